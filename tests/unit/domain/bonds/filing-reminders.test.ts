import { describe, expect, it } from 'vitest';
import { FILING_WORDS } from '../../../../supabase/functions/_shared/papers/filing-words.ts';
import {
  bondsNotFiledByCustomer,
  customerFilesBefore,
  filingReminderDue,
  isFilingAsked,
} from '~/domain/bonds/filing-reminders';
import { addDays } from '~/domain/dates';

const ISSUED = '2027-03-01';

describe('filingReminderDue', () => {
  it.each([
    [0, undefined],
    [2, undefined],
    [3, 3],
    [9, 3],
    [10, 10],
    [24, 24],
    [37, 24],
    [38, 38],
    [48, 38],
    [49, undefined],
  ])('%i days after the issue, before any reminder, is %s', (days, due) => {
    expect(filingReminderDue({ issuedOn: ISSUED }, addDays(ISSUED, days))).toBe(due);
  });

  it('sends each reminder once, on its day, in a daily run, every 14 days after the first three', () => {
    const sent: number[] = [];
    let reminded: number | undefined;
    for (let days = 0; days < 90; days += 1) {
      const due = filingReminderDue({ issuedOn: ISSUED, reminded }, addDays(ISSUED, days));
      if (due === undefined) continue;
      expect(days).toBe(due);
      sent.push(due);
      reminded = due;
    }

    expect(sent).toEqual([3, 10, 24, 38, 52, 66, 80]);
  });

  it('makes up for missed reminders with one', () => {
    expect(filingReminderDue({ issuedOn: ISSUED, reminded: 24 }, addDays(ISSUED, 400))).toBe(388);
  });
});

it('we ask to file a bond as long as mails about it go out', () => {
  const onDay = (days: number) => addDays(ISSUED, days);

  expect(isFilingAsked({ issuedOn: ISSUED }, ISSUED)).toBe(true);
  expect(isFilingAsked({ issuedOn: ISSUED }, onDay(48))).toBe(true);
  expect(isFilingAsked({ issuedOn: ISSUED }, onDay(49))).toBe(false);
  expect(isFilingAsked({ issuedOn: ISSUED, reminded: 38 }, onDay(400))).toBe(true);
});

it('a customer files no fidelity bond and no bond that goes to the agency from us', () => {
  const bonds = bondsNotFiledByCustomer(FILING_WORDS);

  expect(bonds).toContain('erisa-fidelity:SC');
  expect(bonds).toContain('freight-broker-bmc-84:TX');
  expect(bonds).not.toContain('notary:TX');
  expect(bonds).not.toContain('executor-personal-representative:SC');
});

it('a notary files no bond in a state whose law requires none', () => {
  const bonds = bondsNotFiledByCustomer(FILING_WORDS);

  expect(bonds).toContain('notary:SC');
  expect(bonds).toContain('notary:NY');
  expect(bonds).not.toContain('notary:FL');
  // A city can ask for a license bond that its state does not require.
  expect(bonds.filter((bond) => bond.startsWith('contractor-license:'))).toEqual([
    'contractor-license:CA',
  ]);
});

it.each([
  ['auto-dealer', '2027-03-02', '2027-03-02'],
  ['auto-dealer', ISSUED, undefined],
  ['notary', '2027-03-02', undefined],
  ['freight-broker-bmc-84', '2027-03-02', undefined],
] as const)(
  'names the day for the bond %s that starts on %s: %s',
  (bondSlug, effectiveDate, day) => {
    const bond = { bondSlug, stateCode: 'SC', effectiveDate } as const;

    expect(customerFilesBefore(FILING_WORDS, bond, ISSUED)).toBe(day);
  },
);
