// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { StaffPayment } from '~/data/staff/staff-payments';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { dollars } from '~/domain/money';
import { Money } from '~/features/underwriting/Money';
import { render } from '../../ui/render';

const PAYMENT: StaffPayment = {
  method: 'credit_card',
  amount: dollars(237),
  status: 'authorized',
  reference: 'SIM-1',
  lastFour: '4242',
  at: '2026-11-23T15:00:00Z',
  payer: undefined,
};

/** What the page of an application says about a payment. */
function wordsFor(change: Partial<StaffPayment>) {
  const price = { premium: 150, fees: 75, taxes: 12, total: 237, termsVersion: 'v1.1' };
  const application = { ...price, payments: [{ ...PAYMENT, ...change }] };
  render(<Money application={application as unknown as StaffApplication} />);

  return document.body.textContent;
}

it('names the client who authorized a payment by a link, and the firm that asked', () => {
  const payer = { name: 'Mary Smith', email: 'mary@example.com', sender: 'Ward & Hale' };
  const words = wordsFor({ payer });

  expect(words).toContain('Credit card ending in 4242');
  expect(words).toContain('Authorized by Mary Smith, client of Ward & Hale');
  expect(words).toContain('mary@example.com');
  expect(words).toContain('Nov 23, 2026');
});

it('names no client if the customer paid', () => {
  expect(wordsFor({})).not.toContain('client');
});
