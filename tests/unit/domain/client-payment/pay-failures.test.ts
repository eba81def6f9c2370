import { expect, it } from 'vitest';
import { PAY_FAILURES } from '~/domain/client-payment/pay-failures';
import { FAILURE_CODES } from '~/domain/quote/failure-codes';

it('refuses a client’s payment with codes that a function can answer, except for an ended session', () => {
  const own = PAY_FAILURES.filter((code) => !FAILURE_CODES.some((known) => known === code));

  expect(own).toEqual(['session-ended']);
});
