import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBond, listBonds, listBondsWithFiles } from '~/data/bonds/bonds';
import { cannedServer, noNetwork } from '../canned-server';
import { NOTARY_PRICE } from '../../../support/notary-price';

const ROW = {
  id: '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11',
  number: 'MSB-27182818',
  application_id: '5d6ee1a4-7a93-4bb2-8b44-0a9ac7d1c001',
  bond_type_id: 'notary',
  state_code: 'TX',
  amount_cents: 1_000_000,
  premium_cents: NOTARY_PRICE.premium,
  principal: 'Marisol Okafor',
  obligee: 'State of Texas',
  status: 'active',
  issued_at: '2026-11-01T12:00:00+00:00',
  effective_date: '2026-11-15',
  expiry_date: '2030-11-15',
  pdf_url: '0b1f6f9e-6a0e-4c53-9a52-0d3f7f0a7f11/bond.pdf',
  poa_pdf_url: null,
  verify_token: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  cancelled_on: null,
  applications: { is_held: true },
  bond_types: { name: 'Notary Bond' },
  bond_terms: [
    {
      number: 3,
      starts_on: '2034-11-15',
      ends_on: '2038-11-15',
      issued_at: '2034-11-01T12:00:00+00:00',
      certificate_url: null,
    },
    {
      number: 2,
      starts_on: '2030-11-15',
      ends_on: '2034-11-15',
      issued_at: '2030-11-01T12:00:00+00:00',
      certificate_url: 'x/continuation-2.pdf',
    },
    {
      number: 1,
      starts_on: '2026-11-15',
      ends_on: '2030-11-15',
      issued_at: '2026-11-01T12:00:00+00:00',
      certificate_url: null,
    },
  ],
  bond_filing_steps: [{ step: 'signed' }],
  bond_requests: [
    { kind: 'address-change', status: 'requested' },
    { kind: 'name-change', status: 'declined' },
  ],
  bond_riders: [
    {
      number: 2,
      kind: 'amount-change',
      effective_on: '2031-02-02',
      amount_before_cents: 750_000,
      amount_cents: 1_000_000,
      issued_at: '2031-02-02T12:00:00+00:00',
      pdf_url: null,
      poa_pdf_url: null,
    },
    {
      number: 1,
      kind: 'name-change',
      effective_on: '2031-01-02',
      amount_before_cents: 750_000,
      amount_cents: 750_000,
      issued_at: '2031-01-02T12:00:00+00:00',
      pdf_url: 'x/rider-1.pdf',
      poa_pdf_url: null,
    },
    {
      number: 3,
      kind: 'of-another-version',
      effective_on: '2031-03-02',
      amount_before_cents: 1_000_000,
      amount_cents: 1_000_000,
      issued_at: '2031-03-02T12:00:00+00:00',
      pdf_url: null,
      poa_pdf_url: null,
    },
  ],
  renewals: [
    { next_due: '2038-11-15', status: 'upcoming' },
    { next_due: '2042-11-15', status: 'of-another-version' },
  ],
};

const BOND = {
  id: ROW.id,
  number: 'MSB-27182818',
  applicationId: ROW.application_id,
  bondSlug: 'notary',
  bondName: 'Notary Bond',
  stateCode: 'TX',
  amount: 1_000_000,
  premium: NOTARY_PRICE.premium,
  principal: 'Marisol Okafor',
  obligee: 'State of Texas',
  status: 'active',
  issuedAt: '2026-11-01T12:00:00+00:00',
  effectiveDate: '2026-11-15',
  expiryDate: '2030-11-15',
  hasBondFile: true,
  hasPoaFile: false,
  isHeld: true,
  verifyToken: ROW.verify_token,
  continuations: [
    {
      term: 2,
      startsOn: '2030-11-15',
      endsOn: '2034-11-15',
      hasCertificate: true,
      issuedAt: '2030-11-01T12:00:00+00:00',
    },
    {
      term: 3,
      startsOn: '2034-11-15',
      endsOn: '2038-11-15',
      hasCertificate: false,
      issuedAt: '2034-11-01T12:00:00+00:00',
    },
  ],
  openRequests: ['address-change'],
  doneSteps: ['signed'],
  riders: [
    {
      number: 1,
      kind: 'name-change',
      effectiveOn: '2031-01-02',
      amountBefore: 750_000,
      amount: 750_000,
      issuedAt: '2031-01-02T12:00:00+00:00',
      hasFile: true,
      hasPoaFile: false,
    },
    {
      number: 2,
      kind: 'amount-change',
      effectiveOn: '2031-02-02',
      amountBefore: 750_000,
      amount: 1_000_000,
      issuedAt: '2031-02-02T12:00:00+00:00',
      hasFile: false,
      hasPoaFile: false,
    },
  ],
  renewals: [{ nextDue: '2038-11-15', status: 'upcoming' }],
};

