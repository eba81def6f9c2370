// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { toAccountAnswers } from '~/domain/quote/account-draft';
import { $notices } from '~/features/quote/notices';
import { $phase } from '~/features/quote/opening';
import { $quote, $sections } from '~/features/quote/store';
import { QUOTE_ID } from '../../domain/support/builders';
import { keepSession } from '../../stores/account-server';
import { aBondToRenew, arrive, BOND_ID, DUE, keepDraftHere, RENEWAL } from './renewal-link';
import { RENEWS } from './renewal-server';
import { buildDraft, openWizard } from './wizard-builder';

const THEIR_ID = 'b1e6a0c4-9f3d-4c57-8a52-6d0e7f1c2b93';

/** The drafts in the account that renew the bond for this term. */
let drafts: object[];

vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
  const { pathname } = new URL(new Request(input).url);
  const rows = pathname === '/rest/v1/applications' ? drafts : [aBondToRenew()];

  return Promise.resolve(Response.json(rows));
});

afterAll(() => vi.unstubAllGlobals());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openWizard();
  $notices.set([]);
  $phase.set({ name: 'starting' });
  keepSession();
  drafts = [];
});

it('opens the draft in which another browser renews the bond, without a second one', async () => {
  const theirs = buildDraft({
    quoteId: THEIR_ID,
    step: 'applicant',
    renews: { ...RENEWS, bondId: BOND_ID, startsOn: DUE },
    sections: { bondDetails: { obligee: 'Typed there' } },
    savedAt: new Date().toISOString(),
  });
  drafts = [{ id: THEIR_ID, revision: 4, answers: toAccountAnswers(theirs) }];
  keepDraftHere({});
  await arrive(RENEWAL);

  expect($phase.get().name).toBe('open');
  expect($quote.get().quoteId).toBe(THEIR_ID);
  expect($sections.get().bondDetails).toMatchObject({ obligee: 'Typed there' });
  expect($notices.get()).toEqual(['resumed']);
});

it('continues the renewal that another tab of this browser started', async () => {
  const renews = { ...RENEWS, bondId: BOND_ID, startsOn: DUE };
  keepDraftHere({ bondDetails: { obligee: 'Typed before' } }, { renews });
  await arrive(RENEWAL);

  expect($phase.get().name).toBe('open');
  expect($quote.get().quoteId).toBe(QUOTE_ID);
  expect($sections.get().bondDetails).toMatchObject({ obligee: 'Typed before' });
});

it('asks first when the answers here renew another term', async () => {
  const renews = { ...RENEWS, bondId: BOND_ID, startsOn: '2024-01-01' };
  keepDraftHere({ bondDetails: { obligee: 'Typed before' } }, { renews });
  await arrive(RENEWAL);

  expect($phase.get().name).toBe('choosing');
});
