import type { BondRules } from '../bonds/bond-rules.ts';
import { matterFields, type MatterField } from '../bonds/matter.ts';
import { bindsAPerson } from '../bonds/principals.ts';
import type { StateCode } from '../us-states.ts';

/** The facts of a bond's details that name the license or the commission. */
const ASKED_BEFORE: readonly string[] = ['licenseNumber', 'commissionNumber'];

/** Whether the bond's details ask for the license or for the commission. `matter` has the fields of the bond. */
export function namesLicense(matter: readonly Pick<MatterField, 'key'>[]): boolean {
  return matter.some(({ key }) => ASKED_BEFORE.includes(key));
}

/**
 * Whether the applicant's step asks for a license: one can matter, and the bond's details have not asked for it or for
 * the commission. A person whom a court appoints needs none.
 */
export function asksForLicense(bond: BondRules, stateCode: StateCode): boolean {
  const isAsked = namesLicense(matterFields(bond, stateCode, 'bondDetails'));

  return !isAsked && !(bond.category === 'court' && bindsAPerson(bond));
}
