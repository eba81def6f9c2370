import { describe, expect, it } from 'vitest';
import { calendarFileOf, calendarFile } from '~/domain/calendar/calendar-file';

const EVENT = {
  uid: 'renewal-1@marshlinesurety',
  day: '2026-12-31',
  readOn: '2026-11-23',
  summary: 'Last day to renew',
  description: 'Renew it.',
  url: 'https://bonds.example/quote?bondType=notary&renews=1',
  remindDaysBefore: 30,
};

/** The property values of a file, unfolded as RFC 5545, 3.1 says. The first value of a name counts. */
function read(file: string): Record<string, string> {
  const lines = file.replace(/\r\n[ \t]/gu, '').split('\r\n');

  return Object.fromEntries(
    lines
      .toReversed()
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

/** A text value as a calendar reads it (RFC 5545, 3.3.11). */
function unescape(value = ''): string {
  return value.replace(/\\([\\;,nN])/gu, (_, mark: string) => (/n/iu.test(mark) ? '\n' : mark));
}

describe('a calendar file', () => {
  it('ends every line with CRLF and has no other line break', () => {
    const file = calendarFile({ ...EVENT, description: 'One\r\ntwo\rthree\nfour' });

    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(unescape(read(file)['DESCRIPTION'])).toBe('One\ntwo\nthree\nfour');
  });

  it('lasts the whole day, across a month and a year', () => {
    const properties = read(calendarFile(EVENT));

    expect(properties['DTSTART;VALUE=DATE']).toBe('20261231');
    expect(properties['DTEND;VALUE=DATE']).toBe('20270101');
    expect(properties['DTSTAMP']).toBe('20261123T000000Z');
    expect(properties['TRIGGER']).toBe('-P30D');
  });

  it('opens and closes its parts in order', () => {
    const parts = calendarFile(EVENT).match(/^(?:BEGIN|END):\w+/gmu);

    expect(parts).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'BEGIN:VALARM',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('escapes what separates values, so that a name cannot add a property', () => {
    const summary = 'A; B, C\\n\nATTENDEE:mailto:x@y.example';
    const file = calendarFile({ ...EVENT, summary });

    expect(file).not.toMatch(/^ATTENDEE/mu);
    expect(unescape(read(file)['SUMMARY'])).toBe(summary);
  });

  it('has no control character', () => {
    const file = calendarFile({ ...EVENT, summary: 'a\u0000b\u0007c\td' });

    expect(read(file)['SUMMARY']).toBe('a b c d');
  });

  it('puts no space into the address', () => {
    expect(read(calendarFile({ ...EVENT, url: 'https://bonds.example/a\r\nX:b' }))['URL']).toBe(
      'https://bonds.example/aX:b',
    );
  });

  for (const [what, letter] of [
    ['one octet', 'a'],
    ['two octets', 'ñ'],
    ['three octets', '證'],
    ['four octets', '𝔐'],
  ] as const) {
    it(`folds at 75 octets and keeps characters of ${what} whole`, () => {
      const summary = letter.repeat(200);
      const file = calendarFile({ ...EVENT, summary });

      const octets = file.split('\r\n').map((line) => Buffer.byteLength(line));
      expect(Math.max(...octets)).toBeLessThanOrEqual(75);
      expect(file).not.toContain('\uFFFD');
      expect(read(file)['SUMMARY']).toBe(summary);
    });
  }

  it('does not fold a line of exactly 75 octets', () => {
    const summary = 'a'.repeat(75 - 'SUMMARY:'.length);

    expect(calendarFile({ ...EVENT, summary })).toContain(`SUMMARY:${summary}\r\n`);
    expect(calendarFile({ ...EVENT, summary: `${summary}b` })).toContain(`${summary}\r\n b\r\n`);
  });

  it('that is a subscription asks to be read again several times a day', () => {
    const feed = calendarFileOf([], 'Matters');

    expect(feed).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n');
    expect(calendarFileOf([])).not.toContain('REFRESH-INTERVAL');
  });
});
