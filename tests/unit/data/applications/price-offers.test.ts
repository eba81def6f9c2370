import { describe, expect, it } from 'vitest';
import { loadOpenPriceOffer } from '~/data/applications/price-offers';
import { loadOfferBasis } from '~/data/staff/price-offers';
import { ratePlan } from '../../../support/rate-plan';
import { QUOTE_ID } from '../../domain/support/builders';
import { cannedServer, noNetwork } from '../canned-server';

const REFUSAL = () => Response.json({ code: '42501' }, { status: 401 });

describe('loadOpenPriceOffer', () => {
  it("requests the application's open offer", async () => {
    const { db, sent } = cannedServer(() =>
      Response.json([
        {
          id: 'o1',
          reason: 'Two claims',
          total_cents: 29_100,
          total_before_cents: 23_700,
          answer_by: '2026-12-07',
        },
      ]),
    );

    expect(await loadOpenPriceOffer(db, QUOTE_ID)).toEqual({
      ok: true,
      value: {
        id: 'o1',
        reason: 'Two claims',
        total: 29_100,
        totalBefore: 23_700,
        answerBy: '2026-12-07',
      },
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      application_id: `eq.${QUOTE_ID}`,
      status: 'eq.open',
    });
  });

  it('names the newest link by which a client is asked to agree, until it is used or closed', async () => {
    const offer = { id: 'o1', reason: 'r', total_cents: 2, total_before_cents: 1, answer_by: 'd' };
    const link = {
      sent_to: 'mary@example.com',
      created_at: '2026-11-23',
      expires_at: '2026-11-30',
      opened_at: null,
      locked_at: null,
      paid_at: null,
      revoked_at: null,
    };
    const askedBy = async (...links: object[]) => {
      const { db } = cannedServer((_signal, request) =>
        Response.json(request.url.pathname.endsWith('price_offers') ? [offer] : links),
      );
      const loaded = await loadOpenPriceOffer(db, QUOTE_ID);

      return loaded.ok ? loaded.value?.asked : loaded;
    };

    const older = { ...link, created_at: '2026-11-20', paid_at: '2026-11-21' };
    expect(await askedBy(older, link)).toMatchObject({ sentTo: 'mary@example.com' });
    expect(await askedBy(older)).toBeUndefined();
    expect(await askedBy({ ...link, revoked_at: '2026-11-24' })).toBeUndefined();
  });

  it('finds none', async () => {
    const { db } = cannedServer(() => Response.json([]));

    expect(await loadOpenPriceOffer(db, QUOTE_ID)).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['load-failed', REFUSAL],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await loadOpenPriceOffer(db, QUOTE_ID)).toEqual({ ok: false, code });
  });
});

describe('loadOfferBasis', () => {
  const plan = ratePlan();
  const priced = {
    price: { premium: 15_000, fees: 7_500, taxes: 1_200, total: 23_700 },
    plan: { id: 'standard', version: 1 },
    answers: { stateCode: 'TX', amount: 1_000_000, creditCheck: 'authorized', termYears: 4 },
  };
  const bond_types = { slug: 'notary', rules: { ratePlans: [plan] } };

  it('has the plans, the authorized price and the proposal of a colleague', async () => {
    const row = {
      bond_types,
      payments: [{ priced }],
      price_offers: [{ premium_cents: 20_000, reason: 'Claims', status: 'proposed' }],
    };
    const { db, sent } = cannedServer(() => Response.json([row]));

    expect(await loadOfferBasis(db, QUOTE_ID)).toEqual({
      ok: true,
      value: {
        bond: { slug: 'notary', ratePlans: [plan] },
        authorized: priced,
        proposal: { premium: 20_000, reason: 'Claims' },
      },
    });
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      id: `eq.${QUOTE_ID}`,
      'payments.status': 'eq.authorized',
      'price_offers.status': 'eq.proposed',
    });
  });

  it('has no authorized price without a payment that names it, and nothing of a closed application', async () => {
    const bare = { bond_types, payments: [{ priced: null }], price_offers: null };
    const unpaid = { ...bare, payments: null };

    expect(
      await loadOfferBasis(cannedServer(() => Response.json([bare])).db, QUOTE_ID),
    ).toMatchObject({ value: { authorized: undefined, proposal: undefined } });
    expect(
      await loadOfferBasis(cannedServer(() => Response.json([unpaid])).db, QUOTE_ID),
    ).toMatchObject({ value: { authorized: undefined } });
    expect(await loadOfferBasis(cannedServer(() => Response.json([])).db, QUOTE_ID)).toEqual({
      ok: true,
      value: undefined,
    });
  });

  it.each([
    ['load-failed', REFUSAL],
    ['unreachable', noNetwork],
  ])('fails with %s', async (code, answer) => {
    const { db } = cannedServer(answer);

    expect(await loadOfferBasis(db, QUOTE_ID)).toEqual({ ok: false, code });
  });
});
