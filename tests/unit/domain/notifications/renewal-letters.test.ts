import { describe, expect, it } from 'vitest';
import { renewalDueCalendar } from '~/domain/notifications/renewal-due';
import { readLetter } from '~/domain/notifications/read-letter';
import { ratePlan } from '../../../support/rate-plan';

const BOND = {
  bondNumber: 'MSB-27182818',
  bondTitle: 'Notary Bond, Texas',
  renewPath: '/quote?bondType=notary&state=TX',
};
const ISSUED = {
  applicationNumber: 'APP-271828',
  bondName: 'Notary Bond',
  stateCode: 'TX',
  bondNumber: BOND.bondNumber,
};
const EXPIRED = { ...BOND, expiredOn: '2028-02-29' };

describe('the mail about a bond that is issued', () => {
  it('leads to the bond on the dashboard, and an older mail to the dashboard', () => {
    const bondId = '0d9a3c5e-52d4-4a36-8a35-9b1f0c7d2e11';

    expect(readLetter('issued', { ...ISSUED, bondId })?.action?.path).toBe(
      `/dashboard?bond=${bondId}`,
    );
    expect(readLetter('issued', ISSUED)?.action?.path).toBe('/dashboard');
  });

  it('asks to download a new bond with its power of attorney', () => {
    expect(readLetter('issued', ISSUED)?.parts[0]).toMatchObject({
      text: expect.stringContaining('the bond and its power of attorney'),
    });
  });

  it('names the first day of a new bond', () => {
    expect(readLetter('issued', { ...ISSUED, effectiveOn: '2028-02-29' })?.parts).toContainEqual({
      type: 'facts',
      facts: expect.arrayContaining([['First day', 'February 29, 2028']]),
    });
    expect(JSON.stringify(readLetter('issued', ISSUED))).not.toContain('First day');
  });

  it('asks to file the certificate of a renewal where the bond is filed, and not the bond again', () => {
    const letter = readLetter('issued', { ...ISSUED, term: 2 });

    expect(letter).toMatchObject({
      subject: 'Your bond MSB-27182818 is renewed',
      action: { label: 'Download the certificate', path: '/dashboard' },
    });
    const [first] = letter?.parts ?? [];
    expect(first).toMatchObject({
      text: expect.stringMatching(/certificate. If the bond is filed with an office, file the/),
    });
    expect(first).toMatchObject({ text: expect.stringContaining('do not file it again') });
    expect(JSON.stringify(letter)).not.toContain('power of attorney');
  });

  it('names the new end of a renewed bond, and no end of a new bond or in an older mail', () => {
    const renewed = { ...ISSUED, term: 2, endsOn: '2032-02-29' };

    expect(readLetter('issued', renewed)?.parts).toContainEqual({
      type: 'facts',
      facts: expect.arrayContaining([
        ['Bond number', 'MSB-27182818'],
        ['New end', 'February 29, 2032'],
      ]),
    });
    for (const older of [ISSUED, { ...ISSUED, term: 2 }]) {
      expect(JSON.stringify(readLetter('issued', older))).not.toMatch(/New end|premium due/);
    }
  });

  it('names the next premium day of a renewed bond without an end', () => {
    const letter = readLetter('issued', { ...ISSUED, term: 3, premiumDueOn: '2029-02-28' });

    expect(letter?.parts).toContainEqual({
      type: 'facts',
      facts: expect.arrayContaining([['Next premium due', 'February 28, 2029']]),
    });
    expect(JSON.stringify(letter)).not.toContain('New end');
  });

  it('refuses an end that is no day', () => {
    expect(readLetter('issued', { ...ISSUED, term: 2, endsOn: '2031-02-29' })).toBeUndefined();
  });

  it('does not describe a first term as a renewal', () => {
    expect(readLetter('issued', { ...ISSUED, term: 1 })).toBeUndefined();
  });
});

describe('the mail about a bond that ended', () => {
  it('asks to apply for a new bond, because an ended bond cannot be renewed', () => {
    const letter = readLetter('bond_expired', EXPIRED);

    expect(JSON.stringify(letter)).toContain('can’t be renewed anymore');
    expect(letter?.action).toEqual({ label: 'Apply for a new bond', path: BOND.renewPath });
  });

  it('says how to open the dashboard, which keeps the documents', () => {
    const note = readLetter('bond_expired', EXPIRED)?.note;

    expect(note).toMatch(/^To open your dashboard, sign in /);
    expect(note).toMatch(/The bond’s documents stay on your dashboard\.$/);
  });

  it('reports that a submitted renewal is under review', () => {
    const letter = readLetter('bond_expired', { ...EXPIRED, isRenewalSent: true });

    expect(JSON.stringify(letter)).toContain('We are reviewing your renewal');
    expect(JSON.stringify(letter)).not.toContain('apply for a new one');
    expect(letter?.action).toEqual({ label: 'See your renewal', path: '/dashboard' });
  });
});

