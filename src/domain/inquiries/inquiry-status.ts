import type { BondSlug } from '../bonds/bond-types.ts';
import { BOND_SLUGS } from '../bonds/bond-types.ts';
import { wholeDollars, type Cents } from '../money.ts';
import { isStateCode, type StateCode } from '../us-states.ts';
import {
  ASKERS,
  INQUIRY_ANSWERS,
  WORRIES,
  type Asker,
  type InquiryAnswer,
  type Worry,
} from './inquiry-words.ts';
import { isRecord } from '../is-record.ts';

/** What the holder of an inquiry's key may see: no email address, no text of the asker, and no name of staff. */
export type InquiryStatus = {
  asker: Asker;
  bond: BondSlug;
  bondName: string;
  state: StateCode;
  amount: Cents;
  worry: Worry;
  /** ISO 8601. */
  sentAt: string;
  /** The end of the link, ISO 8601. */
  endsAt: string;
  /** Undefined while the inquiry waits. */
  answered?: { answer: InquiryAnswer; note: string; at: string };
};

/** Parse the answer of `inquiry-status`, without Zod, so that the page stays small. Undefined when it is invalid. */
export function readInquiryStatus(body: unknown): InquiryStatus | undefined {
  if (!isRecord(body)) return undefined;

  const { asker, bond, state, amount, worry, answered } = body;
  const isWhole =
    ASKERS.some((known) => known === asker) &&
    BOND_SLUGS.some((known) => known === bond) &&
    typeof state === 'string' &&
    isStateCode(state) &&
    Number.isSafeInteger(amount) &&
    WORRIES.some((known) => known === worry) &&
    areTexts(body, ['bondName', 'sentAt', 'endsAt']) &&
    (answered === undefined || isAnswered(answered));

  return isWhole ? (body as InquiryStatus) : undefined;
}

function isAnswered(value: unknown): boolean {
  return (
    isRecord(value) &&
    INQUIRY_ANSWERS.some((known) => known === value['answer']) &&
    areTexts(value, ['note', 'at'])
  );
}

function areTexts(record: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => typeof record[key] === 'string');
}

/** The path of the quote wizard with bond, state and amount filled in. */
export function quotePathWithAmount(bond: BondSlug, state: StateCode, amount: Cents): string {
  return `/quote?${filledIn(bond, state, amount)}`;
}

/** The path of the inquiry form with bond, state and amount filled in, to ask about the same bond again. */
export function askAgainPath(bond: string, state: string, amount: Cents): string {
  return `/inquiry?${filledIn(bond, state, amount)}`;
}

function filledIn(bond: string, state: string, amount: Cents): string {
  return `bondType=${bond}&state=${state}&amount=${wholeDollars(amount)}`;
}
