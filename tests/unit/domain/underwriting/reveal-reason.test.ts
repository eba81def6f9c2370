import { describe, expect, it } from 'vitest';
import { identityRevealSchema } from '~/domain/underwriting/identity-reveal';
import {
  IDENTITY_NUMBERS,
  identityNumberKind,
  identityNumberName,
  readRevealReason,
} from '~/domain/underwriting/reveal-reason';

describe('readRevealReason', () => {
  it.each([
    ['10 characters', 'Tax record'],
    ['500 characters', 'a'.repeat(500)],
    ['eight digits', 'Born 11/30/1979, see page 2'.replace('2', 'two')],
    ['the last four', 'Compare 8765 with the court order'],
    ['two numbers apart', 'Pages 12345 and 6789 of the order'],
  ])('accepts %s', (_, reason) => {
    expect(readRevealReason(reason)).toEqual({ ok: true, value: reason });
  });

  it('removes blanks around the reason before it counts', () => {
    expect(readRevealReason('  Tax record \n')).toEqual({ ok: true, value: 'Tax record' });
    expect(readRevealReason('  Tax form \n')).toEqual({ ok: false, code: 'too-short' });
  });

  it.each([
    ['nothing', '  \n', 'empty'],
    ['9 characters', 'Tax forms', 'too-short'],
    ['501 characters', 'a'.repeat(501), 'too-long'],
    ['an SSN', 'It is 219-09-8765, compare', 'holds-number'],
    ['an SSN with blanks', 'It is 219 09 8765, compare', 'holds-number'],
    ['an EIN', 'Letter says 95-4771357', 'holds-number'],
    ['nine digits in a row', 'Letter says 954771357', 'holds-number'],
  ])('refuses %s', (_, reason, code) => {
    expect(readRevealReason(reason)).toEqual({ ok: false, code });
  });
});

describe('identityRevealSchema', () => {
  const body = {
    applicationId: '7d5cbb2b-0a3a-4c7e-9a35-1f5a6a0f3c11',
    which: 'ssn',
    reason: ' To compare it with the court order ',
  };

  it('reads a call with its reason cleaned', () => {
    expect(identityRevealSchema.parse(body)).toEqual({
      ...body,
      reason: 'To compare it with the court order',
    });
  });

  it.each([
    ['a reason that is none', { reason: 'because' }, 'too-short'],
    ['the number in the reason', { reason: 'Compare 219-09-8765 please' }, 'holds-number'],
  ])('refuses %s without repeating it in the message', (_, change, message) => {
    expect(identityRevealSchema.safeParse({ ...body, ...change }).error?.issues).toMatchObject([
      { path: ['reason'], message },
    ]);
  });

  it('returns no other secret', () => {
    expect(identityRevealSchema.safeParse({ ...body, which: 'date_of_birth' }).success).toBe(false);
  });
});

describe('the numbers of an application', () => {
  it('are two for each of six principals', () => {
    expect(IDENTITY_NUMBERS).toHaveLength(12);
    expect(new Set(IDENTITY_NUMBERS.map(identityNumberName)).size).toBe(12);
  });

  it.each([
    ['ssn', 'ssn', 'SSN'],
    ['ein', 'ein', 'EIN'],
    ['ssn-2', 'ssn', 'SSN of principal 2'],
    ['ein-6', 'ein', 'EIN of principal 6'],
  ] as const)('have names: %s', (which, kind, name) => {
    expect(identityNumberKind(which)).toBe(kind);
    expect(identityNumberName(which)).toBe(name);
  });
});
