import { describe, expect, it } from 'vitest';
import { readRefund } from '~/domain/bond-requests/read-refund';

describe('the final refund that staff type', () => {
  it.each([
    ['$25.06', 2_506],
    ['0', 0],
    ['1,234', 123_400],
  ])('%j is %i cents', (text, cents) => {
    expect(readRefund(text)).toEqual({ ok: true, value: cents });
  });

  it.each([
    [' ', 'Enter the final refund, or 0 for none'],
    ['-5', 'Enter an amount without a minus sign'],
    ['0.001', 'Enter an amount in dollars, such as $10,000'],
    ['all', 'Enter an amount in dollars, such as $10,000'],
  ])('%j is none: %s', (text, problem) => {
    expect(readRefund(text)).toEqual({ ok: false, code: problem });
  });
});
