/** The rules for the fields of an inquiry. The form and the function share them; they need no Zod. */
import { BOND_SLUGS, type BondSlug } from '../bonds/bond-types.ts';
import { cleanNote } from '../fields/clean-text.ts';
import { parseEmail } from '../formats/email.ts';
import { holdsSecretNumber, LEAVE_NUMBER_OUT } from '../formats/secret-number.ts';
import { formatWholeMoney, moneyProblem, parseMoney, type Cents } from '../money.ts';
import { MAX_BOND_AMOUNT } from '../money-limits.ts';
import { isStateCode, type StateCode } from '../us-states.ts';
import { CHOOSE_WORRY, WORRIES, type Worry } from './inquiry-words.ts';

/** Maximum length of the text about the worry. The database has the same limit. */
export const MAX_DETAILS_CHARACTERS = 600;

/** The fields as typed, in the order of the form. */
export const INQUIRY_FIELDS = ['bond', 'state', 'amount', 'worry', 'details', 'email'] as const;

export type InquiryField = (typeof INQUIRY_FIELDS)[number];

export type TypedInquiry = Readonly<Record<InquiryField, string>>;

/** A valid inquiry. The text about the worry may be empty. */
export type Inquiry = {
  bond: BondSlug;
  state: StateCode;
  amount: Cents;
  worry: Worry;
  details: string;
  email: string;
};

/** A message for each field with a problem, in the order of the form. */
export type InquiryProblems = Partial<Record<InquiryField, string>>;

/** Read the fields of an inquiry, or say what to correct. */
export function readInquiry(
  typed: TypedInquiry,
): { ok: true; value: Inquiry } | { ok: false; problems: InquiryProblems } {
  const bond = BOND_SLUGS.find((slug) => slug === typed.bond);
  const state = isStateCode(typed.state) ? typed.state : undefined;
  const amount = parseMoney(typed.amount);
  const worry = WORRIES.find((known) => known === typed.worry);
  const details = cleanNote(typed.details);
  const email = parseEmail(typed.email);
  const problems: InquiryProblems = {
    ...(bond === undefined && { bond: 'Select the bond' }),
    ...(state === undefined && { state: 'Select the state' }),
    ...amountProblem(typed.amount, amount),
    ...(worry === undefined && { worry: CHOOSE_WORRY }),
    ...detailsProblem(details),
    ...(email === undefined && { email: 'Enter an email address, such as name@example.com' }),
  };

  return bond !== undefined &&
    state !== undefined &&
    amount !== undefined &&
    worry !== undefined &&
    email !== undefined &&
    Object.keys(problems).length === 0
    ? { ok: true, value: { bond, state, amount, worry, details, email } }
    : { ok: false, problems };
}

function amountProblem(typed: string, amount: Cents | undefined): InquiryProblems {
  if (typed.trim() === '') return { amount: 'Enter the bond amount' };
  if (amount === undefined) return { amount: moneyProblem(typed) };
  if (amount <= 0) return { amount: 'Enter an amount above $0' };

  return amount > MAX_BOND_AMOUNT
    ? { amount: `Enter ${formatWholeMoney(MAX_BOND_AMOUNT)} or less` }
    : {};
}

function detailsProblem(details: string): InquiryProblems {
  if (details.length > MAX_DETAILS_CHARACTERS)
    return { details: `Use ${MAX_DETAILS_CHARACTERS} characters or fewer` };

  return holdsSecretNumber(details) ? { details: LEAVE_NUMBER_OUT } : {};
}
