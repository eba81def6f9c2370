import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dollars } from '~/domain/money';
import { breakWriting } from '../support/broken-writing.ts';
import { buildPaymentRequest } from '../support/builders.ts';
import {
  booksOf,
  LONG_NUMBER,
  openClientPayment,
  paymentsOf,
  submitPaid,
} from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { mailsTo } from '../support/stack.ts';

let stack: FunctionsStack;

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
});

afterAll(() => stack.stop());

describe('the client of a matter', () => {
  it('sees the price, pays once however often the button is pressed, and the attorney submits', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();

    const { body } = await bench.read(session);
    expect(body).toEqual({
      sender: 'Ward & Hale',
      purpose: expect.stringContaining('Executor') as string,
      stateCode: 'SC',
      payerName: 'Mary Smith',
      principal: 'Mary Ann Smith',
      obligee: 'Probate Court of Charleston County',
      penalSum: dollars(85_000),
      termYears: 1,
      price: expect.objectContaining({ total: bench.total }) as object,
      charges: expect.any(Object) as object,
    });

    const answers = await Promise.all([bench.pay(session), bench.pay(session)]);
    answers.push(await bench.pay(session));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { paid: { method: 'credit_card', lastFour: '4242', amount: bench.total } },
      });
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([
      { status: 'authorized', amount: bench.total, user_id: bench.attorney.userId, by_link: true },
    ]);
    expect(await booksOf(stack, bench.draft)).toMatchObject([{ status: 'authorized' }]);

    const mails = await bench.newestMail().then(() => mailsTo(stack, bench.email));
    expect(mails[0]?.subject).toContain('Your payment is authorized');
    expect(mails.map(({ text }) => text).join()).not.toMatch(LONG_NUMBER);

    const submitted = await submitPaid(stack, bench);
    expect(submitted).toMatchObject({
      status: 200,
      body: { payment: { lastFour: '4242', isByClient: true } },
    });
    const [event] = await stack.query(
      `select detail from public.application_events where application_id = $1 and kind = 'submitted'`,
      [bench.draft.quoteId],
    );
    expect(event?.['detail']).toMatchObject({ paymentLink: expect.any(String) as string });
  });

  it('pays in a matter without a file number, and the mail names its case number', async () => {
    const bench = await openClientPayment(stack);
    await stack.query(
      `update public.matters set reference = '', case_number = '2026-ES-10-42' where id = $1`,
      [bench.matterId],
    );
    await bench.pay((await bench.openAsked()).session);

    const mails = await stack.query(
      `select data ->> 'caseNumber' as named from private.notifications
       where kind = 'client_paid' and data ->> 'matterId' = $1`,
      [bench.matterId],
    );
    expect(mails).toEqual([{ named: '2026-ES-10-42' }]);
  });

  it('is asked anew after the price changed, because the first payment does not count', async () => {
    const bench = await openClientPayment(stack);
    const { token, session } = await bench.openAsked();
    await bench.pay(session);
    expect((await bench.ask()).body).toEqual({ code: 'already-paid' });

    const application = {
      ...bench.application,
      bondDetails: { ...bench.application.bondDetails, amount: dollars(120_000) },
    };
    const changed = { ...bench, application };
    expect((await submitPaid(stack, changed)).body).toMatchObject({ code: 'payment-mismatch' });

    const owed = Number((await bench.ask({ bondDetails: application.bondDetails })).body['owed']);
    expect(owed).toBeGreaterThan(bench.total);
    await bench.ask({ bondDetails: application.bondDetails, shownTotal: owed });
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);

    const again = await bench.openSession(await bench.mailedToken());
    expect((await bench.pay(again)).body).toEqual({ code: 'payment-mismatch' });
    expect((await bench.pay(again, { shownTotal: owed })).status).toBe(200);
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([
      { status: 'voided' },
      { status: 'authorized', amount: owed },
    ]);
    expect(await booksOf(stack, bench.draft)).toMatchObject([
      { status: 'voided' },
      { status: 'authorized' },
    ]);
    expect((await submitPaid(stack, changed)).status).toBe(200);
  });

  it('keeps the hold of one card if the function is killed before it is stored, and none if nobody returns', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    const loseAnswer = async () => {
      const mend = await breakWriting(stack, 'public.payments', 'insert');
      try {
        expect((await bench.pay(session)).status).toBe(503);
      } finally {
        await mend();
      }
    };
    await loseAnswer();
    const [held] = await booksOf(stack, bench.draft);
    expect(held).toMatchObject({ status: 'authorized' });
    expect((await bench.read(session)).body).not.toHaveProperty('paid');

    const { body } = await bench.pay(session);
    expect(body).toMatchObject({ paid: { reference: held?.['reference'] } });
    expect(await booksOf(stack, bench.draft)).toHaveLength(1);

    const left = await openClientPayment(stack);
    const lost = await left.openAsked();
    const mend = await breakWriting(stack, 'public.signing_links', 'update of paid_at');
    expect((await left.pay(lost.session)).status).toBe(503);
    await mend();
    expect(await paymentsOf(stack, left.draft)).toEqual([]);
    await stack.query(
      `update private.payment_attempts set asked_at = now() - interval '16 minutes' where quote_id = $1`,
      [left.draft.quoteId],
    );
    await finishBonds(stack);
    expect(await booksOf(stack, left.draft)).toMatchObject([{ status: 'voided' }]);
  });

  it('cannot pay what the attorney paid meanwhile, and the attorney’s card is the one in force', async () => {
    const bench = await openClientPayment(stack);
    const { token, session } = await bench.openAsked();
    const { quoteId, quoteKey } = bench.draft;
    const paid = await stack.call(
      'authorize-payment',
      buildPaymentRequest({ quoteId, quoteKey }, bench.application),
      { token: bench.attorney.token },
    );
    expect(paid.status).toBe(200);

    expect((await bench.pay(session)).body).toEqual({ code: 'session-ended' });
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([{ by_link: false }]);
  });

  it('gets a new link from the page of an expired one, and the earlier link closes with each new one', async () => {
    const bench = await openClientPayment(stack);
    const { token } = await bench.openAsked();
    expect((await stack.call('resend-signing-link', { token })).body).toEqual({
      code: 'not-expired',
    });
    await stack.query(
      `update public.signing_links set expires_at = now() where payment_quote_id = $1`,
      [bench.draft.quoteId],
    );
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'expired',
      role: 'payer',
    });
    expect((await stack.call('resend-signing-link', { token })).body).toEqual({ sent: true });
    const fresh = await bench.mailedToken();
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);

    const linkId = randomUUID();
    expect((await bench.ask({ linkId })).body).toEqual({ sent: true });
    expect((await bench.ask({ linkId })).body).toEqual({ sent: true });
    expect((await stack.call('open-signing-link', { token: fresh })).status).toBe(404);
    const newest = await bench.mailedToken();
    expect((await bench.pay(await bench.openSession(newest))).status).toBe(200);
  });

  it('sees no payment that was released after the attorney withdrew, and pays no second time', async () => {
    const bench = await openClientPayment(stack);
    const { token, session } = await bench.openAsked();
    await bench.pay(session);
    await submitPaid(stack, bench);
    expect((await bench.read(session)).body).toHaveProperty('paid');

    await stack.query('select public.withdraw_application($1, $2)', [
      bench.draft.quoteId,
      bench.attorney.userId,
    ]);
    for (const answer of [await bench.read(session), await bench.pay(session)])
      expect(answer.body).toEqual({ code: 'session-ended' });
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([{ status: 'voided' }]);

    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'released',
    });
    const mail = await bench.newestMail();
    expect(mail).toContain('The application of Ward & Hale was withdrawn, so there is no bond.');
    expect(mail).toContain('Credit card ending in 4242');
  });

  it('cannot be charged more by an attorney who accepts a higher price', async () => {
    const bench = await openClientPayment(stack);
    const { session } = await bench.openAsked();
    await bench.pay(session);
    await submitPaid(stack, bench);
    const { quoteId } = bench.draft;
    const offerId = randomUUID();
    await stack.query(
      `insert into public.price_offers (
         id, application_id, status, premium_cents, fees_cents, taxes_cents, total_cents, premium_before_cents,
         total_before_cents, rate_plan, rate_plan_version, reason, answer_by, proposed_by, opened_at
       )
       select $2, id, 'open', premium_cents + 100, fees_cents, taxes_cents, total_cents + 100, premium_cents, total_cents,
         rate_plan, rate_plan_version, 'Claims', current_date + 7, $3, now()
       from public.applications where id = $1`,
      [quoteId, offerId, bench.attorney.userId],
    );
    const [answer] = await stack.query(
      `select private.refuse_acceptance(
         jsonb_populate_record(application, '{"status": "price_offered"}'), offer, payment, $2, current_date, null
       ) as refusal
       from public.applications as application
       join public.price_offers as offer on offer.application_id = application.id
       join public.payments as payment on payment.quote_id = application.id
       where application.id = $1`,
      [quoteId, bench.attorney.userId],
    );
    expect(answer).toEqual({ refusal: 'payer-must-agree' });
  });
});
