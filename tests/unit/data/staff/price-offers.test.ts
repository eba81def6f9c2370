import { describe, expect, it } from 'vitest';
import { loadOfferBasis } from '~/data/staff/price-offers';
import { cannedServer, noNetwork } from '../canned-server';

const BOND = { slug: 'executor-personal-representative', rules: { ratePlans: [] } };
const PROPOSED = { premium_cents: 1_200_000, reason: 'The will is contested.', status: 'proposed' };

const basisOf = async (related: { payments: unknown; price_offers: unknown }) => {
  const { db } = cannedServer(() => Response.json([{ bond_types: BOND, ...related }]));

  return loadOfferBasis(db, 'a');
};

describe('loadOfferBasis', () => {
  it.each([
    ['a list, as the platform returns it', [PROPOSED]],
    ['a row without a list, as the embedded stack returns it', PROPOSED],
  ])('reads the proposal of a colleague from %s', async (_, price_offers) => {
    expect(await basisOf({ payments: [{ priced: null }], price_offers })).toEqual({
      ok: true,
      value: {
        bond: { slug: BOND.slug, ratePlans: [] },
        authorized: undefined,
        proposal: { premium: 1_200_000, reason: 'The will is contested.' },
      },
    });
  });

  it.each([
    ['empty lists', []],
    ['null', null],
  ])('reads %s as no payment and no proposal', async (_, nothing) => {
    expect(await basisOf({ payments: nothing, price_offers: nothing })).toMatchObject({
      ok: true,
      value: { authorized: undefined, proposal: undefined },
    });
  });

  it('returns nothing for an application that the database does not show', async () => {
    const { db } = cannedServer(() => Response.json([]));

    expect(await loadOfferBasis(db, 'a')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['load-failed', () => Response.json({ code: 'XX000' }, { status: 500 })],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    expect(await loadOfferBasis(cannedServer(answer).db, 'a')).toEqual({ ok: false, code });
  });
});
