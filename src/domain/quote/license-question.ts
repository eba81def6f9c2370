import type { BondRules } from '../bonds/bond-rules.ts';
import { matterFields } from '../bonds/matter.ts';
import { bindsAPerson } from '../bonds/principals.ts';
import type { StateCode } from '../us-states.ts';

/** The facts of a bond's details that name the license or the commission. */
const ASKED_BEFORE: readonly string[] = ['licenseNumber', 'commissionNumber'];

/**
 * Whether the applicant's step asks for a license: one can matter, and the bond's details have not asked for it or for
 * the commission. A person whom a court appoints needs none.
 */
export function asksForLicense(bond: BondRules, stateCode: StateCode): boolean {
  const isAsked = matterFields(bond, stateCode, 'bondDetails').some(({ key }) =>
    ASKED_BEFORE.includes(key),
  );

  return !isAsked && !(bond.category === 'court' && bindsAPerson(bond));
}
