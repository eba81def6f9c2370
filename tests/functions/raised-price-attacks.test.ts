import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booksOf, paymentsOf } from '../support/client-payment.ts';
import { startFunctionsStack, type FunctionsStack } from '../support/functions-stack.ts';
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

describe('an answer to a raised price', () => {
  it('is refused from the firm, from the earlier link, from another client and from a signer', async () => {
    const [bench, other] = [await open(), await open()];
    await bench.openOffered();
    const { session } = await other.openOffered();
    const { offerId, total } = await bench.newestOffer();

    expect((await bench.acceptAsFirm()).body).toEqual({ code: 'payer-must-agree' });
    for (const step of ['accept', 'decline'] as const) {
      expect((await bench[step](bench.paid.session)).body).toEqual({ code: 'session-ended' });
      expect((await bench[step](session)).body).toEqual({ code: 'payment-mismatch' });
      const ofOther = await other.newestOffer();
      expect((await bench[step](session, { offerId, shownTotal: ofOther.total })).body).toEqual({
        code: 'payment-mismatch',
      });
    }
    await other.send();
    const signer = await other.openSession(
      /\/sign#([\w-]{32})/.exec(await other.newestMail())?.[1] ?? '',
    );
    expect((await other.accept(signer)).body).toEqual({ code: 'session-ended' });

    for (const one of [bench, other]) {
      expect(await one.status()).toBe('price_offered');
      expect(await paymentsOf(stack, one.draft)).toMatchObject([{ status: 'authorized' }]);
    }
    expect(total).toBeGreaterThan(bench.total);
  });

  it('counts only for the newest offer and for the amount that the client saw', async () => {
    const bench = await open();
    const first = await bench.openOffered();
    const older = await bench.newestOffer();
    await bench.takeBack();
    expect((await bench.offer(1.4)).status).toBe(200);
    expect((await bench.accept(first.session)).body).toEqual({ code: 'session-ended' });

    const session = await bench.openSession(await bench.mailedToken());
    const { total } = await bench.newestOffer();
    for (const change of [
      { offerId: older.offerId, shownTotal: older.total },
      { offerId: older.offerId },
      { shownTotal: older.total },
      { shownTotal: total - 1 },
      { shownTotal: total + 1 },
      { offerId: randomUUID() },
    ])
      for (const step of ['accept', 'decline'] as const)
        expect((await bench[step](session, change)).body).toEqual({ code: 'payment-mismatch' });
    expect((await bench.accept(session, { link_id: randomUUID() })).status).toBe(422);

    // The price rises after the client saw it.
    await stack.query(
      `update public.price_offers set premium_cents = premium_cents + 100, total_cents = total_cents + 100
       where application_id = $1 and status = 'open'`,
      [bench.applicationId],
    );
    expect((await bench.accept(session, { shownTotal: total })).body).toEqual({
      code: 'payment-mismatch',
    });
    expect(await booksOf(stack, bench.draft)).toMatchObject([{ status: 'authorized' }]);
    expect((await bench.pay(session, { shownTotal: total })).body).toEqual({
      code: 'payment-mismatch',
    });
    expect(await paymentsOf(stack, bench.draft)).toMatchObject([{ amount: bench.total }]);
  });

  it('is not asked for at a lower price, which the firm accepts', async () => {
    const bench = await open();
    const { token } = await bench.openOffered();
    await bench.takeBack();
    expect((await bench.offer(0.9)).status).toBe(200);
    expect(await bench.mailsOf('price_raised')).toHaveLength(1);
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);
    expect((await bench.askAgain(randomUUID())).body).toEqual({ code: 'not-found' });
    expect((await bench.acceptAsFirm()).body).toEqual({ status: 'approved' });
  });
});

describe('the link to a raised price', () => {
  it('is sent again by a member who may change the matter, once for each call, within the limits', async () => {
    const [bench, other] = [await open(), await open()];
    expect((await bench.askAgain(randomUUID())).body).toEqual({ code: 'not-found' });
    const { token } = await bench.openOffered();
    expect((await bench.askAgain(randomUUID(), other.attorney.token)).body).toEqual({
      code: 'not-found',
    });

    const linkId = randomUUID();
    expect((await bench.askAgain(linkId)).body).toEqual({ sent: true });
    expect((await bench.askAgain(linkId)).body).toEqual({ sent: true });
    expect((await stack.call('open-signing-link', { token })).status).toBe(404);
    const fresh = await bench.mailedToken();
    expect((await stack.call('open-signing-link', { token: fresh })).body).toMatchObject({
      state: 'price-raised',
    });
    await stack.query(
      `update public.signing_links set expires_at = now() where payment_quote_id = $1`,
      [bench.applicationId],
    );
    expect((await stack.call('resend-signing-link', { token: fresh })).body).toEqual({
      sent: true,
    });
    expect(await bench.newestMail()).toContain('Do you agree to a higher price?');

    const sent = [];
    for (let time = 0; time < 7; time += 1) sent.push((await bench.askAgain(randomUUID())).status);
    expect(sent.at(-1)).toBe(429);
    expect((await bench.accept(await bench.openSession(await bench.mailedToken()))).status).toBe(
      200,
    );
    expect((await bench.askAgain(randomUUID())).status).toBe(429);
  });
});
