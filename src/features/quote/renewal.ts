// Loaded when a link asks to renew a bond, not with the wizard: see start.ts.
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { renewalSections } from '~/domain/quote/renewal-sections';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { findBondToRenew } from '~/stores/renewed-bond';
import type { RawSections } from './store';
import type { WizardAddress } from './wizard-address';

/** What a quote for the next term of a bond begins with. */
export type Renewal = Pick<WizardAddress, 'bondType' | 'stateCode'> & { sections: RawSections };

/** Choice and answers for the next term of a bond of the account; undefined where that bond cannot be had. */
export async function findRenewal(bondId: string): Promise<Renewal | undefined> {
  const bond = await findBondToRenew(bondId);
  if (!bond) return undefined;
  const bondType = parseBondSlug(bond.bondSlug);
  const stateCode = parseStateCode(bond.stateCode);

  return {
    ...(bondType && { bondType }),
    ...(stateCode && { stateCode }),
    sections: renewalSections(bond, today()),
  };
}
