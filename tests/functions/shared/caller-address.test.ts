import { describe, expect, it } from 'vitest';
import { NO_ADDRESS } from '../../../supabase/functions/_shared/address-group.ts';
import { callerAddress } from '../../../supabase/functions/_shared/rate-limit.ts';

const EDGE = '203.0.113.7';

const addressOf = (headers: [name: string, value: string][]) =>
  callerAddress(new Request('http://127.0.0.1/functions/v1/x', { headers }));

describe('the address that calls are counted under', () => {
  it.each([
    'x-real-ip',
    'true-client-ip',
    'x-client-ip',
    'forwarded',
    'fastly-client-ip',
    'x-nf-client-connection-ip',
    'x-forwarded-host',
    'via',
  ])('is the same whatever %s says', (name) => {
    const forged = ['198.51.100.1', '198.51.100.2'];

    for (const value of forged) {
      expect(addressOf([[name, value]])).toBe(NO_ADDRESS);
      expect(
        addressOf([
          [name, value],
          ['x-forwarded-for', EDGE],
        ]),
      ).toBe(EDGE);
    }
  });

  it('is the edge’s, whatever the caller put before it', () => {
    for (const forged of ['198.51.100.1', '198.51.100.2, 198.51.100.3', ' ', '::1', EDGE]) {
      expect(
        addressOf([
          ['x-forwarded-for', forged],
          ['x-forwarded-for', EDGE],
        ]),
      ).toBe(EDGE);
      expect(
        addressOf([
          ['x-forwarded-for', forged],
          ['cf-connecting-ip', EDGE],
        ]),
      ).toBe(EDGE);
    }
  });

  it('is one for all who send the header of the edge twice', () => {
    for (const forged of ['198.51.100.1', '198.51.100.2', '2001:db8::1']) {
      expect(
        addressOf([
          ['cf-connecting-ip', forged],
          ['cf-connecting-ip', EDGE],
        ]),
      ).toBe(NO_ADDRESS);
    }
  });

  it('stays the same within an IPv6 network of one customer, and only there', () => {
    const groups = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::2', '[2001:db8:1:2::3]:443'].map(
      (address) => addressOf([['cf-connecting-ip', address]]),
    );

    expect(new Set(groups).size).toBe(1);
    expect(addressOf([['cf-connecting-ip', '2001:db8:1:3::1']])).not.toBe(groups[0]);
  });
});
