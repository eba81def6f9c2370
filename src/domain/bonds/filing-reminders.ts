/** When customers are reminded to file a bond, a continuation certificate or a rider that they have not ticked as filed. */
import { daysBetween, type IsoDate } from '../dates.ts';
import { type StateCode, US_STATES } from '../us-states.ts';
import { fileBefore } from './before-start.ts';
import { BOND_SLUGS, type BondSlug } from './bond-types.ts';
import { type FamilyFiling, type FiledBond, filerOf } from './filing-card.ts';
import { isFiledByCustomer } from './filing-steps.ts';

/** The days after the issue of the first reminders. The job passes them to `remind_of_filing`. */
export const FILING_REMINDER_DAYS = [3, 10, 24] as const;

/** After the first reminders, one goes out every so many days until the bond is filed or no longer in force. */
export const FILING_REMINDER_EVERY_DAYS = 14;

/** A bond, a certificate or a rider that is not filed: its day of issue, and the last reminder in days after it. */
export type UnfiledBond = { issuedOn: IsoDate; reminded?: number | undefined };

const LAST_FIXED_DAY = Math.max(...FILING_REMINDER_DAYS);

/** A bond gets its first reminder within this many days of its issue, or never: it was issued before we sent reminders. */
export const FILING_FIRST_REMINDER_DAYS = 2 * LAST_FIXED_DAY;

/**
 * Whether we ask to file a bond in force that is not ticked as filed: in the inbox and by mail, until the tick. The
 * database has the same rule in `desk_overview` for the inbox and in `remind_of_filing` for the mails.
 */
export function isFilingAsked({ issuedOn, reminded }: UnfiledBond, today: IsoDate): boolean {
  return reminded !== undefined || daysBetween(issuedOn, today) <= FILING_FIRST_REMINDER_DAYS;
}

/**
 * The reminder that is due today, in days after the issue: the latest one whose day has come, so that missed days give
 * one mail. None twice. The database has the same rule in `remind_of_filing`.
 */
export function filingReminderDue(bond: UnfiledBond, today: IsoDate): number | undefined {
  if (!isFilingAsked(bond, today)) return undefined;
  const latest = latestReminder(daysBetween(bond.issuedOn, today));

  return latest !== undefined && (bond.reminded ?? 0) < latest ? latest : undefined;
}

function latestReminder(days: number): number | undefined {
  if (days < LAST_FIXED_DAY) return FILING_REMINDER_DAYS.filter((day) => day <= days).at(-1);

  const rounds = Math.floor((days - LAST_FIXED_DAY) / FILING_REMINDER_EVERY_DAYS);

  return LAST_FIXED_DAY + rounds * FILING_REMINDER_EVERY_DAYS;
}

/** The filing facts of the catalog: of each bond, and of the states by family. */
export type FilingFacts = {
  bonds: Record<BondSlug, FiledBond>;
  states: Partial<Record<string, { filing: readonly FamilyFiling[] }>>;
};

/** The bonds that the customer does not file, as "bond:state": "erisa-fidelity:SC". */
export function bondsNotFiledByCustomer(facts: FilingFacts): string[] {
  return BOND_SLUGS.flatMap((slug) =>
    US_STATES.filter(({ code }) => !isCustomersToFile(facts, slug, code)).map(
      ({ code }) => `${slug}:${code}`,
    ),
  );
}

/** The day before which the customer should file a bond, as the dashboard names it. */
export function customerFilesBefore(
  facts: FilingFacts,
  bond: { bondSlug: BondSlug; stateCode: StateCode; effectiveDate: IsoDate },
  today: IsoDate,
): IsoDate | undefined {
  return isCustomersToFile(facts, bond.bondSlug, bond.stateCode)
    ? fileBefore(bond, today)
    : undefined;
}

function isCustomersToFile({ bonds, states }: FilingFacts, slug: BondSlug, state: StateCode) {
  return isFiledByCustomer(filerOf(bonds[slug], state, states[state]?.filing ?? []));
}
