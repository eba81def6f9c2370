import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney } from '../../src/domain/money.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { breakWriting } from '../support/broken-writing.ts';
import { callForFile } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { NOTARY_TOTAL } from '../support/notary-price.ts';
import {
  EARLIER,
  NOTARY_BOND,
  OFFERED_PRICE,
  openOfferBench,
  RAISED,
  VOIDED,
  type OfferBench,
} from '../support/offer-bench.ts';
import { priceAt } from '../support/own-price.ts';
import { readPdf } from '../support/read-pdf.ts';

let bench: OfferBench;

beforeAll(async () => {
  bench = await openOfferBench();
});

beforeEach(() => bench.submit());

afterAll(() => bench.stack.stop());

describe('a customer who accepts', () => {
  it('pays the new price once: the new amount is authorized and the earlier one released', async () => {
    await bench.offer();

    expect(await bench.accept()).toEqual({ status: 200, body: { status: 'approved' } });
    expect(await bench.application()).toEqual({
      status: 'approved',
      premium: OFFERED_PRICE.premium,
      total: OFFERED_PRICE.total,
    });
    expect(await bench.payments()).toEqual([VOIDED, RAISED]);

    await finishBonds(bench.stack);
    expect(await bench.application()).toMatchObject({ status: 'issued' });
    expect(await bench.payments()).toEqual([
      VOIDED,
      { ...RAISED, status: 'captured', at_processor: 'captured', captures: 1 },
    ]);
    const { bytes } = await callForFile(
      bench.stack,
      'application-receipt',
      { applicationId: bench.id() },
      { token: bench.customer.token },
    );
    const text = await (await readPdf(bytes)).textOf(1);
    expect(text).toContain(`of the premium) ${formatMoney(OFFERED_PRICE.taxes)}`);
    expect(text).toContain(`Total ${formatMoney(OFFERED_PRICE.total)}`);
    expect(text).not.toContain(NOTARY_TOTAL);
  });

  it('pays less when the price falls', async () => {
    await bench.offer({ premium: 12_000 });
    await bench.accept();

    expect(await bench.payments()).toEqual([
      VOIDED,
      { ...RAISED, amount: priceAt(120, NOTARY_BOND).total },
    ]);
  });

  it('accepts once in two tabs, by double click and after a lost answer', async () => {
    await bench.offer();
    const answers = await Promise.all([bench.accept(), bench.accept(), bench.accept()]);
    answers.push(await bench.accept());

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await bench.payments()).toEqual([VOIDED, RAISED]);
    expect(
      await bench.stack.query(
        `select 1 from public.application_events where application_id = $1 and kind = 'price-accepted'`,
        [bench.id()],
      ),
    ).toHaveLength(1);
  });

  it('keeps the earlier payment when the function stops after the authorization, and uses that authorization later', async () => {
    await bench.offer();
    const mend = await breakWriting(bench.stack, 'public.payments', 'insert');
    try {
      expect((await bench.accept()).status).toBe(503);
    } finally {
      await mend();
    }
    expect(await bench.payments()).toEqual([EARLIER]);
    expect(await bench.application()).toMatchObject({ status: 'price_offered' });

    expect((await bench.accept()).status).toBe(200);
    expect(await bench.payments()).toEqual([VOIDED, RAISED]);
    expect(
      await bench.stack.query('select status from private.payment_attempts where quote_id = $1', [
        bench.id(),
      ]),
    ).toEqual([{ status: 'authorized' }, { status: 'authorized' }]);
  });

  it('withdraws instead, and every authorization is released', async () => {
    await bench.offer();
    const answer = await bench.withdraw();

    expect(answer.body).toEqual({ status: 'withdrawn' });
    expect(await bench.payments()).toEqual([VOIDED]);
    expect(await bench.accept()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    expect(await bench.payments()).toEqual([VOIDED]);
  });

  it('accepts or withdraws, never both', async () => {
    await bench.offer();
    await Promise.all([bench.accept(), bench.withdraw()]);

    const held = (await bench.payments()).filter(({ at_processor }) => at_processor !== 'voided');
    const status = (await bench.application())?.['status'];
    expect(['approved', 'withdrawn']).toContain(status);
    expect(held).toEqual(status === 'approved' ? [RAISED] : []);
  });
});

describe('accepting is refused', () => {
  it('for strangers, visitors, underwriters and another offer', async () => {
    await bench.offer();
    const stranger = await bench.stack.signIn();

    for (const token of [stranger.token, bench.underwriter.token]) {
      expect(await bench.accept({}, token)).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
    expect(await bench.accept({ offerId: randomUUID() })).toMatchObject({ status: 404 });
    const request = { applicationId: bench.id(), offerId: await bench.offerId() };
    expect((await bench.stack.call('accept-price-offer', request)).status).toBe(401);
    expect(await bench.payments()).toEqual([EARLIER]);
  });

  it('at a price that the request names', async () => {
    await bench.offer();
    await bench.accept({ premium: 1, total: 1, amount_cents: 1 });

    expect(await bench.payments()).toEqual([VOIDED, RAISED]);
  });

  it('after its last day, even before the schedule ran', async () => {
    await bench.offer();
    await bench.endYesterday();

    expect(await bench.accept()).toMatchObject({ status: 409, body: { code: 'not-open' } });
    expect(await bench.payments()).toEqual([EARLIER]);
  });
});

describe('an offer that nobody answers', () => {
  it('ends with its last day: the application is withdrawn, the payment released and the customer told', async () => {
    const run = () =>
      bench.stack.call(
        'delete-expired-records',
        {},
        { apikey: SECRET_KEY, contentType: 'application/json' },
      );

    await run(); // the offers of earlier tests
    await bench.offer();
    await bench.endYesterday();

    expect((await run()).body).toMatchObject({ offers: 1 });
    expect((await run()).body).toMatchObject({ offers: 0 });
    expect(await bench.application()).toMatchObject({ status: 'withdrawn' });
    expect(await bench.payments()).toEqual([VOIDED]);
    expect(
      await bench.stack.query(
        `select 1 from private.notifications where application_id = $1 and kind = 'price_expired'`,
        [bench.id()],
      ),
    ).toHaveLength(1);
    expect(await bench.accept()).toMatchObject({ status: 409 });
  });
});
