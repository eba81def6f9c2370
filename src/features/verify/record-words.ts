/** Texts for a bond that was found. They load with the code that shows the bond, not with the page. */
import { UNTIL_BID_ENDS } from '~/domain/bonds/end-words';
import type { BondStage } from '~/domain/bonds/bond-stage';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import { formatDate } from '~/domain/dates';
import type { BondManifest } from '~/domain/proof/bond-manifest';
import { isStateCode, stateName } from '~/domain/us-states';

export const STATUS_WORDS: Record<BondStage, string> = {
  pending: 'Not in force yet',
  later: 'Issued, not in force yet',
  active: 'Active',
  expired: 'Expired',
  cancelled: 'Cancelled',
  released: 'Released',
};

/** The expiry date on the record. Undefined if the bond runs until it is released. */
export function expiryFact({
  expiryDate,
  lastDay,
  cancelledOn,
  endsAtAward,
}: Pick<BondVerification, 'expiryDate' | 'lastDay' | 'cancelledOn' | 'endsAtAward'>):
  string | undefined {
  if (expiryDate !== null) return formatDate(lastDay ?? expiryDate);

  if (cancelledOn !== null) return 'None';

  return endsAtAward ? UNTIL_BID_ENDS : undefined;
}

/** The kind of bond and its state: "Notary Bond, Tennessee". Undefined for a bond that is no longer in the catalog. */
export function kindFact(
  { bondType, stateCode }: Pick<BondManifest, 'bondType' | 'stateCode'>,
  bondNames: Readonly<Record<string, string>>,
): string | undefined {
  const name = bondNames[bondType];
  if (name === undefined) return undefined;

  return isStateCode(stateCode) ? `${name}, ${stateName(stateCode)}` : name;
}

/** The label of the button that saves a proof file, and the message for a failure. */
export const SAVE_PROOF = {
  idle: 'Save the proof file',
  pending: 'Saving…',
  failed: 'The proof file could not be made. Check your connection, then press the button again.',
} as const;
