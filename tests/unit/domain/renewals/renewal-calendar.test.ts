import { expect, it } from 'vitest';
import { renewalCalendar } from '~/domain/renewals/renewal-calendar';

const RENEWAL = {
  bondId: '11111111-1111-4111-8111-111111111111',
  bondNumber: 'MSB-27182818',
  bondName: 'Notary Bond',
  day: '2026-12-04',
  readOn: '2026-11-23',
  url: 'https://bonds.example/quote?renews=1',
};
const uidOf = (text: string) => /UID:(\S+)/u.exec(text.replace(/\r\n /gu, ''))?.[1];

it('names the file after the bond', () => {
  expect(renewalCalendar(RENEWAL).fileName).toBe('renew-msb-27182818.ics');
});

it('gives one renewal one UID on every day, and another term another UID', () => {
  const { text } = renewalCalendar(RENEWAL);

  expect(uidOf(renewalCalendar({ ...RENEWAL, readOn: '2026-11-30' }).text)).toBe(uidOf(text));
  expect(uidOf(renewalCalendar({ ...RENEWAL, day: '2027-12-04' }).text)).not.toBe(uidOf(text));
  expect(uidOf(text)).toBe(`renewal-${RENEWAL.bondId}-2026-12-04@marshlinesurety`);
});

it('names the day in the reminder, which is read a month before it', () => {
  const text = renewalCalendar(RENEWAL).text.replace(/\r\n /gu, '');

  expect(text).toContain('SUMMARY:Last day to renew: Notary Bond\\, MSB-27182818');
  expect(text).toContain(
    'TRIGGER:-P30D\r\nDESCRIPTION:Renew by December 4\\, 2026: Notary Bond\\, MSB-27182818',
  );
});
