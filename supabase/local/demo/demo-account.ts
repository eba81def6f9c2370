import type { ApplicationStatus } from '../../../src/domain/application-status.ts';
import type { BondStatus } from '../../../src/domain/bonds/bond-status.ts';
import type { BondFileType } from '../../../src/domain/bonds/bond-files.ts';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { MatterAnswers } from '../../../src/domain/bonds/matter.ts';
import { dollars, type Cents } from '../../../src/domain/money.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';

/** The terms of a requested bond. Days count from the day the accounts are created; past days are negative. */
type DemoTerms = {
  bondSlug: BondSlug;
  stateCode: StateCode;
  amount: Cents;
  obligee: string;
  termYears: number;
  startsInDays: number;
  /** The client of a firm's matter, who is the principal. Otherwise the person of the account is. */
  client?: { firstName: string; lastName: string };
  /** The facts of the matter that differ from the usual ones of the demonstration. The days follow from the first day. */
  about?: MatterAnswers;
};

/** A paper that a bond has from the start. */
export type FirstPaper = Extract<BondFileType, 'bond' | 'poa'>;

/** An issued bond with its files for download. */
export type DemoBond = DemoTerms & {
  status: BondStatus;
  files: readonly FirstPaper[];
  /** The bond was renewed once: a certificate continues it for another term. */
  isContinued?: boolean;
};

/** An application without a bond yet. */
export type DemoApplication = DemoTerms & {
  status: Exclude<ApplicationStatus, 'issued'>;
  /** For a draft: the day of its last change. */
  sentDaysAgo: number;
  /** The underwriter's question, or the reason for the offered price or the decline. */
  words?: string;
  isPaidByWire?: boolean;
};

/** A demo account with its records. */
export type DemoAccount = {
  email: string;
  firstName: string;
  lastName: string;
  business: string;
  /** For the list that `npm start` prints. */
  shows: string;
  role?: 'underwriter' | 'admin';
  /** The account owns a law firm with sample matters. */
  hasFirm?: true;
  /** The account owns a contractor with a sample line and projects. */
  hasContractor?: true;
  bonds: readonly DemoBond[];
  applications: readonly DemoApplication[];
};

/** The bond and the power of attorney, the papers of every issued bond. */
export const BOTH_FILES: readonly FirstPaper[] = ['bond', 'poa'];

/** Terms in one line: the amount in whole dollars, the term in years, the first day in days from today. */
export function terms(
  bondSlug: BondSlug,
  stateCode: StateCode,
  amount: number,
  obligee: string,
  [termYears, startsInDays]: readonly [years: number, days: number],
): DemoTerms {
  return { bondSlug, stateCode, amount: dollars(amount), obligee, termYears, startsInDays };
}