it('the reminder for a bond without an end names its next premium day', () => {
  const letter = readLetter('renewal_due', { ...BOND, daysLeft: 30, premiumDueOn: '2028-02-29' });

  expect(letter?.subject).toBe('The premium of your bond MSB-27182818 is due on February 29, 2028');
  expect(JSON.stringify(letter)).toContain('The next premium is due on February 29, 2028.');
  expect(JSON.stringify(letter)).not.toMatch(/ends on|in 30 days/u);
});

describe('the mail about a renewal that is due', () => {
  const price = {
    bondId: '11111111-1111-4111-8111-111111111111',
    bondSlug: 'notary',
    stateCode: 'TX',
    amount: 1_000_000,
    termYears: 4,
    isCreditChecked: true,
    on: '2026-11-23',
    ratePlans: [ratePlan({ id: 'standard', version: 2 })],
    last: {
      premium: 10_000,
      total: 18_300,
      plan: { id: 'standard', version: 1 },
      amount: 1_000_000,
      startsOn: '2022-12-05',
      endsOn: '2026-12-05',
    },
  };

  it.each([
    [
      'executor-personal-representative',
      ' Send us this paper: Order of discharge, or order that releases the surety. You owe',
    ],
    [
      'appeal-supersedeas',
      ' Send us one of these papers: Order of discharge, or order that releases the surety; Satisfaction of judgment, as filed with the court. You owe',
    ],
    ['freight-broker-bmc-84', ' ask on your dashboard to end it. You owe'],
  ])('names the papers that release a bond without an end: %s', (bondSlug, words) => {
    const letter = readLetter('renewal_due', {
      ...BOND,
      premiumDueOn: '2026-12-05',
      daysLeft: 12,
      price: { ...price, bondSlug },
    });

    expect(letter?.note).toContain(words);
  });

  it('asks a notary who was appointed again to apply for a new bond', () => {
    const wordsFor = (bondSlug: string) =>
      JSON.stringify(
        readLetter('renewal_due', {
          ...{ ...BOND, expiresOn: '2026-12-05', daysLeft: 12 },
          price: { ...price, bondSlug },
        }),
      );

    expect(wordsFor('notary')).toContain('Were you appointed again? Then apply for a new bond.');
    expect(wordsFor('auto-dealer')).not.toContain('appointed');
  });

  it.each([
    ['the end of a bond', { expiresOn: '2026-12-05' }],
    ['the premium of a bond without an end', { premiumDueOn: '2026-12-05' }],
  ])('says what the next term costs and why the price changed: %s', (_, day) => {
    const letter = readLetter('renewal_due', { ...BOND, ...day, daysLeft: 12, price });

    expect(letter?.parts.slice(2)).toEqual([
      {
        type: 'text',
        text: 'At today’s rates, the next term (4 years) costs $237.00. Last time you paid $183.00.',
      },
      { type: 'text', text: expect.stringContaining('Our rates changed') },
    ]);
  });

  it.each([
    [
      'executor-personal-representative',
      ' Send us this paper: Order of discharge, or order that releases the surety. You owe',
    ],
    [
      'appeal-supersedeas',
      ' Send us one of these papers: Order of discharge, or order that releases the surety; Satisfaction of judgment, as filed with the court. You owe',
    ],
    ['freight-broker-bmc-84', ' ask on your dashboard to end it. You owe'],
  ])('names the papers that release a bond without an end: %s', (bondSlug, words) => {
    const letter = readLetter('renewal_due', {
      ...BOND,
      premiumDueOn: '2026-12-05',
      daysLeft: 12,
      price: { ...price, bondSlug },
    });

    expect(letter?.note).toContain(words);
  });

  it.each([
    ['the end of a bond', { expiresOn: '2026-12-05' }, /^Your bond ends on December 5, 2026\. /],
    ['the premium of a bond without an end', { premiumDueOn: '2026-12-05' }, /^The next premium /],
  ])('names the last day to renew, which its calendar file has: %s', (_, day, start) => {
    const data = { ...BOND, ...day, daysLeft: 12, renewBy: '2026-12-04' };
    const letter = readLetter('renewal_due', data);
    const text = expect.stringContaining('. Renew by December 4, 2026') as string;

    expect(letter?.parts[0]).toEqual({ type: 'text', text });
    expect(letter?.parts[0]).toMatchObject({ text: expect.stringMatching(start) as string });
    expect(letter?.parts[1]).toMatchObject({
      facts: expect.arrayContaining([['Last day to renew', 'December 4, 2026']]) as unknown,
    });
    expect(renewalDueCalendar(data, { bondId: price.bondId, site: '' })?.text).toContain(
      'DTSTART;VALUE=DATE:20261204',
    );
  });

  it('was queued without a last day to renew before', () => {
    const data = { ...BOND, expiresOn: '2026-12-05', daysLeft: 12 };

    expect(JSON.stringify(readLetter('renewal_due', data))).not.toMatch(/Last day|Renew by/);
  });

  it('was queued without a price before', () => {
    const letter = readLetter('renewal_due', { ...BOND, expiresOn: '2026-12-05', daysLeft: 12 });

    expect(letter?.parts).toHaveLength(2);
  });
});
