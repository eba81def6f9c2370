import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NOTARY_PRICE } from '../support/notary-price.ts';
import {
  EARLIER,
  NOTARY_BOND,
  OFFERED_PRICE,
  openOfferBench,
  type OfferBench,
} from '../support/offer-bench.ts';
import { ownPremiumLimits } from '../support/own-price.ts';

const LIMITS = ownPremiumLimits(NOTARY_BOND);

let bench: OfferBench;

beforeAll(async () => {
  bench = await openOfferBench();
});

beforeEach(() => bench.submit());

afterAll(() => bench.stack.stop());

describe('an offer of another price', () => {
  it('changes neither price nor payment until the customer answers, and mails both prices', async () => {
    expect(await bench.offer()).toEqual({ status: 200, body: { status: 'price_offered' } });

    expect(await bench.application()).toEqual({
      status: 'price_offered',
      premium: NOTARY_PRICE.premium,
      total: NOTARY_PRICE.total,
    });
    expect(await bench.payments()).toEqual([EARLIER]);
    const [mail] = await bench.stack.query(
      `select data from private.notifications where application_id = $1 and kind = 'price_offered'`,
      [bench.id()],
    );
    expect(mail?.['data']).toMatchObject({
      totalBeforeCents: NOTARY_PRICE.total,
      offeredTotalCents: OFFERED_PRICE.total,
      reason: 'A claim was paid on an earlier bond.',
    });
  });

  it('is made once by a double click', async () => {
    const [row] = await bench.stack.query(
      'select max(id)::integer as id from public.application_events where application_id = $1',
      [bench.id()],
    );
    const both = await Promise.all([
      bench.offer({ seenEvent: row?.['id'] }),
      bench.offer({ seenEvent: row?.['id'] }),
    ]);

    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      await bench.stack.query('select status from public.price_offers where application_id = $1', [
        bench.id(),
      ]),
    ).toEqual([{ status: 'open' }]);
  });

  it.each([
    ['below the limits of the plan', { premium: LIMITS.min - 100 }, 422, 'beyond-limits'],
    ['above the limits of the plan', { premium: LIMITS.max + 100 }, 422, 'beyond-limits'],
    ['at the authorized price', { premium: NOTARY_PRICE.premium }, 422, 'same-price'],
    ['without a reason', { reason: ' ' }, 422, 'invalid-application'],
    ['without a premium', { premium: undefined }, 422, 'invalid-application'],
    ['of a fraction of a cent', { premium: 20_000.5 }, 422, 'invalid-application'],
    ['with an approval', { action: 'approve' }, 422, 'invalid-application'],
    ['for an unknown application', { applicationId: randomUUID() }, 404, 'not-found'],
  ])('is refused %s', async (_, changes, status, code) => {
    expect(await bench.offer(changes)).toMatchObject({ status, body: { code } });
    expect(await bench.application()).toMatchObject({ status: 'under_review' });
  });

  it('is refused from customers, and for the own application of an underwriter', async () => {
    expect(await bench.offer({}, bench.customer.token)).toMatchObject({ status: 403 });
    await bench.stack.query('update public.applications set user_id = $2 where id = $1', [
      bench.id(),
      bench.underwriter.userId,
    ]);

    expect(await bench.offer()).toMatchObject({ status: 403, body: { code: 'own-application' } });
  });

  it('cannot be followed by another decision', async () => {
    await bench.offer();

    for (const action of ['approve', 'decline', 'request-information']) {
      expect(await bench.offer({ action, premium: undefined })).toMatchObject({
        status: 409,
        body: { code: 'not-open' },
      });
    }
    expect(await bench.offer({ premium: 21_000 })).toMatchObject({ body: { code: 'not-open' } });
  });
});
