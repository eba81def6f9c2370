/**
 * What our own pages and mails say about us, each fact once. Tests compare each with the function or
 * the columns that answer it: `verify-bond`, `tos_acceptances`, the drafts in browser and account,
 * and the conventions of terms. How a bond ends is in `bonds/end-words.ts`, because scripts use it.
 */
import { listNames } from './formats/name-list.ts';
import { BID_END } from './bonds/end-words.ts';
import { BOND_TRAITS, type BondEnd, type BondSlug } from './bonds/bond-types.ts';
import type { BondVerification } from './bonds/bond-verification.ts';
import { DRAFT_MAX_AGE_DAYS } from './quote/draft-limits.ts';
import type { NumberBase } from './quote/draft-numbers.ts';
import type { NEVER_STORED } from './quote/never-stored.ts';

/** What everybody with a bond's code sees on /verify. Null: part of another fact, or of a demonstration. */
export const VERIFY_SHOWS: Readonly<Record<keyof BondVerification, string | null>> = {
  number: 'number',
  principal: 'principal',
  capacity: 'capacity',
  obligee: 'obligee',
  caption: 'the matter it is for',
  caseNumber: 'the case number of a court bond',
  amount: 'amount',
  issuedOn: 'signing date',
  effectiveDate: 'effective date',
  expiryDate: 'expiration date',
  powerLimit: 'the number, limit and date of each power of attorney',
  status: 'whether the bond is in force',
  papers: 'its riders and renewals',
  proof: 'the digital fingerprints of its papers',
  powers: null,
  powerDate: null,
  lastDay: null,
  cancelledOn: null,
  payee: null,
  isSpecimen: null,
  endsAtAward: null,
  isReleased: null,
};

/** The columns of `tos_acceptances`: what we keep when somebody accepts our terms with an account. */
export const ACCEPTANCE_KEEPS: Readonly<Record<string, string>> = {
  user_id: 'the account',
  version: 'the version',
  accepted_at: 'the time',
  ip: 'your network (IP) address',
  user_agent: 'the name that your browser sends (its user agent)',
};

/** What no draft contains, in the browser or in the account. Null: part of another fact, or no answer of a customer. */
export const DRAFT_OMITS: Readonly<Record<(typeof NEVER_STORED)[number], string | null>> = {
  'applicant.ssn': 'Social Security number',
  'business.ein': 'EIN',
  'applicant.dateOfBirth': 'date of birth',
  'creditCard.*': 'card number',
  'ach.*': 'bank account',
  'applicant.furtherPrincipals.ssn': null,
  'applicant.furtherPrincipals.dateOfBirth': null,
  'business.furtherBusinesses.ein': null,
  quoteKey: null,
};

/** The numbers that the server keeps sealed for the draft of a signed-in customer. */
export const DRAFT_SEALS: Readonly<Record<NumberBase, string>> = {
  ssn: 'Social Security number',
  ein: 'EIN',
  date_of_birth: 'date of birth',
};

/** The kinds of bonds in the words of our texts. Bonds with the same words are one kind. */
const KIND_WORDS: Readonly<Record<BondSlug, string>> = {
  'executor-personal-representative': 'probate and guardianship bonds',
  administrator: 'probate and guardianship bonds',
  'guardian-conservator': 'probate and guardianship bonds',
  trustee: 'probate and guardianship bonds',
  'appeal-supersedeas': 'appeal bonds',
  notary: 'notary bonds',
  'auto-dealer': 'license bonds',
  'contractor-license': 'license bonds',
  'freight-broker-bmc-84': 'the freight broker bond',
  'bid-bond': 'bid bonds',
  'performance-bond': 'performance and payment bonds',
  'payment-bond': 'performance and payment bonds',
  'erisa-fidelity': 'fidelity bonds',
  'employee-dishonesty': 'fidelity bonds',
};

/** The facts as words for texts, by the names of their placeholders. */
export const OWN_FACTS = {
  verifyShows: listWords(VERIFY_SHOWS),
  acceptanceKeeps: listWords(ACCEPTANCE_KEEPS),
  draftDays: `${DRAFT_MAX_AGE_DAYS} days`,
  draftInBrowser: `your own browser keeps your answers for ${DRAFT_MAX_AGE_DAYS} days at most after your last change`,
  draftInAccount:
    'When you are signed in, each save also stores them in your account, where only you can read them',
  draftOmits: listWords(DRAFT_OMITS),
  draftSealed: `When you are signed in and finish Business Information, we encrypt your ${listWords(DRAFT_SEALS)} and keep them on our server until you submit, so that you need not type them again`,
  /**
   * The kinds of bonds that continue after their term and are billed again, unless a state's law
   * says otherwise.
   */
  goOn: kindsThat('on-release'),
  /** The kinds of bonds that end with their term, unless a state's law says otherwise. */
  endWithTerm: kindsThat('with-term'),
  /** The kinds of bonds that end with their bid and are charged once. */
  endAtAward: kindsThat('at-award'),
  /** When such a bond ends. */
  bidEnd: BID_END,
} as const;

function kindsThat(end: BondEnd): string {
  const slugs = Object.keys(KIND_WORDS) as BondSlug[];

  return listNames([
    ...new Set(
      slugs.filter((slug) => BOND_TRAITS[slug].ends === end).map((slug) => KIND_WORDS[slug]),
    ),
  ]);
}

/** "number, principal and amount" */
function listWords(facts: Readonly<Record<string, string | null>>): string {
  return listNames(Object.values(facts).filter((words) => words !== null));
}
