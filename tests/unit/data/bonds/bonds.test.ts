import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBond, listBonds, listBondsWithFiles } from '~/data/bonds/bonds';
import { cannedServer, noNetwork } from '../canned-server';
import { BOND, ROW } from './bond-row';

const TODAY = '2026-11-29';
const ROWS = { first: 25, last: 49 };
const WANTED = { today: TODAY, rows: ROWS };

const listed = (rows: object[], total: number) =>
  Response.json(rows, { headers: { 'content-range': `25-${24 + rows.length}/${total}` } });

afterEach(() => vi.unstubAllGlobals());

describe('the obligee', () => {
  it('is the payee of the paper where the law names another than the office', async () => {
    const payee = 'the Governor of Texas';
    const { db } = cannedServer(() => listed([{ ...ROW, payee }], 1));

    expect(await listBonds(db, 'a-user', WANTED)).toMatchObject({
      value: { bonds: [{ obligee: 'State of Texas', payee: 'The Governor of Texas' }] },
    });
  });
});

describe('the status of a bond', () => {
  it.each([
    ['active', '2030-11-14', 'active'],
    ['active', '2030-11-15', 'expired'],
    ['pending', '2030-11-15', 'pending'],
    ['cancelled', '2030-11-15', 'cancelled'],
  ])(
    'that is recorded as %s is on %s, around its first day without coverage, %s',
    async (recorded, today, status) => {
      const { db } = cannedServer(() => listed([{ ...ROW, status: recorded }], 1));

      expect(await listBonds(db, 'a-user', { ...WANTED, today })).toMatchObject({
        value: { bonds: [{ status }] },
      });
    },
  );
});

describe('the case number', () => {
  it('comes with a court bond, so that the filing steps know whether the papers have a blank for it', async () => {
    const { db, sent } = cannedServer(() => listed([{ ...ROW, caseNumber: '2026-ES-00417' }], 1));

    expect(await listBonds(db, 'a-user', WANTED)).toMatchObject({
      value: { bonds: [{ caseNumber: '2026-ES-00417' }] },
    });
    expect(sent[0]?.url.searchParams.get('select')).toContain('caseNumber:matter->>caseNumber');
  });
});

describe('the end of a term that continued a bond', () => {
  it('is its last day where the papers name the last day', async () => {
    const { db } = cannedServer(() => listed([{ ...ROW, last_day: '2038-11-14' }], 1));

    expect(await listBonds(db, 'a-user', WANTED)).toMatchObject({
      value: { bonds: [{ continuations: [{ endsOn: '2034-11-14' }, { endsOn: '2038-11-14' }] }] },
    });
  });
});

describe('the certificates of a bond', () => {
  it('are each filed or not, by their own tick', async () => {
    const { db } = cannedServer(() => listed([ROW], 1));

    expect(await listBonds(db, 'a-user', WANTED)).toMatchObject({
      value: {
        bonds: [
          {
            doneSteps: ['signed'],
            continuations: [
              { term: 2, isFiled: true },
              { term: 3, isFiled: false },
            ],
          },
        ],
      },
    });
  });
});

describe('listBondsWithFiles', () => {
  it('searches in one filter, so that a bond without files never matches', async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 1));
    await listBondsWithFiles(db, 'a-user', { ...WANTED, search: 'Smith' });

    expect(sent[0]?.url.searchParams.getAll('or')).toEqual([
      '(and(or(pdf_url.not.is.null,poa_pdf_url.not.is.null),or(number.ilike.*Smith*,obligee.ilike.*Smith*,principal.ilike.*Smith*,caption.ilike.*Smith*)))',
    ]);
  });

  it('leaves out a pending bond, whose files are not signed yet', async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 1));
    await listBondsWithFiles(db, 'a-user', WANTED);

    expect(sent[0]?.url.searchParams.get('status')).toBe('neq.pending');
  });
});

describe.each([
  ['listBonds', listBonds, null],
  ['listBondsWithFiles', listBondsWithFiles, '(pdf_url.not.is.null,poa_pdf_url.not.is.null)'],
] as const)('%s', (_name, list, files) => {
  it("requests the user's own bonds in one query, newest first, with their number", async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 500));

    expect(await list(db, 'a-user', WANTED)).toEqual({
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

    expect(await list(db, 'a-user', WANTED)).toEqual({ ok: false, code });
    expect(sent).toHaveLength(1);
  });

  it('reports a device without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { db } = cannedServer(noNetwork);

    expect(await list(db, 'a-user', WANTED)).toEqual({ ok: false, code: 'offline' });
  });
});

describe('findBond', () => {
  it("requests the user's own bond with this id", async () => {
    const { db, sent } = cannedServer(() => listed([ROW], 1));

    expect(await findBond(db, 'a-user', { id: BOND.id, today: TODAY })).toEqual({
      ok: true,
      value: BOND,
    });
    expect(sent[0]?.url.searchParams.get('user_id')).toBe('eq.a-user');
    expect(sent[0]?.url.searchParams.get('id')).toBe(`eq.${BOND.id}`);
  });

  it('leaves out a missing end date and a missing application', async () => {
    const { db } = cannedServer(() =>
      listed([{ ...ROW, expiry_date: null, application_id: null }], 1),
    );
    const { expiryDate: _end, applicationId: _application, ...rest } = BOND;

    expect(await findBond(db, 'a-user', { id: BOND.id, today: TODAY })).toEqual({
      ok: true,
      value: rest,
    });
  });

  it('finds no bond of another user', async () => {
    const { db } = cannedServer(() => listed([], 0));

    expect(await findBond(db, 'a-user', { id: BOND.id, today: TODAY })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['no connection', noNetwork, 'unreachable'],
    ['an id that is none', () => Response.json({ code: '22P02' }, { status: 400 }), 'load-failed'],
  ])('has a code for %s', async (_, answer, code) => {
    const { db } = cannedServer(answer);

    expect(await findBond(db, 'a-user', { id: 'x', today: TODAY })).toEqual({ ok: false, code });
  });
});
