/** How the catalog says that a customer's bond is signed and filed. */
import type { Bond } from '~/data/bonds/bonds';
import { fileBefore } from '~/domain/bonds/before-start';
import { type BondFiling, bondFiling, filerOf } from '~/domain/bonds/filing-card';
import type { SignedBond } from '~/domain/bonds/paper-signing';
import type { Filer } from '~/domain/states/filing';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { type DeskCatalogue, findBondType } from './catalogue';

/** Who files a bond in its state. Defaults to the customer for a bond or a state that is not in the catalog. */
export function filerIn(
  catalogue: DeskCatalogue,
  { bondSlug, stateCode }: { bondSlug: string; stateCode: string },
): Filer {
  const type = findBondType(catalogue, bondSlug);
  const state = parseStateCode(stateCode);

  return type && state ? filerOf(type, state, catalogue.states[state] ?? []) : 'customer';
}

/** The facts of a bond that its steps name. Most papers have a block for a notary. */
export function signedBond(
  catalogue: DeskCatalogue,
  bond: Pick<
    Bond,
    | 'bondSlug'
    | 'stateCode'
    | 'principal'
    | 'obligee'
    | 'companion'
    | 'effectiveDate'
    | 'caseNumber'
  >,
): SignedBond {
  const { bondSlug, principal, obligee, companion, caseNumber } = bond;
  const state = parseStateCode(bond.stateCode);
  const signings = findBondType(catalogue, bondSlug)?.signings ?? {};

  return {
    bondSlug,
    principal,
    obligee,
    companion,
    caseNumber,
    fileBefore: fileBefore(bond, today()),
    signing: (state && signings[state]) ?? 'notary',
  };
}

/**
 * The filing of a bond in its state, in words for the customer or the attorney of its matter; undefined if the catalog
 * does not have the bond or the state code is invalid.
 */
export function filingOf(
  catalogue: DeskCatalogue,
  {
    bondSlug,
    stateCode,
    isForMatter,
  }: { bondSlug: string; stateCode: string; isForMatter?: boolean },
): BondFiling | undefined {
  const type = findBondType(catalogue, bondSlug);
  const state = parseStateCode(stateCode);

  const reader = isForMatter ? 'attorney' : 'customer';

  return type && state && bondFiling(type, state, catalogue.states[state] ?? [], reader);
}
