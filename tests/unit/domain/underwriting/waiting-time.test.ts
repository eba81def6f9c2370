import { describe, expect, it } from 'vitest';
import { REVIEW_TIME } from '~/domain/underwriting/review-time';
import { isLate, waitingWords } from '~/domain/underwriting/waiting-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('REVIEW_TIME', () => {
  it('is the time that the specification promises, in business days and without a hyphen, where phones break the line', () => {
    expect(REVIEW_TIME).toBe('1 to 2 business days');
  });
});

describe('waitingWords', () => {
  it.each([
    [-HOUR, '1 minute'],
    [0, '1 minute'],
    [2 * MINUTE - 1, '1 minute'],
    [2 * MINUTE, '2 minutes'],
    [HOUR - 1, '59 minutes'],
    [HOUR, '1 hour'],
    [DAY - 1, '23 hours'],
    [DAY, '1 day'],
    [12 * DAY, '12 days'],
  ])('%d milliseconds are %s', (milliseconds, words) => {
    expect(waitingWords(milliseconds)).toBe(words);
  });
});

describe('isLate', () => {
  it.each([
    ['the same day', '2026-11-16', '2026-11-16', false],
    ['the second business day', '2026-11-16', '2026-11-18', false],
    ['the third business day', '2026-11-16', '2026-11-19', true],
    ['the weekend after Thursday', '2026-11-19', '2026-11-22', false],
    ['Monday after Thursday', '2026-11-19', '2026-11-23', false],
    ['Tuesday after Thursday', '2026-11-19', '2026-11-24', true],
    ['a clock that runs behind', '2026-11-19', '2026-11-18', false],
    ['years later', '2020-01-01', '2026-11-18', true],
  ])('%s', (_, from, today, expected) => {
    expect(isLate(from, today)).toBe(expected);
  });
});
