import { describe, expect, it } from 'vitest';
import { holdsIdentityNumber } from '~/domain/formats/identity-number';

describe('holdsIdentityNumber', () => {
  it.each([
    ['an SSN', 'It is 219-09-8765, compare'],
    ['an SSN with blanks', '219 09 8765'],
    ['an SSN with dots', '219.09.8765'],
    ['an SSN with long dashes', '219\u201309\u20148765'],
    ['an SSN with an invisible mark in it', '219\u200b098765'],
    ['an EIN', 'Letter says 95-4771357'],
    ['nine digits in a row', 'Letter says 954771357.'],
    ['digits one by one', '2 1 9 0 9 8 7 6 5'],
    ['nine digits in odd groups', '2190 98765'],
    ['an SSN before another number', 'SSN 219-09-8765 2 pages'],
    ['an SSN after another number', 'Page 2 219-09-8765'],
    ['an SSN after a date', 'On 11/30/2026 219-09-8765'],
    ['an SSN after ZIP+4', '78701-1234 219-09-8765'],
  ])('finds %s', (_, text) => {
    expect(holdsIdentityNumber(text)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a phone number', 'Call (512) 555-0100'],
    ['a phone number with dashes', 'Call 512-555-0100'],
    ['a phone number in a row', 'Call 5125550100'],
    ['a phone number with the code of the country', '+1 512 555 0100'],
    ['ZIP+4', 'Austin, TX 78701-1234'],
    ['ZIP+4 before a phone number', 'Austin, TX 78701-1234\n512-555-0100'],
    ['eight digits', 'Bond MSB-27182818'],
    ['ten digits', 'Account 1234567890'],
    ['two numbers apart', 'Pages 12345 and 6789'],
    ['a date beside a digit', 'On 11/30/2026 5 p.m.'],
    ['a date of ISO 8601 beside a digit', '2026-11-30 5 p.m.'],
    ['two short dates', '1/1/26 - 1/31/26'],
    ['an amount', '$1,000,000.00'],
  ])('passes %s', (_, text) => {
    expect(holdsIdentityNumber(text)).toBe(false);
  });
});
