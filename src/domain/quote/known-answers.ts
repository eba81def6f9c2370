/** Fills in a new quote with what the account already knows. */
import { formatDate, type IsoDate } from '../dates.ts';
import { parseBondSlug } from '../bonds/bond-types.ts';
import { bindsEither } from '../bonds/principals.ts';
import { answerAt, textAt } from '../underwriting/stored-answers.ts';
import { toTypedApplicant, toTypedBusiness } from './renewal-sections.ts';

/** The owner of an account. Names are empty when unknown. */
export type KnownPerson = { email: string; firstName: string; lastName: string };

/** The latest application of an account, with its stored answers, not validated. */
export type KnownApplication = {
  bondSlug: string;
  stateCode: string;
  submittedOn: IsoDate;
  answers: unknown;
};

/** The sections with known answers, as their forms store them, and where the answers come from. */
export type KnownAnswers = {
  source: string;
  applicant: Record<string, unknown>;
  /** Missing when no known business fits the bond. */
  business?: Record<string, unknown>;
  /** Where the business comes from, if not from the same source. */
  businessSource?: string;
};

/** What an account knows. The company is that of its contractor desk, as the form of an application stores it. */
export type KnownFacts = {
  person: KnownPerson;
  application: KnownApplication | undefined;
  company?: Readonly<Record<string, string>> | undefined;
};

const DESK = 'your contractor desk';

/**
 * The known answers for a bond in a state. They describe the applicant and the business, never the
 * matter or another principal, and never a secret. The business of a bond that may bind a person
 * counts only for the same bond. An application in another person's name, as an attorney makes it
 * for a client, counts for nothing: its applicant has another email address. The company of the contractor desk fills in
 * a business that no application names, and corrects the one of the same name.
 */
export function knownAnswers({ company, ...facts }: KnownFacts, choice: KnownChoice): KnownAnswers {
  const known = answersOf(facts, choice);
  if (!company || choice.mayBePerson) return known;
  if (!known.business) return { ...known, business: { ...company }, businessSource: DESK };
  if (!isSameName(known.business['legalName'], company['legalName'])) return known;

  // The desk's facts are newer.
  const business = { ...known.business, ...company };

  return { ...known, business, businessSource: `${DESK} and ${known.source}` };
}

/** Whether two legal names are of one company. */
export function isSameName(one: unknown, other: unknown): boolean {
  return (
    typeof one === 'string' &&
    typeof other === 'string' &&
    one.trim().toLowerCase() === other.trim().toLowerCase()
  );
}

function answersOf(
  { person, application }: Omit<KnownFacts, 'company'>,
  { bondSlug, stateCode, mayBePerson, sameTrade = [] }: KnownChoice,
): KnownAnswers {
  if (!application || !isAbout(person, application)) {
    return { source: 'your account', applicant: { ...person } };
  }

  const { answers } = application;
  const isPlaced = addressState(application) === stateCode || mayBeElsewhere(bondSlug);
  const business = businessIn(answers, isPlaced);
  const isKnown = business !== undefined && (!mayBePerson || application.bondSlug === bondSlug);

  return {
    source: `your application of ${formatDate(application.submittedOn)}`,
    applicant: applicantIn(answers, sameTrade.includes(application.bondSlug)),
    ...(isKnown && { business }),
  };
}

/**
 * The bond and the state of the new quote. After an application for a bond of the `sameTrade`, the answers about the
 * applicant's experience count again.
 */
export type KnownChoice = {
  bondSlug: string;
  stateCode: string;
  mayBePerson: boolean;
  sameTrade?: readonly string[];
};

/** Whether the owner of the account was the applicant. */
function isAbout({ email }: KnownPerson, { answers }: KnownApplication): boolean {
  const applicant = answerAt(answers, 'applicant');
  const theirs = answerAt(applicant, 'email');

  return typeof theirs === 'string' && theirs.toLowerCase() === email.toLowerCase();
}

function applicantIn(answers: unknown, isSameTrade: boolean): Record<string, unknown> {
  const {
    furtherPrincipals: _,
    experience,
    ...applicant
  } = toTypedApplicant(answerAt(answers, 'applicant')) as Record<string, unknown>;
  const yearsInBusiness = answerAt(experience, 'yearsInBusiness');
  const previousBonds = answerAt(
    answerAt(answerAt(answers, 'applicant'), 'experience'),
    'previousBonds',
  );
  if (isSameTrade) return { ...applicant, experience: { ...Object(experience), previousBonds } };

  return {
    ...applicant,
    ...(yearsInBusiness !== undefined && { experience: { yearsInBusiness } }),
  };
}

/** The state of the business's address. Only the business of an appeal may be in another state than the bond. */
function addressState({ answers, bondSlug, stateCode }: KnownApplication): string {
  if (!mayBeElsewhere(bondSlug)) return stateCode;

  return textAt(answers, 'business.businessAddress.state') ?? stateCode;
}

function mayBeElsewhere(bondSlug: string): boolean {
  const slug = parseBondSlug(bondSlug);

  return slug !== undefined && bindsEither({ slug });
}

/** The business of an application, with its address if that fits the bond. */
function businessIn(answers: unknown, isPlaced: boolean): Record<string, unknown> | undefined {
  const {
    matter: _matter,
    furtherBusinesses: _others,
    businessAddress,
    ...business
  } = toTypedBusiness(answerAt(answers, 'business')) as Record<string, unknown>;
  if (business['legalName'] === undefined) return undefined;

  return { ...business, ...(isPlaced && { businessAddress }) };
}
