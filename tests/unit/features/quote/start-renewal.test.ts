// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatShortDate } from '~/domain/dates';
import { $notices } from '~/features/quote/notices';
import { currentDraft, restoreDraft } from '~/features/quote/quote-draft';
import { goOnAsNewQuote, leaveRenewal } from '~/features/quote/quote-ends';
import { loadRules } from '~/features/quote/rules-loader';
import { startRequestedQuote } from '~/features/quote/saved-arrival';
import { $phase } from '~/features/quote/opening';
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
import { QUOTE_ID } from '../../domain/support/builders';
import { keepSession } from '../../stores/account-server';
import { aBondToRenew, arrive, BOND_ID, DUE, keepDraftHere, RENEWAL } from './renewal-link';
import { NOTARY_IN_TEXAS, openWizard } from './wizard-builder';

const rules = await loadRules();

let bonds: object[];
let asked: string[];

vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  const { pathname } = new URL(new Request(input).url);
  asked.push(pathname);

  return Promise.resolve(Response.json(pathname === '/rest/v1/applications' ? [] : bonds));
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
  keepSession();
  asked = [];
  bonds = [aBondToRenew()];
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
