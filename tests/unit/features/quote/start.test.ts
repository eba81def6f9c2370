// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { Selection } from '~/domain/quote/selection';
import { keepConfirmation } from '~/features/quote/confirmation/kept-confirmation';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { $notices } from '~/features/quote/notices';
import { loadRules } from '~/features/quote/rules-loader';
import { resumeDraft, startRequestedQuote } from '~/features/quote/saved-arrival';
import { $phase } from '~/features/quote/opening';
import { startQuote } from '~/features/quote/start';
import {
  $canVisit,
  $quote,
  $savedMark,
  $saveState,
  $sections,
  $selection,
  $step,
} from '~/features/quote/store';
import { deviceStorage } from '~/platform/browser-storage';
import { QUOTE_ID, QUOTE_KEY } from '../../domain/support/builders';
import { aConfirmation } from './confirmation-builder';
import { buildDraft, CATALOGUE, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const rules = await loadRules();

function arrive(
  search: string,
  { entryQuoteId, typed = {} }: { entryQuoteId?: string; typed?: Selection } = {},
) {
  return startQuote({
    catalogue: CATALOGUE,
    site: { name: 'Marshline Surety', phone: '(843) 555-0142', email: 'help@example.com' },
    search,
    entryQuoteId,
    typed,
    storage: deviceStorage,
    now: new Date('2026-11-20T16:00:00Z'),
  });
}

function keepDraft(changes: Partial<QuoteDraft> = {}) {
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(buildDraft(changes)));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
});

describe('arriving without a draft', () => {
  it("opens the first step with the link's bond and state", async () => {
    await arrive('?bondType=notary-public&state=tx');

    expect($phase.get().name).toBe('open');
    expect($step.get()).toBe('select-bond');
    expect($selection.get()).toEqual(NOTARY_IN_TEXAS);
    expect($quote.get().quoteId).not.toBe('');
    expect($saveState.get().status).toBe('idle');
  });

  it("keeps the visitor's own choice before the link's", async () => {
    await arrive('?bondType=notary&state=TX', { typed: { stateCode: 'TN' } });

    expect($selection.get()).toEqual({ bondType: 'notary', stateCode: 'TN' });
  });

  it('reports unknown values and leaves them out', async () => {
    await arrive('?bondType=pirate&state=ZZ');

    expect($notices.get()).toEqual(['unknown-bond', 'unknown-state']);
    expect($selection.get()).toEqual({});
  });

  it('opens a later step only as far as the selection allows', async () => {
    await arrive('?bondType=notary&state=TX&step=payment');
    expect($step.get()).toBe('bond-details');

    openWizard();
    await arrive('?bondType=notary&state=AK&step=payment');
    expect($step.get()).toBe('select-bond');
  });
});

describe('arriving with a draft', () => {
  it('asks before the own choice of the visitor replaces answers', async () => {
    keepDraft();
    await arrive('', { typed: { stateCode: 'TN' } });

    expect($phase.get()).toMatchObject({ name: 'choosing', requested: { stateCode: 'TN' } });
  });

  it('resumes at its step, and reports it', async () => {
    keepDraft();
    await arrive('');

    expect($step.get()).toBe('applicant');
    expect($quote.get()).toEqual({ quoteId: QUOTE_ID, quoteKey: QUOTE_KEY });
    expect($sections.get()).toHaveProperty('bondDetails.obligee');
    expect($notices.get()).toEqual(['resumed']);
    expect($saveState.get().status).toBe('saved');
    expect($savedMark.get()).toEqual({ quoteId: QUOTE_ID, revision: 3 });
  });

  it("returns to the address's step on a reload, without a message", async () => {
    keepDraft();
    await arrive('?bondType=notary&state=TX&step=bond-details', { entryQuoteId: QUOTE_ID });

    expect($step.get()).toBe('bond-details');
    expect($notices.get()).toEqual([]);
  });

  it('never opens a step that its answers do not reach', async () => {
    keepDraft({ step: 'review' });
    await arrive('?step=review', { entryQuoteId: QUOTE_ID });

    expect($step.get()).toBe('applicant');
    expect($canVisit.get()($step.get())).toBe(true);
  });

  it('keeps a selection changed after the link was opened, on a reload', async () => {
    keepDraft({ selection: { bondType: 'notary', stateCode: 'SC' } });
    await arrive('?bondType=notary&state=TX', { entryQuoteId: QUOTE_ID });

    expect($phase.get().name).toBe('open');
    expect($selection.get().stateCode).toBe('SC');
  });

  it.each([
    ['unreadable', '{ broken', 'draft-unreadable'],
    ['of another version', '{"version":0}', 'draft-unreadable'],
  ])('reports a draft that is %s, and starts a new quote', async (_, text, notice) => {
    localStorage.setItem(DRAFT_KEY, text);
    await arrive('?bondType=notary');

    expect($notices.get()).toEqual([notice]);
    expect($selection.get()).toEqual({ bondType: 'notary' });
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it('reports a draft that is too old', async () => {
    keepDraft({ savedAt: '2026-10-20T15:00:00.000Z' });
    await arrive('');

    expect($notices.get()).toEqual(['draft-expired']);
    expect($sections.get()).toEqual({});
  });
});

describe('opening a link for another bond while a draft exists', () => {
  const LINK = '?bondType=executor-personal-representative&state=SC';

  it('asks which one to continue and changes neither', async () => {
    keepDraft();
    const before = localStorage.getItem(DRAFT_KEY);
    await arrive(LINK);

    expect($phase.get()).toMatchObject({
      name: 'choosing',
      requested: { bondType: 'executor-personal-representative', stateCode: 'SC' },
    });
    expect(localStorage.getItem(DRAFT_KEY)).toBe(before);
  });

  it('resumes the saved quote', async () => {
    keepDraft();
    await arrive(LINK);
    resumeDraft();

    expect($phase.get().name).toBe('open');
    expect($selection.get()).toEqual(NOTARY_IN_TEXAS);
    expect($step.get()).toBe('applicant');
  });

  it('starts the new one and replaces the draft at its first save', async () => {
    keepDraft();
    await arrive(LINK);
    await startRequestedQuote();

    expect($selection.get()).toEqual({
      bondType: 'executor-personal-representative',
      stateCode: 'SC',
    });
    expect($sections.get()).toEqual({});
    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect($savedMark.get()).toEqual({ quoteId: QUOTE_ID, revision: 3 });
    expect($saveState.get().status).toBe('saving');
  });

  it('does not ask when there is only a selection: the link wins', async () => {
    keepDraft({ sections: {}, step: 'select-bond' });
    await arrive('?state=SC');

    expect($phase.get().name).toBe('open');
    expect($selection.get()).toEqual({ bondType: 'notary', stateCode: 'SC' });
  });
});

describe('arriving after a submission', () => {
  it('shows the confirmation again on a reload, and nothing else', async () => {
    keepConfirmation(aConfirmation());
    await arrive('?bondType=notary&state=TX&step=confirmation');

    expect($step.get()).toBe('confirmation');
    expect($canVisit.get()('select-bond')).toBe(false);
  });

  it('starts a new quote for a new link', async () => {
    keepConfirmation(aConfirmation());
    await arrive('?bondType=notary&state=TX');

    expect($step.get()).toBe('select-bond');
  });
});
