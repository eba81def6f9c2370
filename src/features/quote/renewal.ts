// Loaded when a link asks to renew a bond, not with the wizard: see start.ts.
import { parseBondSlug } from '~/domain/bonds/bond-types';
import { renewalSections } from '~/domain/quote/renewal-sections';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { renewalStanding } from '~/domain/renewals/renewal-window';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/platform/clock';
import { findBondToRenew } from '~/stores/renewed-bond';
import type { Notice } from './notices';
import type { RawSections } from './store';
import type { WizardAddress } from './wizard-address';

/** What a quote that renews a bond begins with, and what to say about it. */
export type Renewal = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
  notice: Notice;
  /** Left out where nothing is filled in. */
  sections?: RawSections;
  /** The bond that goes on; left out where the quote is for a bond of its own. */
  kept?: KeptTerms;
};

/** Choice and answers for the next term of a bond of the account, as far as it has one now. */
export async function findRenewal(bondId: string): Promise<Renewal> {
  const bond = await findBondToRenew(bondId);
  if (!bond) return { notice: 'renewal-unavailable' };

  const standing = renewalStanding(bond, today());
  if (standing.name === 'later') return { notice: 'renewal-later' };
  if (standing.name === 'under-way' || standing.name === 'renewed')
    return { notice: 'renewal-done' };

  const bondType = parseBondSlug(bond.bondSlug);
  const stateCode = parseStateCode(bond.stateCode);
  const choice = { ...(bondType && { bondType }), ...(stateCode && { stateCode }) };
  if (standing.name === 'closed') {
    return { ...choice, notice: 'renewal-as-new', sections: renewalSections(bond, today()) };
  }

  const { startsOn } = standing;
  const { number: bondNumber, amount, principal, obligee } = bond;

  return {
    ...choice,
    notice: 'renewal',
    sections: renewalSections({ ...bond, startsOn }, today()),
    kept: { bondId, bondNumber, amount, principal, obligee, startsOn },
  };
}
