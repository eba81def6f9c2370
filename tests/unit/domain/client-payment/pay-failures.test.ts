import { expect, it } from 'vitest';
import { PAY_FAILURES } from '~/domain/client-payment/pay-failures';
import { CUSTOMER_ACTION_FAILURE_STATUS } from '~/domain/applications/customer-actions';
import { FAILURE_CODES } from '~/domain/quote/failure-codes';

it('refuses a client’s payment with codes that a function can answer, except for an ended session', () => {
  const known = [...FAILURE_CODES, ...Object.keys(CUSTOMER_ACTION_FAILURE_STATUS)];
  const own = PAY_FAILURES.filter((code) => !known.includes(code));

  expect(own).toEqual(['session-ended']);
});
