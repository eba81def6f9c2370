import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from '~/domain/formats/digits';
import { formatEin, maskEin, parseEin } from '~/domain/formats/business-numbers';
import { formatSsn, maskSsn, parseSsn } from '~/domain/formats/ssn';
import { digits, eins, ssns, typedDigits } from '../support/arbitraries';
import { expectReadsBack, expectReadsTyped } from '../support/read-back';

describe('digitsOf', () => {
  it.each([
    ['123-45-6789', '123456789'],
    ['(803) 555.0123', '8035550123'],
    ['12–34—56−78', '12345678'],
    ['\u202a803\u200b555\u202c', '803555'],
    ['\t1\u00a02 ', '12'],
  ])('removes the separators from %j', (text, result) => {
    expect(digitsOf(text)).toBe(result);
  });

  it.each(['', ' - ', '12a', 'a12', '1,2', '#1', '١٢'])('refuses %j', (text) => {
    expect(digitsOf(text)).toBeUndefined();
  });
});

describe('parseSsn', () => {
  it.each([
    ['219-09-1234', '219091234'],
    ['219 09 1234', '219091234'],
    ['219091234', '219091234'],
    ['001-01-0001', '001010001'],
    ['899-99-9999', '899999999'],
    ['665-10-1000', '665101000'],
    ['667-10-1000', '667101000'],
  ])('reads %j', (text, result) => {
    expect(parseSsn(text)).toBe(result);
  });

  it.each([
    ['nothing', ''],
    ['eight digits', '219-09-123'],
    ['ten digits', '219-09-12345'],
    ['area 000', '000-12-3456'],
    ['area 666', '666-12-3456'],
    ['area 900', '900-12-3456'],
    ['area 999', '999-12-3456'],
    ['group 00', '219-00-3456'],
    ['serial 0000', '219-12-0000'],
    ['letters', '219-AB-1234'],
  ])('refuses %s', (_, text) => {
    expect(parseSsn(text)).toBeUndefined();
  });

  it('reads its own format back, with any separators between the digits', () => {
    expectReadsBack(ssns, formatSsn, parseSsn);
    expectReadsTyped(typedDigits(ssns), parseSsn);
  });
});

it('shows an SSN in its usual groups', () => {
  expect(formatSsn('219091234')).toBe('219-09-1234');
});

it('shows only the last four digits of a masked SSN', () => {
  expect(maskSsn('219091234')).toBe('•••-••-1234');
});

describe('parseEin', () => {
  it.each([
    ['12-3456789', '123456789'],
    ['123456789', '123456789'],
    ['99 1234567', '991234567'],
  ])('reads %j', (text, result) => {
    expect(parseEin(text)).toBe(result);
  });

  it.each(['', '12-345678', '12-34567890', 'XX-3456789'])('refuses %j', (text) => {
    expect(parseEin(text)).toBeUndefined();
  });

  it('refuses exactly the prefixes that the IRS has not assigned', () => {
    const prefixes = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
    const refused = prefixes.filter((prefix) => parseEin(`${prefix}3456789`) === undefined);

    expect(refused.join(' ')).toBe('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97');
  });

  it('reads its own format back', () => {
    expectReadsBack(eins, formatEin, parseEin);
  });
});

it('shows an EIN in its usual groups', () => {
  expect(formatEin('123456789')).toBe('12-3456789');
  expect(maskEin('123456789')).toBe('••-•••6789');
});

it('never accepts another length for an SSN or an EIN', () => {
  fc.assert(
    fc.property(fc.oneof(digits(1, 8), digits(10, 20)), (number) => {
      expect(parseSsn(number)).toBeUndefined();
      expect(parseEin(number)).toBeUndefined();
    }),
  );
});
