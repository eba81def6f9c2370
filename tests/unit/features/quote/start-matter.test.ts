// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $notices } from '~/features/quote/notices';
import { loadRules } from '~/features/quote/rules-loader';
import { $phase, resumeDraft, startQuote } from '~/features/quote/start';
import { $quote, $sections, $selection } from '~/features/quote/store';
import { deviceStorage } from '~/platform/browser-storage';
import { listMatterQuotes } from '~/platform/matter-quotes';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { keepSession } from '../../stores/account-server';
import { buildDraft, CATALOGUE, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const MATTER_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';

const ROW = {
  id: MATTER_ID,
  kind: 'fiduciary',
  version: 1,
  bond_slug: 'administrator',
  state_code: 'SC',
  subject_name: 'Mary Smith',
  court: 'Probate Court',
  county: 'Charleston',
  amount_cents: 25_000_000,
  facts: {},
  bondability: null,
  bondability_on: null,
  closed_at: null,
  responsible: null,
  matter_people: [],
  matter_access: [],
  matter_notes: { words: 'The brother drinks', version: 1 },
};

const rules = await loadRules();

let rows: object[];

vi.stubGlobal('fetch', () => Promise.resolve(Response.json(rows)));

afterAll(() => vi.unstubAllGlobals());

function arrive(search = `?matter=${MATTER_ID}`) {
  return startQuote({
    catalogue: CATALOGUE,
    site: { name: 'Marshline Surety', phone: '(843) 555-0142', email: 'help@example.com' },
    search,
    entryQuoteId: undefined,
    storage: deviceStorage,
    now: new Date(),
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
  keepSession();
  rows = [ROW];
});

describe('a quote from a matter', () => {
  it('has its bond, state and facts, and is remembered for the desk', async () => {
    await arrive();

    expect($selection.get()).toMatchObject({ bondType: 'administrator', stateCode: 'SC' });
    expect($sections.get()).toMatchObject({
      bondDetails: { amount: '$250,000', matter: { decedent: 'Mary Smith' } },
    });
    expect($notices.get()).toEqual(['matter']);
    expect(listMatterQuotes()).toEqual([{ matterId: MATTER_ID, quoteId: $quote.get().quoteId }]);
    expect(JSON.stringify($sections.get())).not.toContain('drinks');
  });

  it('is not started in place of a draft that the visitor continues', async () => {
    const sections = { bondDetails: { obligee: 'Secretary of State' } };
    const draft = buildDraft({
      sections,
      selection: NOTARY_IN_TEXAS,
      savedAt: new Date().toISOString(),
    });
    localStorage.setItem(DRAFT_KEY, rules.writeDraft(draft));
    await arrive();
    expect($phase.get().name).toBe('choosing');

    resumeDraft();

    expect($sections.get()).toMatchObject(sections);
    expect(listMatterQuotes()).toEqual([]);
  });

  it.each([
    ['a matter of another firm', `?matter=${MATTER_ID}`],
    ['an invalid id', '?matter=1'],
  ])('is not filled in for %s', async (_, search) => {
    rows = [];
    await arrive(search);

    expect($notices.get()).toEqual(['matter-unavailable']);
    expect(listMatterQuotes()).toEqual([]);
  });
});
