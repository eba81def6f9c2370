import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakWriting } from '../support/broken-writing.ts';
import { booksOf, paymentsOf } from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
import { finishBonds } from '../support/issuing-actions.ts';
import { openRaise } from '../support/raised-price.ts';

let stack: FunctionsStack;
let underwriter: { token: string };

beforeAll(async () => {
  stack = await startFunctionsStack();
  // The documents of an estate are a story of their own.
  await stack.query('delete from public.bond_required_documents');
  underwriter = await stack.signInStaff();
});

afterAll(() => stack.stop());

const open = () => openRaise(stack, underwriter);

describe('a client whose price was raised', () => {
  it('gets one mail, sees both prices and the reason, and agrees once however often the button is pressed', async () => {
    const bench = await open();
    const { session, token } = await bench.openOffered();
    const { offerId, total } = await bench.newestOffer();
    expect(await bench.mailsOf('price_raised')).toMatchObject([
      { recipient: bench.email, data: { totalBeforeCents: bench.total, totalCents: total } },
    ]);
    expect(await bench.mailsOf('price_offered')).toMatchObject([{ data: { isClientAsked: true } }]);
    expect((await bench.read(bench.paid.session)).body).toEqual({ code: 'session-ended' });

    const seen = await bench.read(session);
    expect(seen.body).toMatchObject({
      obligee: 'Probate Court of Charleston County',
      price: { total },
      raise: {
        offerId,
        state: 'open',
        totalBefore: bench.total,
        total,
        reason: 'A claim was paid on an earlier bond.',
      },
    });
    expect(seen.body).not.toHaveProperty('paid');

    const answers = await Promise.all([bench.accept(session), bench.accept(session)]);
    answers.push(await bench.accept(session), await bench.read(session));
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 200,
        body: { raise: { state: 'accepted' }, paid: { amount: total, lastFour: '4242' } },
      });
    expect(await bench.status()).toBe('approved');
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([
      { status: 'voided', amount: bench.total },
      { status: 'authorized', amount: total, by_link: true, user_id: bench.attorney.userId },
    ]);
    expect(await booksOf(stack, bench.draft)).toMatchObject([
      { status: 'voided' },
      { status: 'authorized' },
    ]);
    expect(await bench.mailsOf('payment_released')).toMatchObject([
      { data: { cause: 'replaced', heldCents: total } },
    ]);
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'paid',
    });
    const [event] = await stack.query(
      `select actor_id, detail from public.application_events where application_id = $1 and kind = 'price-accepted'`,
      [bench.applicationId],
    );
    expect(event).toMatchObject({
      actor_id: null,
      detail: { paymentLink: expect.any(String) as string },
    });
  });

  it('declines, which withdraws the application, releases the payment and tells the attorney once', async () => {
    const bench = await open();
    const { session, token } = await bench.openOffered();
    const answers = await Promise.all([bench.decline(session), bench.decline(session)]);
    answers.push(await bench.decline(session));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, body: { raise: { state: 'withdrawn' } } });

    expect(await bench.status()).toBe('withdrawn');
    expect(await bench.mailsOf('client_declined_price')).toMatchObject([
      { data: { totalBeforeCents: bench.total } },
    ]);
    expect(await bench.mailsOf('payment_released')).toMatchObject([
      { data: { cause: 'withdrawn' } },
    ]);
    expect((await bench.accept(session)).body).toEqual({ code: 'not-open' });
    expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
      state: 'price-withdrawn',
    });
    expect(await booksOf(stack, bench.draft)).toMatchObject([{ status: 'voided' }]);
  });

  it('keeps the earlier payment if the function is killed after the authorization, and uses that authorization later', async () => {
    const bench = await open();
    const { session } = await bench.openOffered();
    for (const [table, writing] of [
      ['public.payments', 'insert'],
      ['public.signing_links', 'update of paid_at'],
    ] as const) {
      const mend = await breakWriting(stack, table, writing);
      try {
        expect((await bench.accept(session)).status).toBe(503);
      } finally {
        await mend();
      }
      expect(await paymentsOf(stack, bench.draft)).toMatchObject([
        { status: 'authorized', amount: bench.total },
      ]);
      expect(await bench.status()).toBe('price_offered');
    }
    expect((await bench.read(session)).body).toMatchObject({ raise: { state: 'open' } });

    expect((await bench.accept(session)).status).toBe(200);
    expect(await booksOf(stack, bench.draft)).toMatchObject([
      { status: 'voided' },
      { status: 'authorized' },
    ]);
  });

  it('holds no second amount if the function is killed and nobody returns', async () => {
    const bench = await open();
    const { session } = await bench.openOffered();
    const mend = await breakWriting(stack, 'public.payments', 'insert');
    expect((await bench.accept(session)).status).toBe(503);
    await mend();
    await stack.query(
      `update private.payment_attempts set asked_at = now() - interval '16 minutes' where quote_id = $1`,
      [bench.applicationId],
    );
    await finishBonds(stack);
    expect(await booksOf(stack, bench.draft)).toMatchObject([
      { status: 'authorized' },
      { status: 'voided' },
    ]);
  });

  it('accepts or declines, never both', async () => {
    const bench = await open();
    const { session } = await bench.openOffered();
    await Promise.all([bench.accept(session), bench.decline(session)]);

    const held = (await booksOf(stack, bench.draft)).filter(({ status }) => status !== 'voided');
    expect(held).toHaveLength((await bench.status()) === 'approved' ? 1 : 0);
  });

  it('reads what became of a price that expired, was taken back, or whose application was withdrawn', async () => {
    const expired = await open();
    const late = await expired.openOffered();
    await stack.query(
      `update public.price_offers set answer_by = '2026-01-01' where application_id = $1`,
      [expired.applicationId],
    );
    const takenBack = await open();
    const back = await takenBack.openOffered();
    await takenBack.takeBack();
    const withdrawn = await open();
    const gone = await withdrawn.openOffered();
    await stack.call(
      'withdraw-application',
      { applicationId: withdrawn.applicationId },
      { token: withdrawn.attorney.token },
    );

    for (const [bench, { token, session }, state] of [
      [expired, late, 'expired'],
      [takenBack, back, 'taken-back'],
      [withdrawn, gone, 'withdrawn'],
    ] as const) {
      expect((await bench.accept(session)).body).toEqual({ code: 'not-open' });
      expect((await bench.read(session)).body).toMatchObject({ raise: { state } });
      expect((await stack.call('open-signing-link', { token })).body).toMatchObject({
        state: `price-${state}`,
      });
      await stack.query(
        `update public.signing_links set expires_at = now() where payment_quote_id = $1`,
        [bench.applicationId],
      );
      expect((await stack.call('resend-signing-link', { token })).body).toEqual({
        code: 'not-expired',
      });
    }
    expect((await takenBack.decline(back.session)).body).toEqual({ code: 'not-open' });
    expect(await takenBack.status()).toBe('under_review');
    expect(await paymentsOf(stack, takenBack.draft)).toMatchObject([
      { status: 'authorized', amount: takenBack.total },
    ]);
  });
});
