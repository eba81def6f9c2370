import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAccountNumber, parseRoutingNumber } from '~/domain/formats/bank-numbers';
import { cardBrand, formatCardNumber, parseCardNumber } from '~/domain/formats/card-number';
import { cardNumbers, digits, routingNumbers, typedDigits } from '../support/arbitraries';
import { expectReadsBack, expectReadsTyped } from '../support/read-back';

describe('parseCardNumber', () => {
  it.each([
    ['groups of four', '4242 4242 4242 4242', '4242424242424242'],
    ['an American Express number', '3782-822463-10005', '378282246310005'],
    ['digits alone', '5555555555554444', '5555555555554444'],
    ['twelve digits', '500000000009', '500000000009'],
    ['nineteen digits', '6304000000000000000', '6304000000000000000'],
  ])('reads %s', (_, text, number) => {
    expect(parseCardNumber(text)).toBe(number);
  });

  it.each([
    ['nothing', ''],
    ['eleven digits that pass the check', '50000000004'],
    ['twenty digits that pass the check', '63040000000000000000'],
    ['a wrong check digit', '4242 4242 4242 4241'],
    ['zeros', '0000 0000 0000 0000'],
    ['letters', '4242 4242 4242 424x'],
  ])('refuses %s', (_, text) => {
    expect(parseCardNumber(text)).toBeUndefined();
  });

  it('reads its own format back, with any separators between the digits', () => {
    expectReadsBack(cardNumbers, formatCardNumber, parseCardNumber);
    expectReadsTyped(typedDigits(cardNumbers), parseCardNumber);
  });

  it('detects every single mistyped digit', () => {
    fc.assert(
      fc.property(cardNumbers, fc.nat(30), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const index = at % number.length;
        const wrong = (Number(number[index]) + by) % 10;
        const mistyped = `${number.slice(0, index)}${wrong}${number.slice(index + 1)}`;

        expect(parseCardNumber(mistyped)).toBeUndefined();
      }),
    );
  });
});

describe('cardBrand', () => {
  it.each([
    ['34', 'amex'],
    ['37', 'amex'],
    ['35', 'other'],
    ['4', 'visa'],
    ['50', 'other'],
    ['51', 'mastercard'],
    ['55', 'mastercard'],
    ['56', 'other'],
    ['2220', 'other'],
    ['2221', 'mastercard'],
    ['2229', 'mastercard'],
    ['223', 'mastercard'],
    ['229', 'mastercard'],
    ['23', 'mastercard'],
    ['26', 'mastercard'],
    ['270', 'mastercard'],
    ['271', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'other'],
    ['28', 'other'],
    ['6011', 'discover'],
    ['6012', 'other'],
    ['643', 'other'],
    ['644', 'discover'],
    ['649', 'discover'],
    ['65', 'discover'],
    ['66', 'other'],
    ['14', 'other'],
    ['134', 'other'],
    ['151', 'other'],
    ['165', 'other'],
    ['', 'other'],
  ])('recognizes %j as %s', (start, brand) => {
    expect(cardBrand(start)).toBe(brand);
  });
});

describe('formatCardNumber', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['500000000009', '5000 0000 0009'],
    ['42424', '4242 4'],
    ['37828', '3782 8'],
    ['3782', '3782'],
    ['37828224631', '3782 822463 1'],
    ['', ''],
  ])('groups %s as printed on the card', (number, text) => {
    expect(formatCardNumber(number)).toBe(text);
  });
});

describe('parseRoutingNumber', () => {
  it.each([
    ['021000021', '021000021'],
    ['0110 0001 5', '011000015'],
    ['121042882', '121042882'],
    ['322271627', '322271627'],
  ])('reads %j', (text, number) => {
    expect(parseRoutingNumber(text)).toBe(number);
  });

  it.each([
    ['nothing', ''],
    ['eight digits', '02100002'],
    ['ten digits', '0210000210'],
    ['a wrong checksum', '021000022'],
    ['zeros', '000000000'],
    ['letters', '02100002x'],
  ])('refuses %s', (_, text) => {
    expect(parseRoutingNumber(text)).toBeUndefined();
  });

  it('accepts only the prefixes that the Federal Reserve assigns', () => {
    const starts = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const taken = starts.filter((start) =>
      Array.from({ length: 10 }, (_, digit) => `${start}000000${digit}`).some(
        (number) => parseRoutingNumber(number) !== undefined,
      ),
    );

    expect(taken.join(' ')).toBe(
      '01 02 03 04 05 06 07 08 09 10 11 12 21 22 23 24 25 26 27 28 29 30 31 32 ' +
        '61 62 63 64 65 66 67 68 69 70 71 72 80',
    );
  });

  it('accepts any separators between the digits', () => {
    expectReadsTyped(typedDigits(routingNumbers), parseRoutingNumber);
  });

  it('detects every single mistyped digit', () => {
    fc.assert(
      fc.property(
        routingNumbers,
        fc.nat(8),
        fc.integer({ min: 1, max: 9 }),
        (number, index, by) => {
          const wrong = (Number(number[index]) + by) % 10;
          const mistyped = `${number.slice(0, index)}${wrong}${number.slice(index + 1)}`;

          expect(parseRoutingNumber(mistyped)).toBeUndefined();
        },
      ),
    );
  });
});

describe('parseAccountNumber', () => {
  it('accepts 4 to 17 digits, with any separators', () => {
    expectReadsTyped(typedDigits(digits(4, 17)), parseAccountNumber);
  });

  it.each(['', '123', '123456789012345678', '1234a'])('refuses %j', (text) => {
    expect(parseAccountNumber(text)).toBeUndefined();
  });
});
