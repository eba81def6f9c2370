/** Fills in a new quote with what the account already knows. */
import { formatDate, type IsoDate } from '../dates.ts';
import { answerAt } from '../underwriting/stored-answers.ts';
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
};

/**
 * The known answers for a bond in a state. They describe the applicant and the business, never the
 * matter or another principal, and never a secret. The business of a bond that may bind a person
 * counts only for the same bond. An application in another person's name, as an attorney makes it
 * for a client, counts for nothing: its applicant has another email address.
 */
export function knownAnswers(
  { person, application }: { person: KnownPerson; application: KnownApplication | undefined },
  { bondSlug, stateCode, mayBePerson, sameTrade = [] }: KnownChoice,
): KnownAnswers {
  if (!application || !isAbout(person, application)) {
    return { source: 'your account', applicant: { ...person } };
  }

  const { answers } = application;
  const business = businessIn(answers, application.stateCode === stateCode);
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

/** The business of an application. Its address fits only a bond of the same state. */
function businessIn(answers: unknown, isSameState: boolean): Record<string, unknown> | undefined {
  const {
    matter: _matter,
    furtherBusinesses: _others,
    businessAddress,
    ...business
  } = toTypedBusiness(answerAt(answers, 'business')) as Record<string, unknown>;
  if (business['legalName'] === undefined) return undefined;

  return { ...business, ...(isSameState && { businessAddress }) };
}
