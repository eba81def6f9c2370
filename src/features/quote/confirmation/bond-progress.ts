import type { ApplicationStatus } from '~/domain/application-status';
import type { CallResult } from '~/data/connection/call-function';
import { fetchBondProgress } from '~/data/bonds/bond-progress';
import {
  awaitedAnswer,
  type BondProgress,
  type BondProgressAnswer,
  endWithoutBond,
  type MadeBond,
} from '~/domain/issuing/bond-progress';
import { callAsPerson } from '~/stores/own-calls';
import type { Confirmation } from './confirmation-schema';

/** Ask how far the bond of a confirmation is. */
export function askForProgress({
  receipt: { applicationId },
  quoteKey,
}: Confirmation): Promise<CallResult<BondProgressAnswer>> {
  return callAsPerson((db) =>
    fetchBondProgress(db, { applicationId, ...(quoteKey !== undefined && { quoteKey }) }),
  );
}

/**
 * The progress of the bond from the server's last answer, or from the receipt before the first
 * answer.
 */
export function progressOf({ receipt, bondProgress }: Confirmation): BondProgress {
  if (receipt.status === 'issued') return 'in-force';
  if (bondProgress) return bondProgress.progress;

  return receipt.status === 'approved' && receipt.payment.method !== 'wire' ? 'making' : 'waiting';
}

/** The status of the application now. An underwriter may have decided it since it was submitted. */
export function statusNow(confirmation: Confirmation): ApplicationStatus {
  const { status } = confirmation.receipt;
  const progress = progressOf(confirmation);
  if (progress === 'in-force') return 'issued';

  const told = endWithoutBond(progress) ?? awaitedAnswer(progress);
  if (told) return told;

  return status === 'under_review' && progress !== 'waiting' ? 'approved' : status;
}

/** Whether nothing is decided yet: an underwriter reads the application, or it waits for the customer's answer or a wire. */
export function isUndecided(progress: BondProgress): boolean {
  return progress === 'waiting' || awaitedAnswer(progress) !== undefined;
}

/** The bond, if it is in force and its number is known here. */
export function madeBondOf({ bondProgress }: Confirmation): MadeBond | undefined {
  return bondProgress?.progress === 'in-force' ? bondProgress.bond : undefined;
}

/** The dashboard, with the bond open if it is known here. The bond that a renewal continues always is. */
export function deskPath(confirmation: Confirmation): string {
  const id = madeBondOf(confirmation)?.id ?? confirmation.renews?.bondId;

  return id === undefined ? '/dashboard' : `/dashboard?bond=${id}`;
}
