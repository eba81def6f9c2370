/** Texts for a bond that was found. They load with the code that shows the bond, not with the page. */
import { UNTIL_BID_ENDS } from '~/domain/bonds/end-words';
import type { BondStage } from '~/domain/bonds/bond-stage';
import type { BondVerification, PowerRecord } from '~/domain/bonds/bond-verification';
import { addDays, formatDate } from '~/domain/dates';
import { formatMoney } from '~/domain/money';
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

/** The heading of the powers of attorney of a bond. */
export function powersTitle({ powers }: Pick<BondVerification, 'powers'>): string {
  return powers && powers.length > 1 ? 'Its powers of attorney' : 'Its power of attorney';
}

/** Number, limit and date of each power of attorney, one text for each. A bond that is not signed yet has no date. */
export function powerFacts(
  bond: Pick<BondVerification, 'powers' | 'powerLimit' | 'powerDate' | 'status'>,
): [name: string, value: string | undefined][] {
  const { powers, powerLimit, powerDate, status } = bond;
  const known = powers ?? [{ number: '', limit: powerLimit, date: powerDate }];
  const each = (read: (power: PowerRecord) => string) =>
    known
      .map((power) => read(power) + (power.rider ? ` with rider No. ${power.rider}` : ''))
      .join('; ');

  return [
    ['powerNumber', powers && each(({ number }) => number)],
    ['powerLimit', each(({ limit }) => formatMoney(limit))],
    ['powerDate', status === 'pending' ? undefined : each(({ date }) => formatDate(date))],
  ];
}

/** The term that the last certificate adds, as it prints it. Undefined for a bond without certificates. */
export function certificateFact({
  papers,
  lastDay,
}: Pick<BondVerification, 'papers' | 'lastDay'>): string | undefined {
  const { startsOn, endsOn, signedOn } = papers.continuations.at(-1) ?? {};
  if (!startsOn || !endsOn || !signedOn) return undefined;

  const end = lastDay === undefined ? endsOn : addDays(endsOn, -1);

  return `${formatDate(startsOn)} to ${formatDate(end)}, signed on ${formatDate(signedOn)}`;
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
