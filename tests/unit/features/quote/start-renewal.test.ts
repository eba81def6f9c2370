// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, formatShortDate } from '~/domain/dates';
import { $notices } from '~/features/quote/notices';
import { currentDraft, restoreDraft } from '~/features/quote/quote-draft';
import { goOnAsNewQuote, leaveRenewal } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import { startRequestedQuote } from '~/features/quote/saved-arrival';
import { $phase } from '~/features/quote/opening';
import { startQuote } from '~/features/quote/start';
import {
  $changeCount,
  $isRestored,
  $quote,
  $renews,
  $sections,
  $selection,
  $step,
  selectBond,
} from '~/features/quote/store';
import { deviceStorage } from '~/platform/browser-storage';
import { today } from '~/platform/clock';
import { DRAFT_KEY } from '~/platform/storage-keys';
import { QUOTE_ID } from '../../domain/support/builders';
import { keepSession } from '../../stores/account-server';
import { buildDraft, CATALOGUE, NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const BOND_ID = '7d3c1f9a-52c4-4a10-8f7e-1c5d9b2e6a04';
/** Inside the 90 days in which a renewal is open. */
const DUE = addDays(today(), 20);
const RENEWAL = `?bondType=notary&state=TX&renews=${BOND_ID}`;

const rules = await loadRules();

let bonds: object[];
let asked: string[];

vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  asked.push(new URL(new Request(input).url).pathname);

  return Promise.resolve(Response.json(bonds));
});

afterAll(() => vi.unstubAllGlobals());

function arrive(search: string) {
  return startQuote({
    catalogue: CATALOGUE,
    site: { name: 'Marshline Surety', phone: '(843) 555-0142', email: 'help@example.com' },
    search,
    entryQuoteId: undefined,
    storage: deviceStorage,
    now: new Date(),
  });
}

function keepDraftHere(sections: object): void {
  const draft = buildDraft({ sections, savedAt: new Date().toISOString() });
  localStorage.setItem(DRAFT_KEY, rules.writeDraft(draft));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
  keepSession();
  asked = [];
  bonds = [
    {
      bond_type_id: 'notary',
      state_code: 'TX',
      amount_cents: 1_000_000,
      number: 'MSB-27182818',
      principal: 'Marisol Okafor',
      status: 'active',
      obligee: 'State of Texas',
      payee: 'the State of Texas',
      effective_date: '2025-01-01',
      expiry_date: DUE,
      renewals: [{ next_due: DUE, status: 'upcoming' }],
      applications: { answers: { applicant: { firstName: 'Marisol', ssn: '219098765' } } },
    },
  ];
});

