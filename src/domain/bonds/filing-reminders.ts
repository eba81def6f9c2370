/** When customers are reminded to file a bond that they have not ticked as filed. */
import { daysBetween, type IsoDate } from '../dates.ts';
import { US_STATES } from '../us-states.ts';
import { BOND_SLUGS, type BondSlug } from './bond-types.ts';
import { type FamilyFiling, type FiledBond, filerOf } from './filing-card.ts';
import { stepsOf } from './filing-steps.ts';

/** The days after the issue on which the customer is reminded. The job passes them to `remind_of_filing`. */
export const FILING_REMINDER_DAYS = [3, 10, 24] as const;

export type FilingReminderDays = (typeof FILING_REMINDER_DAYS)[number];

/** A bond that is not filed: its day of issue, and the last reminder in days after it. */
export type UnfiledBond = { issuedOn: IsoDate; reminded?: FilingReminderDays | undefined };

/** After twice the last reminder's days, a bond is too old for its first reminder. */
const MOST_DAYS = 2 * Math.max(...FILING_REMINDER_DAYS);

/**
 * The reminder that is due today: the latest one whose day has come, so that missed days give one
 * mail. None twice. The database has the same rule in `remind_of_filing`.
 */
export function filingReminderDue(
  { issuedOn, reminded }: UnfiledBond,
  today: IsoDate,
): FilingReminderDays | undefined {
  const days = daysBetween(issuedOn, today);
  const latest = FILING_REMINDER_DAYS.filter((reminder) => reminder <= days).at(-1);
  if (latest === undefined || days > MOST_DAYS) return undefined;

  return reminded === undefined || reminded < latest ? latest : undefined;
}

/** The filing facts of the catalog: of each bond, and of the states by family. */
export type FilingFacts = {
  bonds: Record<BondSlug, FiledBond>;
  states: Partial<Record<string, { filing: readonly FamilyFiling[] }>>;
};

/** The bonds that the customer does not file, as "bond:state": "erisa-fidelity:SC". */
export function bondsNotFiledByCustomer({ bonds, states }: FilingFacts): string[] {
  return BOND_SLUGS.flatMap((slug) =>
    US_STATES.filter(({ code }) => {
      const filer = filerOf(bonds[slug], code, states[code]?.filing ?? []);

      return !stepsOf(filer).includes('filed');
    }).map(({ code }) => `${slug}:${code}`),
  );
}
