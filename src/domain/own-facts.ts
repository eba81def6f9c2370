/**
 * What our own pages, papers and mails say about us, each fact once. A test compares the keys with
 * the answer of `verify-bond` and with the columns of the database.
 */
import type { BondVerification } from './bonds/bond-verification.ts';
import { DRAFT_MAX_AGE_DAYS } from './quote/draft-limits.ts';

/** What everybody with a bond's code sees on /verify. Null: part of another fact, or of a demonstration. */
export const VERIFY_SHOWS: Readonly<Record<keyof BondVerification, string | null>> = {
  number: 'number',
  principal: 'principal',
  obligee: 'obligee',
  caption: 'the matter it is for',
  amount: 'amount',
  issuedOn: 'signing date',
  effectiveDate: 'effective date',
  expiryDate: 'expiration date',
  powerLimit: 'the limit of the power of attorney and its date',
  status: 'whether the bond is in force',
  papers: 'its riders and renewals',
  proof: 'the digital fingerprints of its papers',
  powerDate: null,
  lastDay: null,
  cancelledOn: null,
  isSpecimen: null,
};

/** The columns of `tos_acceptances`: what we keep when somebody accepts our terms with an account. */
export const ACCEPTANCE_KEEPS: Readonly<Record<string, string>> = {
  user_id: 'the account',
  version: 'the version',
  accepted_at: 'the time',
  ip: 'your network (IP) address',
  user_agent: 'the name that your browser sends (its user agent)',
};

/** The facts as words for texts, by the names of their placeholders. */
export const OWN_FACTS = {
  verifyShows: listWords(VERIFY_SHOWS),
  acceptanceKeeps: listWords(ACCEPTANCE_KEEPS),
  draftDays: `${DRAFT_MAX_AGE_DAYS} days`,
} as const;

/** "number, principal and amount" */
function listWords(facts: Readonly<Record<string, string | null>>): string {
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(
    Object.values(facts).filter((words) => words !== null),
  );
}