describe('a link that renews a bond', () => {
  it('says that a bid bond is never renewed, and starts a new quote for one', async () => {
    bonds = [{ ...bonds[0], bond_type_id: 'bid-bond', state_code: 'SC', expiry_date: null }];
    await arrive(`?bondType=bid-bond&state=SC&renews=${BOND_ID}`);

    expect($notices.get()).toEqual(['renewal-never']);
    expect($renews.get()).toBeUndefined();
    expect($sections.get()).toEqual({});
    expect($selection.get()).toEqual({ bondType: 'bid-bond', stateCode: 'SC' });
  });

  it('opens the filled-in details of the next term, as a separate quote', async () => {
    const changes = $changeCount.get();
    await arrive(RENEWAL);

    expect($phase.get().name).toBe('open');
    expect($step.get()).toBe('bond-details');
    expect($selection.get()).toEqual(NOTARY_IN_TEXAS);
    expect($sections.get().bondDetails).toMatchObject({
      obligee: 'State of Texas',
      effectiveDate: formatShortDate(DUE),
    });
    expect(JSON.stringify($sections.get())).not.toContain('219098765');
    expect($renews.get()).toEqual({
      bondId: BOND_ID,
      bondNumber: 'MSB-27182818',
      amount: 1_000_000,
      principal: 'Marisol Okafor',
      obligee: 'State of Texas',
      startsOn: DUE,
      ending: { effectiveDate: '2025-01-01', endsWithLastDay: false },
    });
    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
    expect($isRestored.get()).toBe(true);
    expect($notices.get()).toEqual(['renewal']);
    expect($changeCount.get()).toBeGreaterThan(changes);
  });

  it("uses the bond's own kind and state, whatever the link contains", async () => {
    await arrive(`?bondType=auto-dealer&state=GA&renews=${BOND_ID}`);

    expect($selection.get()).toEqual(NOTARY_IN_TEXAS);
  });

  it('asks first when this browser has answers', async () => {
    keepDraftHere({ bondDetails: { obligee: 'Typed before' } });
    await arrive(RENEWAL);
    expect($phase.get().name).toBe('choosing');

    await startRequestedQuote();
    expect($sections.get().bondDetails).toMatchObject({ obligee: 'State of Texas' });
    expect($quote.get().quoteId).not.toBe(QUOTE_ID);
  });

  it('replaces a draft without answers', async () => {
    keepDraftHere({});
    await arrive(RENEWAL);

    expect($phase.get().name).toBe('open');
    expect($sections.get().bondDetails).toMatchObject({ obligee: 'State of Texas' });
  });

  it('fills nothing in from a missing bond, and reports it', async () => {
    bonds = [];
    await arrive(RENEWAL);

    expect($notices.get()).toEqual(['renewal-unavailable']);
    expect($selection.get()).toEqual(NOTARY_IN_TEXAS);
    expect($sections.get()).toEqual({});
  });

  it('sends no request without a bond', async () => {
    await arrive('?bondType=notary&state=TX&renews=1%20or%20true');

    expect(asked).toEqual([]);
    expect($notices.get()).toEqual(['renewal-unavailable']);
  });

  it.each([
    ['not due yet', { next_due: '2150-01-01', status: 'upcoming' }, 'renewal-later'],
    ['under way', { next_due: DUE, status: 'started' }, 'renewal-done'],
  ])(
    'fills nothing in for a bond whose renewal is %s, and reports it',
    async (_, renewal, notice) => {
      bonds = bonds.map((bond) => ({ ...bond, expiry_date: '2150-01-01', renewals: [renewal] }));
      await arrive(RENEWAL);

      expect($notices.get()).toEqual([notice]);
      expect([$sections.get(), $renews.get()]).toEqual([{}, undefined]);
    },
  );

  it('becomes a new bond when the old one has ended, and reports it', async () => {
    bonds = bonds.map((bond) => ({ ...bond, status: 'expired' }));
    await arrive(RENEWAL);

    expect($notices.get()).toEqual(['renewal-as-new']);
    expect($sections.get().bondDetails).toMatchObject({ obligee: 'State of Texas' });
    expect($renews.get()).toBeUndefined();
  });

  it('becomes a renewal again when the first selection returns, and only in the same quote', async () => {
    await arrive(RENEWAL);

    selectBond({ stateCode: 'SC' });
    selectBond({ stateCode: 'GA' });
    expect($renews.get()).toBeUndefined();
    selectBond({ stateCode: 'TX' });
    expect($renews.get()).toMatchObject({ bondId: BOND_ID });

    selectBond({ stateCode: 'SC' });
    goOnAsNewQuote();
    selectBond({ stateCode: 'TX' });
    expect($renews.get()).toBeUndefined();
  });

  it('stays a new bond after the visitor left the renewal', async () => {
    await arrive(RENEWAL);

    selectBond({ stateCode: 'SC' });
    selectBond({ stateCode: 'TX' });
    leaveRenewal();
    selectBond({ stateCode: 'SC' });
    selectBond({ stateCode: 'TX' });
    expect($renews.get()).toBeUndefined();
  });

  it('stores the renewed bond with the draft, until the visitor selects another bond or leaves the renewal', async () => {
    await arrive(RENEWAL);
    const draft = rules.readDraft(
      rules.writeDraft({ ...currentDraft(new Date()), version: rules.DRAFT_VERSION }),
      new Date(),
    );
    expect(draft).toMatchObject({ value: { renews: { bondId: BOND_ID } } });

    selectBond({ stateCode: 'SC' });
    expect($renews.get()).toBeUndefined();
    if (draft.ok) restoreDraft(draft.value);
    expect($renews.get()).toMatchObject({ bondId: BOND_ID });
    leaveRenewal();
    expect($renews.get()).toBeUndefined();
    expect($sections.get().bondDetails).toMatchObject({ obligee: 'State of Texas' });
  });
});
