import { expect, it } from 'vitest';
import { toStaffPayments } from '~/data/staff/staff-payments';
import { NOTARY_PRICE } from '../../../support/notary-price.ts';

const ROW = {
  method: 'credit_card',
  amount_cents: NOTARY_PRICE.total,
  status: 'authorized',
  reference: 'SIM-1',
  last_four: '4242',
};

it('names the client who paid by a link, and no one if the customer paid', () => {
  const payer = { name: 'Mary Smith', email: 'mary@example.com', sender: 'Ward & Hale' };
  const payments = toStaffPayments([
    { ...ROW, created_at: '2026-11-19', payer: null },
    { ...ROW, created_at: '2026-11-20', payer },
  ]);

  expect(payments.map((payment) => payment.payer)).toEqual([payer, undefined]);
});
