import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_ASSIGNED } from '~/domain/bonds/case-number';
import { VERIFY_SHOWS } from '~/domain/own-facts';
import {
  freshAddress,
  startFunctionsStack,
  type FunctionsStack,
} from '../support/functions-stack.ts';
import { countCallsAs } from '../support/many-calls.ts';

let stack: FunctionsStack;
let token: string;

beforeAll(async () => {
  stack = await startFunctionsStack();
  token = await insertBond();
});

afterAll(() => stack.stop());

/** Stores a bond with its documents and returns its verify token. A payee is stored with the form that names it. */
async function insertBond({
  obligee = 'State of Tennessee',
  payee = null as string | null,
  matter = null as Record<string, string> | null,
} = {}): Promise<string> {
  const [row] = await stack.query(
    `insert into public.bonds (
       bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, payee, form_id, matter_label, status,
       issued_at, effective_date, expiry_date, matter
     )
     values (
       'notary', 'TN', 1000000, 15000, 'Marisol Okafor', $1, $2, $3, $4, 'active', '2026-11-22T03:30:00Z',
       '2026-12-01', '2030-12-01', $5
     )
     returning id, verify_token`,
    [obligee, payee, payee && 'NOTARY-TN-1', payee && 'Commission', matter],
  );
  await stack.query(
    `update public.bonds set pdf_url = id || '/bond.pdf', pdf_sha256 = $2, poa_pdf_url = id || '/power-of-attorney.pdf',
       poa_pdf_sha256 = $3 where id = $1`,
    [row?.['id'], 'a'.repeat(64), 'b'.repeat(64)],
  );

  return String(row?.['verify_token']);
}

const verify = (body: unknown, options = {}) => stack.call('verify-bond', body, options);

