// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import type { QuoteDraft } from '~/domain/quote/draft';
import { $notices } from '~/features/quote/notices';
import { loadRules } from '~/features/quote/rules-loader';
import { $phase } from '~/features/quote/opening';
import { startQuote } from '~/features/quote/start';
import { $quote, $sections, $step } from '~/features/quote/store';
import { deviceStorage } from '~/platform/browser-storage';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { goOnFrom } from '~/stores/account-draft';
import { QUOTE_ID, QUOTE_KEY } from '../../domain/support/builders';
import { AccountServer, keepSession } from '../../stores/account-server';
import { buildDraft, CATALOGUE, openWizard } from './wizard-builder';

const server = new AccountServer();
server.listen();
const rules = await loadRules();

const OTHER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';
const LATER = new Date().toISOString();

function arrive(search = '') {
  return startQuote({
    catalogue: CATALOGUE,
    site: { name: 'Marshline Surety', phone: '(843) 555-0142', email: 'help@example.com' },
    search,
    entryQuoteId: undefined,
    storage: deviceStorage,
    now: new Date(),
  });
}

function aDraft(obligee: string, changes: Partial<QuoteDraft> = {}): QuoteDraft {
  const sections = { bondDetails: { obligee } };

  return buildDraft({ step: 'bond-details', savedAt: LATER, sections, ...changes });
}

function keepHere(draft: QuoteDraft): void {
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(draft));
}

function keepInAccount(draft: QuoteDraft): void {
  const { quoteId: id, revision } = draft;
  server.put({ id, revision, answers: toAccountAnswers(draft) });
}

const obligee = () => ($sections.get().bondDetails as { obligee?: string } | undefined)?.obligee;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.reset();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
  keepSession();
});

describe('a signed-in customer who opens the wizard', () => {
  it("continues the account's draft when this browser has none", async () => {
    keepInAccount(aDraft('From the account'));
    await arrive();

    expect($step.get()).toBe('bond-details');
    expect(obligee()).toBe('From the account');
    expect($quote.get().quoteKey).not.toBe(QUOTE_KEY);
    expect($notices.get()).toEqual(['resumed']);
  });

  it.each([
    ['performance-bond', 1, 'project'],
    ['performance-bond', 2, 'resumed'],
    ['administrator', 1, 'matter'],
    ['administrator', 2, 'resumed'],
  ] as const)(
    'reads whether a draft is as a desk filled it in: %s, revision %i',
    async (bondType, revision, notice) => {
      const sections = { bondDetails: { obligee: 'County' }, business: { legalName: 'Ridge LLC' } };
      const selection = { bondType, stateCode: 'SC' } as const;
      keepInAccount(aDraft('County', { sections, revision, selection }));
      await arrive();

      expect($notices.get()).toEqual([notice]);
    },
  );

  it("sees another device's changes, with this device's key", async () => {
    const here = aDraft('As it was');
    keepHere(here);
    goOnFrom(here);
    keepInAccount(aDraft('Changed there', { revision: 5 }));
    await arrive();

    expect(obligee()).toBe('Changed there');
    expect($quote.get()).toEqual({ quoteId: QUOTE_ID, quoteKey: QUOTE_KEY });
  });

  it('keeps changes that the account does not have yet', async () => {
    goOnFrom(aDraft('As it was'));
    keepHere(aDraft('Changed here', { revision: 4 }));
    keepInAccount(aDraft('Changed there', { revision: 5 }));
    await arrive();

    expect(obligee()).toBe('Changed here');
  });

  it("opens this browser's draft when the account does not answer", async () => {
    keepHere(aDraft('Typed here'));
    server.isSilent = true;
    await arrive();

    expect($phase.get().name).toBe('open');
    expect(obligee()).toBe('Typed here');
  });

  it('starts a new quote when there is no draft anywhere', async () => {
    await arrive();

    expect($step.get()).toBe('select-bond');
    expect($notices.get()).toEqual([]);
  });
});

describe('a link to a draft in the account', () => {
  it("opens that draft, after saving this browser's draft in the account", async () => {
    keepInAccount(aDraft('Asked for', { quoteId: OTHER_ID }));
    keepHere(aDraft('Stood here'));
    await arrive(`?resume=${OTHER_ID}`);

    expect($quote.get().quoteId).toBe(OTHER_ID);
    expect(obligee()).toBe('Asked for');
    expect([...server.rows.keys()].sort()).toEqual([OTHER_ID, QUOTE_ID].sort());
  });

  it('replaces no draft here that could not be saved in the account', async () => {
    keepInAccount(aDraft('Asked for', { quoteId: OTHER_ID }));
    server.put({ id: QUOTE_ID, revision: 3, answers: {}, status: 'approved' });
    keepHere(aDraft('Stood here'));
    await arrive(`?resume=${OTHER_ID}`);

    expect(obligee()).toBe('Stood here');
    expect($notices.get()).toContain('account-unavailable');
  });

  it('reports a missing draft', async () => {
    await arrive(`?resume=${OTHER_ID}`);

    expect($notices.get()).toEqual(['not-in-account']);
    expect($phase.get().name).toBe('open');
  });
});
