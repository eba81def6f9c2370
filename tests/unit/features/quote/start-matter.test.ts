// @vitest-environment happy-dom
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $notices } from '~/features/quote/notices';
import { restoreDraft } from '~/features/quote/quote-draft';
import { loadRules } from '~/features/quote/rules-loader';
import { resumeDraft } from '~/features/quote/saved-arrival';
import { $phase } from '~/features/quote/opening';
import { startQuote } from '~/features/quote/start';
import { $formVersion, $quote, $sections, $selection, $step } from '~/features/quote/store';
import { $matterSigning, $unusedSignatures } from '~/features/quote/matter-signing';
import { keepNumbers } from '~/features/quote/numbers-on-file';
import { takeSignedAnswers } from '~/features/quote/signed-numbers';
import { deviceStorage } from '~/platform/browser-storage';
import { listMatterQuotes, rememberMatterQuote } from '~/platform/matter-quotes';
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

/** A client who has signed. */
const SIGNED = {
  role: 'client',
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '',
  times: {
    expiresAt: '2026-12-01T15:00:00Z',
    openedAt: null,
    confirmedAt: null,
    lockedAt: null,
    declinedAt: null,
    signedAt: '2026-11-24T15:00:00Z',
    voidedAt: null,
    revokedAt: null,
  },
  voidedFor: [],
  contact: {
    legalName: 'Ann Marie Lee',
    street: '9 Elm St',
    city: 'Charleston',
    state: 'SC',
    zipCode: '29401',
    phone: '8035550123',
    email: 'ann@example.com',
  },
};

let rows: object[];
let parts: object[] | null;
let bound: object[];

vi.stubGlobal('fetch', (input: string | URL | Request) => {
  const url = input instanceof Request ? input.url : String(input);
  if (url.includes('/bind-signed-parts')) {
    return Promise.resolve(
      Response.json({
        parts: bound,
        numbers: [
          { kind: 'ssn', holder: 'ann marie lee' },
          { kind: 'date_of_birth', holder: 'another name' },
        ],
      }),
    );
  }

  return Promise.resolve(Response.json(url.includes('/rpc/matter_parts') ? parts : rows));
});

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
  parts = [];
  bound = [];
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

  it('has what the client signed, and the server’s numbers on file', async () => {
    parts = [
      SIGNED,
      { ...SIGNED, role: 'co-fiduciary', name: 'Bo Lee', times: null, contact: null },
    ];
    await arrive();
    $step.set('bond-details');
    await keepNumbers();
    await keepNumbers();

    expect($sections.get()).toMatchObject({
      applicant: {
        firstName: 'Ann',
        middleName: 'Marie',
        ssn: 'On file',
        address: { street: '9 Elm St' },
        furtherPrincipals: [{ firstName: 'Bo' }],
      },
      underwriting: { claimsHistory: { answer: 'On file' }, creditCheck: 'authorized' },
    });
    expect($sections.get().applicant).not.toHaveProperty('dateOfBirth');
    expect($matterSigning.get()).toEqual({
      quoteId: $quote.get().quoteId,
      matterId: MATTER_ID,
      missing: ['Bo Lee has not been invited to sign.'],
    });
  });

  it('still says who has not signed when it is resumed in a later visit', async () => {
    parts = [{ ...SIGNED, times: null, contact: null }];
    const savedAt = new Date().toISOString();
    const draft = buildDraft({ sections: { applicant: { firstName: 'Ann' } }, savedAt });
    rememberMatterQuote({ matterId: MATTER_ID, quoteId: draft.quoteId });
    restoreDraft(draft);
    await keepNumbers();

    const missing = ['Ann Lee has not been invited to sign.'];
    expect($matterSigning.get()).toMatchObject({ quoteId: draft.quoteId, missing });
  });

  it('restarts the open form when the numbers arrive', async () => {
    parts = [SIGNED];
    await arrive();
    $step.set('applicant');
    const before = $formVersion.get();
    await keepNumbers();

    expect($formVersion.get()).toBe(before + 1);
  });

  it('says what was signed since under another name, and takes it when the attorney wants', async () => {
    parts = [{ ...SIGNED, times: null, contact: null }];
    await arrive();
    $step.set('bond-details');
    await keepNumbers();
    expect($unusedSignatures.get()?.sentences).toEqual([]);

    // The client signs meanwhile, and the attorney returns to the page.
    parts = [SIGNED];
    bound = [{ principal: 1, name: 'Ann Marie Lee', signedAt: SIGNED.times.signedAt }];
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() =>
      expect($unusedSignatures.get()?.sentences).toEqual([
        'Ann Marie Lee has signed. This quote says Ann Lee.',
      ]),
    );
    expect($sections.get()).toMatchObject({ applicant: { firstName: 'Ann', lastName: 'Lee' } });

    expect(await takeSignedAnswers()).toBe(true);
    expect($unusedSignatures.get()?.sentences).toEqual([]);
    expect($sections.get()).toMatchObject({
      bondDetails: { amount: '$250,000' },
      applicant: { firstName: 'Ann', middleName: 'Marie', ssn: 'On file' },
      underwriting: { claimsHistory: { answer: 'On file' }, creditCheck: 'authorized' },
    });
    const before = $sections.get();
    expect(await takeSignedAnswers()).toBe(true); // a repeated press takes the same
    expect($sections.get()).toEqual(before);

    parts = null; // a colleague who may no longer open the matter
    rows = [];
    expect(await takeSignedAnswers()).toBe(false);
    expect($sections.get()).toEqual(before);
  });

  it('is filled in without signatures for a user who may not change the matter', async () => {
    parts = null;
    await arrive();

    expect($notices.get()).toEqual(['matter']);
    expect($sections.get()).not.toHaveProperty('underwriting');
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
