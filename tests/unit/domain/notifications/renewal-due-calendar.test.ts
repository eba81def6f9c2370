import { describe, expect, it } from 'vitest';
import { renewalDueCalendar } from '~/domain/notifications/renewal-due';

const BOND = {
  bondNumber: 'MSB-00000001',
  bondTitle: 'Notary Bond',
  stateCode: 'TX',
  obligee: 'State of Texas',
  amountCents: 1_000_000,
  daysLeft: 30,
  renewPath: '/quote?renew=1',
};
const SENT = { bondId: '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11', site: 'https://bonds.example' };

describe('the calendar file of a renewal mail', () => {
  it.each([{ expiresOn: '2026-12-31' }, { premiumDueOn: '2026-12-31' }])(
    'has the day of %j',
    (day) => {
      const file = renewalDueCalendar({ ...BOND, ...day }, SENT);

      expect(file?.fileName).toBe('renew-msb-00000001.ics');
      expect(file?.text).toContain('DTSTART;VALUE=DATE:20261231');
      expect(file?.text).toContain('DTSTAMP:20261201');
      expect(file?.text.replaceAll('\r\n ', '')).toContain('https://bonds.example/quote?renew=1');
    },
  );

  it('has the last day to renew, which is before the day on which the bond ends at 12:01 a.m.', () => {
    const data = { ...BOND, expiresOn: '2026-12-31', renewBy: '2026-12-30' };
    const file = renewalDueCalendar(data, SENT);

    expect(file?.text).toContain('DTSTART;VALUE=DATE:20261230');
    expect(file?.text).toContain('DTSTAMP:20261201');
  });

  it('is the same for every attempt at the mail', () => {
    const data = { ...BOND, expiresOn: '2026-12-31' };

    expect(renewalDueCalendar(data, SENT)).toEqual(renewalDueCalendar(data, SENT));
  });

  it('is missing for data without a day', () => {
    expect(renewalDueCalendar(BOND, SENT)).toBeUndefined();
  });
});