describe('verify-bond', () => {
  it('shows anyone with the token exactly the facts on the documents', async () => {
    const { status, body, headers } = await verify({ token });

    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      status: 'active',
      number: expect.stringMatching(/^MSB-\d{8}$/),
      principal: 'Marisol Okafor',
      obligee: 'State of Tennessee',
      amount: 1_000_000,
      powers: [
        {
          number: (body as { number: string }).number.replace('MSB', 'MSP'),
          ...{ limit: 1_000_000, date: '2026-11-21' },
        },
      ],
      powerLimit: 1_000_000,
      powerDate: '2026-11-21',
      issuedOn: '2026-11-21', // 10:30 p.m. where the agency signs
      effectiveDate: '2026-12-01',
      expiryDate: '2030-12-01',
      cancelledOn: null,
      papers: {
        bond: 'a'.repeat(64),
        powerOfAttorney: 'b'.repeat(64),
        continuations: [],
        riders: [],
      },
      proof: null,
    });
    expect(Object.keys(VERIFY_SHOWS)).toEqual(expect.arrayContaining(Object.keys(body as object)));
    // This bond names no matter. Everything else that our pages promise is in the answer.
    const promised = Object.keys(VERIFY_SHOWS).filter(
      (key) => VERIFY_SHOWS[key as keyof typeof VERIFY_SHOWS] !== null,
    );
    expect(promised.filter((key) => !(key in (body as object)))).toEqual([
      'capacity',
      'caption',
      'caseNumber',
    ]);
  });

  it.each([
    ['County Clerk of Davidson County', 'The State of Tennessee'],
    ['State of Tennessee', undefined],
  ])('names the payee of the paper beside the office %s: %s', async (obligee, payee) => {
    const { body } = await verify({
      token: await insertBond({ obligee, payee: 'the State of Tennessee' }),
    });

    expect(body).toMatchObject({ obligee });
    expect((body as { payee?: string }).payee).toBe(payee);
  });

  it('names the capacity of the principal as the papers print it', async () => {
    const titled = await insertBond();
    await stack.query(
      "update public.bonds set capacity = 'personal representative' where verify_token = $1",
      [titled],
    );

    const { body } = await verify({ token: titled });
    expect((body as { capacity?: string }).capacity).toBe('Personal representative');
  });

  it.each([
    ['2026-ES-10-01234', '2026-ES-10-01234'],
    [NOT_ASSIGNED, undefined],
  ])(
    'names the case number of the papers, and no other fact of the matter: %s',
    async (caseNumber, shown) => {
      const matter = { caseNumber, decedent: 'Mary Smith', dateOfDeath: 'March 4, 2026' };
      const { body } = await verify({ token: await insertBond({ matter }) });

      expect((body as { caseNumber?: string }).caseNumber).toBe(shown);
      expect(JSON.stringify(body)).not.toMatch(/Mary Smith|March 4, 2026|Not assigned/u);
    },
  );

  it('returns hash, term and date of each continuation certificate, in the order of the terms', async () => {
    const continued = await insertBond();
    await stack.query(
      `insert into public.bond_terms (
         bond_id, number, starts_on, ends_on, issued_at, premium_cents, principal, amount_cents, certificate_url,
         certificate_sha256
       )
       select bond.id, term.number, '2030-12-01', '2031-12-01', '2030-11-22T03:30:00Z', 15000, bond.principal, bond.amount_cents,
         case when term.sha256 is not null then bond.id || '/continuation-' || term.number || '.pdf' end, term.sha256
       from public.bonds as bond,
         (values (3, $2), (2, $3), (4, null)) as term (number, sha256)
       where bond.verify_token = $1`,
      [continued, 'd'.repeat(64), 'c'.repeat(64)],
    );

    // 10:30 p.m. of the day before where the agency signs
    const dates = { startsOn: '2030-12-01', endsOn: '2031-12-01', signedOn: '2030-11-21' };
    expect(await verify({ token: continued })).toMatchObject({
      body: {
        papers: {
          continuations: [
            { term: 2, sha256: 'c'.repeat(64), ...dates },
            { term: 3, sha256: 'd'.repeat(64), ...dates },
          ],
        },
      },
    });
  });

  it('says that a bond was cancelled', async () => {
    const cancelled = await insertBond();
    await stack.query(`update public.bonds set status = 'cancelled' where verify_token = $1`, [
      cancelled,
    ]);

    expect(await verify({ token: cancelled })).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    });
  });

  it('tells a released bond from a cancelled one, by an approved request only', async () => {
    const released = await insertBond();
    await stack.query(`update public.bonds set status = 'cancelled' where verify_token = $1`, [
      released,
    ]);
    const ask = async (kind: string, status: string) => {
      await stack.query(
        `insert into public.bond_requests (id, bond_id, kind, ends_on)
         select gen_random_uuid(), bond.id, $2, '2026-11-20' from public.bonds as bond where bond.verify_token = $1`,
        [released, kind],
      );
      await stack.query(
        `update public.bond_requests
         set status = $1, decided_by = gen_random_uuid(), decided_at = now(), reason = 'We read the order.'
         where status = 'requested'`,
        [status],
      );
    };
    await ask('cancellation', 'approved');
    await ask('release', 'declined');
    expect((await verify({ token: released })).body).not.toHaveProperty('isReleased');

    await ask('release', 'approved');
    expect(await verify({ token: released })).toMatchObject({ body: { isReleased: true } });
  });

  it('finds no bond for a guessed token in any case', async () => {
    for (const guess of ['k'.repeat(32), token.toLowerCase(), token.toUpperCase()]) {
      expect(await verify({ token: guess })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
  });

  it.each([
    ['a bond number instead of the token', { token: 'MSB-27182818' }, {}, 422],
    ['a pattern instead of a token', { token: '%' }, {}, 422],
    ['no token', {}, {}, 422],
    ['half a body', '{"token": ', {}, 400],
    ['the method GET', {}, { method: 'GET' }, 405],
    ['a form of another site', '{}', { contentType: 'text/plain' }, 415],
    ['no key', {}, { apikey: null }, 401],
  ])('refuses %s', async (_, body, options, status) => {
    expect(await verify(body, options)).toMatchObject({ status });
  });

  it('allows 120 look-ups from an address and refuses the next', async () => {
    const address = freshAddress();
    await verify({}, { address });
    await countCallsAs(stack, 'verify-bond', 119);

    expect(await verify({ token }, { address })).toMatchObject({ status: 200 });
    expect(await verify({ token }, { address })).toMatchObject({
      status: 429,
      body: { code: 'rate-limited' },
    });
    expect(await verify({ token })).toMatchObject({ status: 200 });
  });
});
