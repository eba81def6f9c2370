import { describe, expect, it } from 'vitest';
import {
  askAgainCallSchema,
  payCallSchema,
  payerSchema,
} from '~/domain/client-payment/client-payment-calls';

describe('whom an attorney asks to pay', () => {
  it('has a name and one address', () => {
    expect(payerSchema.parse({ name: ' Mary  Smith ', email: 'mary@EXAMPLE.com' })).toEqual({
      name: 'Mary Smith',
      email: 'mary@example.com',
    });
    for (const payer of [
      { name: 'M', email: 'mary@example.com' },
      { name: 'Mary 219-09-8765', email: 'mary@example.com' },
      { name: 'Mary', email: 'mary@example.com, bob@example.com' },
    ])
      expect(payerSchema.safeParse(payer).success).toBe(false);
  });
});

describe('a payment by link', () => {
  const payment = {
    method: 'credit_card',
    token: `sim_${'k'.repeat(43)}`,
    lastFour: '4242',
    billing: {
      billingAddress: { street: '9 Elm', city: 'Summerville', state: 'SC', zipCode: '29483' },
      terms: true,
    },
    shownTotal: 23_700,
  };
  const isTaken = (change: object) =>
    payCallSchema.safeParse({ session: 'k'.repeat(43), payment: { ...payment, ...change } })
      .success;

  it('has a token in place of a number, and is no wire', () => {
    expect(isTaken({})).toBe(true);
    for (const change of [
      { token: '4000001234567899' },
      { number: '4000001234567899' },
      { method: 'wire' },
      { shownTotal: 0 },
    ])
      expect(isTaken(change)).toBe(false);
  });
});

describe('an answer to a raised price', () => {
  const answer = { offerId: crypto.randomUUID(), shownTotal: 29_100, isAccepted: true };
  const isTaken = (change: object) =>
    payCallSchema.safeParse({ session: 'k'.repeat(43), answer: { ...answer, ...change } }).success;

  it('names the offer and the total that the client saw, and no application or caller', () => {
    expect(isTaken({})).toBe(true);
    for (const change of [
      { offerId: 'newest' },
      { shownTotal: 0 },
      { isAccepted: undefined },
      { applicationId: crypto.randomUUID() },
      { caller: crypto.randomUUID() },
    ])
      expect(isTaken(change)).toBe(false);
  });

  it('is asked for again at no other address', () => {
    const call = { linkId: crypto.randomUUID(), applicationId: crypto.randomUUID() };
    expect(askAgainCallSchema.safeParse(call).success).toBe(true);
    expect(askAgainCallSchema.safeParse({ ...call, email: 'a@example.com' }).success).toBe(false);
  });
});
