import type { ApplicationStatus, BondStatus } from '../../../src/domain/application-status.ts';
import type { BondFileType } from '../../../src/domain/bonds/bond-files.ts';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import { dollars, type Cents } from '../../../src/domain/money.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';

/** What a bond is asked for. Days count from the day the accounts are made; past ones are negative. */
type DemoTerms = {
  bondSlug: BondSlug;
  stateCode: StateCode;
  amount: Cents;
  obligee: string;
  termYears: number;
  startsInDays: number;
};

/** A paper that a bond has from the start. */
export type FirstPaper = Extract<BondFileType, 'bond' | 'poa'>;

/** A bond that was issued, and the files it has to download. */
export type DemoBond = DemoTerms & {
  status: BondStatus;
  files: readonly FirstPaper[];
  /** It was renewed once: a certificate continues it for another term. */
  isContinued?: boolean;
};

/** An application on which nothing is issued yet. */
export type DemoApplication = DemoTerms & {
  status: Exclude<ApplicationStatus, 'issued'>;
  /** For a draft: when it was changed last. */
  sentDaysAgo: number;
  /** What the underwriter asked, or why it was declined. */
  words?: string;
  isPaidByWire?: boolean;
};

/** Somebody to sign in as, and what is found in the account. */
export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  business: string;
  /** For the list that `npm start` prints. */
  shows: string;
  role?: 'underwriter' | 'admin';
  bonds: readonly DemoBond[];
  applications: readonly DemoApplication[];
};

/** A bond and a power of attorney, as an issued bond has them. */
export const BOTH_FILES: readonly FirstPaper[] = ['bond', 'poa'];

/** Terms in one line: the amount in whole dollars, the term in years, the beginning in days from today. */
export function terms(
  bondSlug: BondSlug,
  stateCode: StateCode,
  amount: number,
  obligee: string,
  [termYears, startsInDays]: readonly [years: number, days: number],
): DemoTerms {
  return { bondSlug, stateCode, amount: dollars(amount), obligee, termYears, startsInDays };
}