const ROWS = { first: 25, last: 49 };

const listed = (rows: object[], total: number) =>
  Response.json(rows, { headers: { 'content-range': `25-${24 + rows.length}/${total}` } });

afterEach(() => vi.unstubAllGlobals());

describe('listBondsWithFiles', () => {
  it('searches in one filter, so that a bond without files never matches', async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 1));
    await listBondsWithFiles(db, 'a-user', ROWS, 'Smith');

    expect(sent[0]?.url.searchParams.getAll('or')).toEqual([
      '(and(or(pdf_url.not.is.null,poa_pdf_url.not.is.null),or(number.ilike.*Smith*,obligee.ilike.*Smith*,principal.ilike.*Smith*,caption.ilike.*Smith*)))',
    ]);
  });
});

describe.each([
  ['listBonds', listBonds, null],
  ['listBondsWithFiles', listBondsWithFiles, '(pdf_url.not.is.null,poa_pdf_url.not.is.null)'],
] as const)('%s', (_name, list, files) => {
  it("requests the user's own bonds in one query, newest first, with their number", async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 500));

    expect(await list(db, 'a-user', ROWS)).toEqual({
      ok: true,
      value: { bonds: [BOND], total: 500 },
    });
    expect(sent).toHaveLength(1);
    const query = sent[0]?.url.searchParams;
    expect(sent[0]?.url.pathname).toBe('/rest/v1/bonds');
    expect(query?.get('user_id')).toBe('eq.a-user');
    expect(query?.get('or')).toBe(files);
    expect(query?.get('order')).toBe('issued_at.desc,id.asc');
    expect([query?.get('offset'), query?.get('limit')]).toEqual(['25', '25']);
    expect(sent[0]?.headers.get('prefer')).toContain('count=exact');
  });

  it.each([
    ['no connection', noNetwork, 'unreachable'],
    ['a refusal', () => Response.json({ code: '42501' }, { status: 403 }), 'load-failed'],
    [
      'a list that ends before',
      () => Response.json({ code: 'PGRST103' }, { status: 416 }),
      'no-such-rows',
    ],
    ['an answer without a total', () => Response.json([ROW]), 'load-failed'],
  ])('has a code for %s, and does not retry by itself', async (_, answer, code) => {
    const { db, sent } = cannedServer(answer);

    expect(await list(db, 'a-user', ROWS)).toEqual({ ok: false, code });
    expect(sent).toHaveLength(1);
  });

  it('reports a device without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedServer(noNetwork);

    expect(await list(db, 'a-user', ROWS)).toEqual({ ok: false, code: 'offline' });
  });
});

describe('findBond', () => {
  it("requests the user's own bond with this id", async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 1));

    expect(await findBond(db, 'a-user', BOND.id)).toEqual({ ok: true, value: BOND });
    expect(sent[0]?.url.searchParams.get('user_id')).toBe('eq.a-user');
    expect(sent[0]?.url.searchParams.get('id')).toBe(`eq.${BOND.id}`);
  });

  it('leaves out a missing end date and a missing application', async () => {
    const { db } = cannedServer(() =>
      listed([{ ...ROW, expiry_date: null, application_id: null }], 1),
    );
    const { expiryDate: _end, applicationId: _application, ...rest } = BOND;

    expect(await findBond(db, 'a-user', BOND.id)).toEqual({ ok: true, value: rest });
  });

  it('finds no bond of another user', async () => {
    const { db } = cannedServer(() => listed([], 0));

    expect(await findBond(db, 'a-user', BOND.id)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['no connection', noNetwork, 'unreachable'],
    ['an id that is none', () => Response.json({ code: '22P02' }, { status: 400 }), 'load-failed'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = cannedServer(answer);

    expect(await findBond(db, 'a-user', 'x')).toEqual({ ok: false, code });
  });
});
