import { afterEach, describe, expect, it } from 'vitest';
import {
  daysRemaining,
  isRenewalPressing,
  remainingWords,
  renewalHref,
  renewalDeadlineWords,
  renewalIsOpenWords,
  renewalOpensWords,
} from '~/domain/bonds/renewal-words';
import fc from 'fast-check';
import { addDays, todayIn } from '~/domain/dates';
import { dates } from '../support/arbitraries';

describe('when a renewal opens', () => {
  it('is a renewal of a bond that ends', () => {
    expect(renewalOpensWords({ expiryDate: '2027-12-10' }, '2027-09-11')).toBe(
      'You can renew it from September 11, 2027 on. We’ll email you.',
    );
  });

  it('is the next premium of a bond that goes on until it is released', () => {
    expect(renewalOpensWords({}, '2027-09-11')).toBe(
      'Its next premium is due December 10, 2027. You can pay it from September 11, 2027 on. We’ll email you.',
    );
  });
});

describe('a renewal that is open', () => {
  it.each([
    ['2027-12-10', 'December 10, 2027'],
    ['2027-12-09', 'December 9, 2027'],
  ])('names the last day to renew, and the end in the papers: %s', (endsOn, end) => {
    expect(renewalIsOpenWords(endsOn, '2027-12-10')).toBe(
      `Renew by December 9, 2027. The bond ends on ${end}.`,
    );
  });

  it('names the next premium of a bond that goes on, and why it is due', () => {
    expect(renewalIsOpenWords(undefined, '2027-12-10')).toBe(
      'The next premium is due on December 10, 2027. The bond has no end date, and each term is paid in advance. Renew by December 9, 2027.',
    );
  });
});

describe('the days until a renewal', () => {
  it.each([
    [-1, 'Past due'],
    [0, 'Due today'],
    [1, '1 day remaining'],
    [2, '2 days remaining'],
    [365, '365 days remaining'],
    [1461, '1,461 days remaining'],
  ])('%i: %s', (days, words) => {
    expect(remainingWords(days)).toBe(words);
  });

  it('are urgent from 30 days on', () => {
    expect(isRenewalPressing(31)).toBe(false);
    expect(isRenewalPressing(30)).toBe(true);
    expect(isRenewalPressing(0)).toBe(true);
  });
});

describe('the address that starts a renewal', () => {
  it('names the bond, its kind and its state', () => {
    expect(renewalHref({ id: 'a1', bondSlug: 'notary', stateCode: 'TX' })).toBe(
      '/quote?bondType=notary&state=TX&renews=a1',
    );
  });
});

/** From the last time zone to begin a day to the first. */
const ZONES = [
  'Pacific/Pago_Pago', // American Samoa
  'Pacific/Honolulu',
  'America/New_York',
  'UTC',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Pacific/Apia', // Samoa
  'Pacific/Kiritimati', // Kiribati
];

const zones = fc.constantFrom(...ZONES);
const moments = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2190-01-01T00:00:00Z'),
  noInvalidDate: true,
});

const ownZone = process.env['TZ'];

afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

describe('daysRemaining', () => {
  it.each([
    ['the day itself', '2026-11-21', 0],
    ['tomorrow', '2026-11-22', 1],
    ['yesterday', '2026-11-20', -1],
    ['30 days later', '2026-12-21', 30],
    ['a year later', '2027-11-21', 365],
    ['a year with a leap day later', '2028-11-21', 731],
  ])('counts to %s', (_, nextDue, days) => {
    expect(daysRemaining(nextDue, '2026-11-21')).toBe(days);
  });

  it('counts a day of 23 hours and one of 25 as one day each', () => {
    expect(daysRemaining('2026-03-09', '2026-03-08')).toBe(1);
    expect(daysRemaining('2026-11-02', '2026-11-01')).toBe(1);
  });

  it('equals the number of days added to today, in every zone and at every time', () => {
    fc.assert(
      fc.property(dates, moments, zones, (nextDue, now, zone) => {
        const today = todayIn(zone, now);

        expect(addDays(today, daysRemaining(nextDue, today))).toBe(nextDue);
      }),
    );
  });

  it("does not depend on the machine's time zone", () => {
    fc.assert(
      fc.property(dates, dates, zones, (nextDue, today, zone) => {
        process.env['TZ'] = 'UTC';
        const inUtc = daysRemaining(nextDue, today);
        process.env['TZ'] = zone;

        expect(daysRemaining(nextDue, today)).toBe(inUtc);
      }),
    );
  });

  it('stays the same all day in a zone and falls by one at midnight there', () => {
    fc.assert(
      fc.property(dates, moments, zones, (nextDue, now, zone) => {
        const today = todayIn(zone, now);
        const inAMinute = todayIn(zone, new Date(now.getTime() + 60_000));
        const passed = inAMinute === today ? 0 : 1;

        expect(daysRemaining(nextDue, inAMinute)).toBe(daysRemaining(nextDue, today) - passed);
      }),
    );
  });

  it('differs by at most two days between any two places at the same time', () => {
    fc.assert(
      fc.property(dates, moments, (nextDue, now) => {
        const days = ZONES.map((zone) => daysRemaining(nextDue, todayIn(zone, now)));

        expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('a renewal in a list', () => {
  it.each([
    ['2027-12-10', 'Renew by December 9, 2027.'],
    [undefined, 'The next premium is due on December 10, 2027. Renew by December 9, 2027.'],
  ])('has its last day, and the next premium of a bond without an end: %s', (endsOn, words) => {
    expect(renewalDeadlineWords(endsOn, '2027-12-10')).toBe(words);
  });
});
