import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHandler as createAcceptance } from '../../supabase/functions/accept-price-offer/handler.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { NOTARY_PRICE } from '../support/notary-price.ts';
import {
  EARLIER,
  openOfferBench,
  RAISED,
  VOIDED,
  type OfferBench,
} from '../support/offer-bench.ts';
import { dependenciesOf, requestOf } from '../support/stops/stop-bench.ts';

const UNDER_REVIEW = {
  status: 'under_review',
  premium: NOTARY_PRICE.premium,
  total: NOTARY_PRICE.total,
};

let bench: OfferBench;

beforeAll(async () => {
  bench = await openOfferBench();
});

beforeEach(() => bench.submit());

afterAll(() => bench.stack.stop());

const held = async () =>
  (await bench.payments()).filter(({ at_processor }) => at_processor !== 'voided');

/** How many authorizations of the application the processor holds, whether or not we stored them. */
const heldAtProcessor = async () => {
  const [row] = await bench.stack.query(
    `select count(*)::integer as held from private.simulated_gateway_books as book
     where book.status = 'authorized' and (
       book.reference in (select reference from public.payments where quote_id = $1)
       or book.authorization_key in (select id::text from private.payment_attempts where quote_id = $1)
     )`,
    [bench.id()],
  );

  return row?.['held'];
};

describe('an underwriter who takes an offered price back', () => {
  it('leaves price and payment as the customer authorized them, and mails the reason', async () => {
    await bench.offer();

    expect(await bench.takeBack()).toEqual({ status: 200, body: { status: 'under_review' } });
    expect(await bench.application()).toEqual(UNDER_REVIEW);
    expect(await bench.payments()).toEqual([EARLIER]);
    expect(await bench.mails('price_taken_back')).toEqual([
      {
        data: expect.objectContaining({
          totalCents: NOTARY_PRICE.total,
          reason: 'The claim was another person’s.',
        }),
      },
    ]);
    expect(await bench.accept()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    expect(await bench.payments()).toEqual([EARLIER]);
  });

  it('can offer another price afterwards, and the customer accepts that one only', async () => {
    await bench.offer({ premium: 18_000 });
    const first = await bench.offerId();
    await bench.takeBack();
    await bench.offer();

    expect(await bench.accept({ offerId: first })).toMatchObject({ status: 409 });
    expect(await bench.accept()).toMatchObject({ status: 200 });
    expect(await bench.payments()).toEqual([VOIDED, RAISED]);
  });

  it('takes it back once by a double click and after a lost answer', async () => {
    await bench.offer();
    const seenEvent = await bench.lastEvent();
    const answers = await Promise.all([
      bench.takeBack({ seenEvent }),
      bench.takeBack({ seenEvent }),
    ]);
    answers.push(await bench.takeBack({ seenEvent }));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bench.mails('price_taken_back')).toHaveLength(1);
  });

  it('cannot undo an acceptance: the first call wins, and one payment is held', async () => {
    await bench.offer();
    const seenEvent = await bench.lastEvent();
    const [accepted, takenBack] = await Promise.all([
      bench.accept(),
      bench.takeBack({ seenEvent }),
    ]);

    expect([accepted.status, takenBack.status].sort()).toEqual([200, 409]);
    const status = (await bench.application())?.['status'];
    expect(status).toBe(accepted.status === 200 ? 'approved' : 'under_review');
    expect(await held()).toEqual([accepted.status === 200 ? RAISED : EARLIER]);
  });

  it('wins against a customer whose acceptance stopped after the authorization', async () => {
    await bench.offer();
    const mend = await breakWriting(bench.stack, 'public.payments', 'insert');
    try {
      expect((await bench.accept()).status).toBe(503);
    } finally {
      await mend();
    }

    expect(await bench.takeBack()).toMatchObject({ status: 200 });
    expect(await bench.accept()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    expect(await bench.application()).toEqual(UNDER_REVIEW);
    expect(await bench.payments()).toEqual([EARLIER]);
  });
});

describe('a slow acceptance of an offer that was taken back', () => {
  /** Accept the offer in this process, with a processor that has reserved the money and answers only when told. */
  async function acceptSlowly() {
    const reserved = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<undefined>();
    const dependencies = await dependenciesOf(bench.stack);
    const handle = createAcceptance({
      ...dependencies,
      gateway: {
        ...dependencies.gateway,
        async authorize(request) {
          const authorized = await dependencies.gateway.authorize(request);
          reserved.resolve(undefined);
          await answered.promise;
          return authorized;
        },
      },
    });
    const body = { applicationId: bench.id(), offerId: await bench.offerId() };
    const answer = handle(requestOf({ body, token: bench.customer.token }));
    await reserved.promise;

    return {
      async finish() {
        answered.resolve(undefined);
        return (await answer).status;
      },
    };
  }

  it('releases its own authorization', async () => {
    await bench.offer();
    const slow = await acceptSlowly();
    await bench.takeBack();

    expect(await slow.finish()).toBe(409);
    expect(await bench.payments()).toEqual([EARLIER]);
    expect(await heldAtProcessor()).toBe(1);
  });

  it('leaves the payment of the same price, offered and accepted again meanwhile', async () => {
    await bench.offer();
    const slow = await acceptSlowly();
    await bench.takeBack();
    await bench.offer();
    expect(await bench.accept()).toMatchObject({ status: 200 });

    expect(await slow.finish()).toBe(409);
    expect(await bench.payments()).toEqual([VOIDED, RAISED]);
    expect(await heldAtProcessor()).toBe(1);
  });
});

describe('taking a price back is refused', () => {
  it('without a reason, and with a premium', async () => {
    await bench.offer();

    for (const change of [{ reason: ' ' }, { premium: 20_000 }]) {
      expect(await bench.takeBack(change)).toMatchObject({
        status: 422,
        body: { code: 'invalid-application' },
      });
    }
    expect(await bench.application()).toMatchObject({ status: 'price_offered' });
  });

  it('from customers, and from the underwriter whose own application it is', async () => {
    await bench.offer();
    expect(await bench.takeBack({}, bench.customer.token)).toMatchObject({ status: 403 });
    await bench.stack.query('update public.applications set user_id = $2 where id = $1', [
      bench.id(),
      bench.underwriter.userId,
    ]);

    expect(await bench.takeBack()).toMatchObject({
      status: 403,
      body: { code: 'own-application' },
    });
  });

  it('when no price is offered, and for a state that the underwriter has not seen', async () => {
    expect(await bench.takeBack()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    const seenEvent = await bench.lastEvent();
    await bench.offer();

    expect(await bench.takeBack({ seenEvent })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    expect(await bench.application()).toMatchObject({ status: 'price_offered' });
  });
});
