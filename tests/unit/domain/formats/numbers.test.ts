import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIndustryCode } from '~/domain/formats/business-numbers';
import { formatWholeNumber, parseWholeNumber } from '~/domain/formats/whole-number';
import { expectReadsBack } from '../support/read-back';

describe('parseWholeNumber', () => {
  it.each([
    ['0', 0],
    [' 12 ', 12],
    ['1,200', 1_200],
    ['1,234,567', 1_234_567],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
  ])('reads %j', (text, number) => {
    expect(parseWholeNumber(text)).toBe(number);
  });

  it.each(['', '-1', '1.5', '1e3', '0x1f', '1,20', '1,2000', 'x1', '1x', '9007199254740992'])(
    'refuses %j',
    (text) => {
      expect(parseWholeNumber(text)).toBeUndefined();
    },
  );

  it('reads its own format back', () => {
    expectReadsBack(fc.maxSafeNat(), formatWholeNumber, parseWholeNumber);
  });
});

it('shows a number with thousands separators', () => {
  expect(formatWholeNumber(1_234_567)).toBe('1,234,567');
});

describe('parseIndustryCode', () => {
  it.each([
    ['23', '23'],
    ['541199', '541199'],
    [' 5411-99 ', '541199'],
    ['441120 - Used Car Dealers', '441120'],
  ])('reads %j', (text, code) => {
    expect(parseIndustryCode(text)).toBe(code);
  });

  it.each(['', '5', '5411990', '041199', 'plumber', 'x23'])('refuses %j', (text) => {
    expect(parseIndustryCode(text)).toBeUndefined();
  });
});
