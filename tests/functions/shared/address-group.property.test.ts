import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressGroup, NO_ADDRESS } from '../../../supabase/functions/_shared/address-group.ts';

const part = fc.integer({ min: 0, max: 0xffff });
const parts = fc.tuple(part, part, part, part, part, part, part, part);
const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));

/** Notations of the same IPv6 address. All of them are in use. */
const SPELLINGS: Record<string, (parts: number[]) => string> = {
  short: (all) => all.map((each) => each.toString(16)).join(':'),
  long: (all) => all.map((each) => each.toString(16).padStart(4, '0')).join(':'),
  upper: (all) => all.map((each) => each.toString(16).toUpperCase()).join(':'),
  compressed: (all) => new URL(`http://[${SPELLINGS.short?.(all)}]`).hostname.slice(1, -1),
  bracketed: (all) => `[${SPELLINGS.short?.(all)}]`,
  withPort: (all) => `[${SPELLINGS.long?.(all)}]:443`,
  withZone: (all) => `${SPELLINGS.short?.(all)}%eth0`,
  withBlanks: (all) => ` ${SPELLINGS.compressed?.(all)} `,
};
const spelling = fc.constantFrom(...Object.values(SPELLINGS));

/** The first 96 bits of an IPv4-mapped IPv6 address. */
const isMapped = (all: number[]) =>
  all.slice(0, 5).every((each) => each === 0) && all[5] === 0xffff;

describe('addressGroup', () => {
  it('is the same for all addresses of a /64, in any notation', () => {
    fc.assert(
      fc.property(
        parts,
        fc.tuple(part, part, part, part),
        spelling,
        spelling,
        (all, host, a, b) => {
          const neighbor = [...all.slice(0, 4), ...host];
          fc.pre(!isMapped(all) && !isMapped(neighbor));

          expect(addressGroup(a(all))).toBe(addressGroup(b(neighbor)));
          expect(addressGroup(a(all))).not.toBe(NO_ADDRESS);
        },
      ),
    );
  });

  it('differs between two networks', () => {
    fc.assert(
      fc.property(parts, fc.nat(63), spelling, spelling, (all, bit, a, b) => {
        const other = [...all];
        other[bit >> 4] = (all[bit >> 4] ?? 0) ^ (1 << (bit & 15));
        fc.pre(!isMapped(all) && !isMapped(other));

        expect(addressGroup(a(all))).not.toBe(addressGroup(b(other)));
      }),
    );
  });

  it('is the IPv4 address itself, even as a mapped IPv6 address or with a port', () => {
    fc.assert(
      fc.property(octets, (all) => {
        const [a, b, c, d] = all;
        const hex = [(a << 8) | b, (c << 8) | d].map((each) => each.toString(16)).join(':');
        const text = all.join('.');

        for (const written of [
          `${text}:443`,
          `::ffff:${text}`,
          `::FFFF:${hex}`,
          `0:0:0:0:0:ffff:${hex}`,
          `[::ffff:${text}]:80`,
        ]) {
          expect(addressGroup(written)).toBe(addressGroup(text));
        }
        expect(addressGroup(text)).toBe(text);
      }),
    );
  });

  it('is one group for all invalid addresses', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^[\s[]*[\da-fA-F:.]+[\]%:\d\s]*/.test(text));

        expect(addressGroup(text)).toBe(NO_ADDRESS);
      }),
    );
  });

  it.each([
    '',
    'unknown',
    '1.2.3',
    '0x7f.0.0.1',
    '017700000001',
    '2001:db8::1::2',
    '1.2.3.4.5',
    '::g',
  ])('treats %j as an invalid address', (text) => {
    expect(addressGroup(text)).toBe(NO_ADDRESS);
  });
});
