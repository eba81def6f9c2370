import { periodOf } from '../../../../src/domain/bonds/issued-terms.ts';
import type { BondSlug } from '../../../../src/domain/bonds/bond-types.ts';
import { captionOf, type Matter, matterOf } from '../../../../src/domain/bonds/matter.ts';
import {
  firstPrincipalKind,
  type PrincipalKind,
  principalLine,
  principalsOf,
} from '../../../../src/domain/bonds/principals.ts';
import { addressLine } from '../../../../src/domain/formats/postal-address.ts';
import { formatPhone } from '../../../../src/domain/formats/phone.ts';
import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { nextTerm } from '../../../../src/domain/renewals/next-term.ts';
import type { StateCode } from '../../../../src/domain/us-states.ts';
import { findBond } from '../bond-catalogue.ts';
import type { Outcome } from '../failures.ts';
import { lackingOn, unprintableOn } from '../papers/bond-words.ts';
import { loadApplicationToIssue, type ApplicationToIssue } from './application-to-issue.ts';
import { loadRenewalToIssue, type RenewalToIssue } from './renewal-to-issue.ts';
import type { StoredBond } from './stored-bond.ts';
import type { ServiceClient } from '../service-client.ts';

/** The result of an application: a new bond, or the next term of a bond. */
export type BondToIssue = {
  applicationId: string;
  /** The principals in one line, as the application names them. */
  principal: string;
  /** Each principal's name as typed. */
  principals: string[];
  firstPrincipal: PrincipalKind;
  obligee: string;
  /** The printed facts of the estate, contract or license, by key. */
  matter: Matter;
  /** "Estate of Mary Smith, Charleston County". */
  caption: string | undefined;
  /** The principal's title, as the state calls it. Missing when the form names it. */
  capacity: string | undefined;
  /** The answer to "Purpose". */
  purpose: string | undefined;
  bondType: BondSlug;
  stateCode: StateCode;
  bondName: string;
  /** The address and phone of the first principal. */
  principalAddress: string | undefined;
  principalPhone: string | undefined;
  effectiveDate: string;
  expiryDate: string | undefined;
  /** The due day of the next premium. Missing for a bond that is charged once. */
  nextDue: string | undefined;
  /** The bond that it continues, and the end of its next term. */
  renewal: (RenewalToIssue & { nextEndsOn: string }) | undefined;
};

/**
 * Load the bond, or the next term of a bond, that an application leads to. Refuses an application that was never
 * submitted, and a bond that we no longer sell.
 */
export async function loadBondToIssue(
  database: ServiceClient,
  applicationId: string,
): Promise<Outcome<BondToIssue>> {
  const application = await loadApplicationToIssue(database, applicationId);
  if (application === undefined) return { ok: false, code: 'not-found' };

  const { bondSlug, stateCode, answers, allAnswers } = application;
  const rules = await findBond(database, bondSlug, stateCode);
  if (!rules.ok) return rules;

  const bondType = { slug: bondSlug, category: rules.value.category };
  const { obligee, purpose, termYears } = answers.bondDetails;
  const principals = principalsOf(bondType, answers);
  const matter = matterOf(rules.value, allAnswers);
  const renewal = await loadRenewalToIssue(database, applicationId);

  return {
    ok: true,
    value: {
      applicationId,
      principal: principalLine(principals),
      principals,
      firstPrincipal: firstPrincipalKind(bondType, answers.business),
      obligee,
      matter,
      caption: captionOf(rules.value, matter),
      capacity: matter['capacity'],
      purpose,
      bondType: bondSlug,
      stateCode,
      bondName: rules.value.name,
      ...contactOf(bondType, answers),
      expiryDate: undefined,
      nextDue: undefined,
      ...periodOf(bondType, answers.bondDetails, answers.term),
      renewal: renewal && { ...renewal, nextEndsOn: nextTerm(renewal, termYears).endsOn },
    },
  };
}

/** The address and phone of the first principal. A business has the phone of its applicant. */
function contactOf(
  bond: { slug: BondSlug },
  { applicant, business }: ApplicationToIssue['answers'],
): Pick<BondToIssue, 'principalAddress' | 'principalPhone'> {
  const isPerson = firstPrincipalKind(bond, business) === 'person';
  const address = isPerson ? applicant.address : business.businessAddress;

  return {
    principalAddress: address && addressLine(address),
    principalPhone: applicant.phone === undefined ? undefined : formatPhone(applicant.phone),
  };
}

/** The reason that the papers of an application cannot be printed. Undefined if they can. */
export function refuseToPrint({
  renewal,
  ...bond
}: BondToIssue): 'not-printable' | 'renewal-not-printable' | 'paper-lacks-matter' | undefined {
  if (renewal) return unprintableOn(renewal).length > 0 ? 'renewal-not-printable' : undefined;
  if (unprintableOn(bond).length > 0) return 'not-printable';

  return lackingOn(beforeIssue(bond)).length > 0 ? 'paper-lacks-matter' : undefined;
}

/** The printed facts of the papers, except those that a bond gets when it is issued. Those are never missing. */
export function beforeIssue(bond: Omit<BondToIssue, 'renewal'>): IssuedBond {
  return { ...bond, number: '', amount: 0, issuedOn: bond.effectiveDate, verifyUrl: '' };
}

/** The printed facts of a stored bond. `site` is the site that verifies bonds. */
export function factsOf(
  { id: _id, status: _status, hasPapers: _hasPapers, verifyToken, ...bond }: StoredBond,
  { bondName, purpose, firstPrincipal, principalAddress, principalPhone }: BondToIssue,
  site: string,
): IssuedBond {
  return {
    ...bond,
    bondName,
    // A bond stored before this column existed has its purpose only in the application.
    purpose: bond.purpose ?? purpose,
    firstPrincipal,
    principalAddress,
    principalPhone,
    verifyUrl: `${site}/verify/${verifyToken}`,
  };
}
