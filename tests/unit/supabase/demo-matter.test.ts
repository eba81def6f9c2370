import { describe, expect, it } from 'vitest';
import { addDays, addYears, type IsoDate, yearOf } from '~/domain/dates';
import { DEMO_ACCOUNTS } from '../../../supabase/local/demo/demo-accounts.ts';
import { demoMatter } from '../../../supabase/local/demo/demo-matter.ts';

const TERMS = DEMO_ACCOUNTS.flatMap(({ bonds, applications }) => [...bonds, ...applications]);

/** Days of creation on which the first day of a bond and its matter are in the same year, or not. */
const TODAYS = ['2026-11-29', '2026-12-31', '2027-01-01', '2028-02-29', '2031-06-15'];

const CASES = TODAYS.flatMap((today) =>
  TERMS.map((bond) => [bond.bondSlug, bond.stateCode, today, bond] as const),
);

describe('the matter of a demo bond', () => {
  it.each(CASES)(
    '%s in %s, made on %s, has its days in a possible order',
    (_, _state, today, bond) => {
      const startsOn = addDays(today, bond.startsInDays);
      const { dateOfDeath, judgmentDate, contractDate, bidDate, caseNumber, ...rest } = demoMatter(
        bond,
        today,
      ).bondDetails;

      for (const before of [dateOfDeath, judgmentDate, contractDate].filter(isDay)) {
        expect(before < startsOn && before > addYears(startsOn, -1), before).toBe(true);
      }
      if (isDay(bidDate)) expect(bidDate >= startsOn && bidDate < addYears(startsOn, 1)).toBe(true);
      if (caseNumber !== undefined) expect(yearsBefore(startsOn)).toContain(yearIn(caseNumber));
      expect(Object.values(rest).filter(isDay)).toEqual([]); // a day of no known order
    },
  );
});

function isDay(value: unknown): value is IsoDate {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** The last two digits of the years in which a case can be opened for a bond with this first day. */
function yearsBefore(startsOn: IsoDate): number[] {
  return [startsOn, addDays(startsOn, -45)].map((day) => yearOf(day) % 100);
}

/** The last two digits of the year with which a case number begins: "2026-ES-10-1" or "26 E 1". */
function yearIn(caseNumber: unknown): number {
  return Number(/^\d+/.exec(String(caseNumber))?.[0]) % 100;
}
