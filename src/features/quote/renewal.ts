// start.ts loads this file only if a link asks to renew a bond.
import { endsAtAward, parseBondSlug } from '~/domain/bonds/bond-types';
import { COMPANION_KEY } from '~/domain/bonds/companion-words';
import { renewalSections } from '~/domain/quote/renewal-sections';
import { boundBusiness } from '~/domain/renewals/bound-business';
import { commissionDays } from '~/domain/renewals/kept-commission';
import type { KeptTerms } from '~/domain/renewals/kept-terms';
import { findRenewalState } from '~/domain/renewals/renewal-window';
import { answerAt, textAt } from '~/domain/underwriting/stored-answers';
import { parseStateCode } from '~/domain/us-states';
import { today } from '~/stores/server-day';
import { findBondToRenew } from '~/stores/renewed-bond';
import type { Notice } from './notices';
import type { RawSections } from './store';
import type { WizardAddress } from './wizard-address';

/** The initial data of a quote that renews a bond, and a notice about it. */
export type Renewal = Pick<WizardAddress, 'bondType' | 'stateCode'> & {
  notice: Notice;
  /** Missing if no answers are filled in. */
  sections?: RawSections;
  /** The bond to renew; missing if the quote is for a new bond. */
  kept?: KeptTerms;
};

/**
 * Find the choice and the answers for the next term of a bond in the account. Depending on the bond, the result is a
 * renewal, an application for a new bond, or only a notice.
 */
export async function findRenewal(bondId: string): Promise<Renewal> {
  const bond = await findBondToRenew(bondId);
  if (!bond) return { notice: 'renewal-unavailable' };

  const choice = choiceOf(bond);
  if (endsAtAward(bond.bondSlug)) return { ...choice, notice: 'renewal-never' };

  const renewalState = findRenewalState(bond, today());
  if (renewalState.name === 'later') return { notice: 'renewal-later' };
  if (renewalState.name === 'under-way' || renewalState.name === 'renewed')
    return { notice: 'renewal-done' };

  if (renewalState.name === 'closed') {
    return { ...choice, notice: 'renewal-as-new', sections: renewalSections(bond, today()) };
  }

  const { startsOn } = renewalState;
  const { number: bondNumber, amount, principal, obligee, payee, answers } = bond;
  const slug = parseBondSlug(bond.bondSlug);
  const companion = textAt(answers, `bondDetails.matter.${COMPANION_KEY}`);

  return {
    ...choice,
    notice: 'renewal',
    sections: renewalSections({ ...bond, startsOn }, today()),
    kept: {
      bondId,
      bondNumber,
      amount,
      principal,
      ...boundBusiness({ ...bond, slug }),
      obligee,
      ...(payee && { payee }),
      startsOn,
      ...(companion && { companion }),
      ...commissionDays(answerAt(answers, 'bondDetails.matter')),
      ...(bond.isForClient && { isForClient: true as const }),
      ...(bond.expiryDate && {
        ending: { effectiveDate: bond.effectiveDate, endsWithLastDay: bond.lastDay !== undefined },
      }),
    },
  };
}

function choiceOf(bond: { bondSlug: string; stateCode: string }) {
  const bondType = parseBondSlug(bond.bondSlug);
  const stateCode = parseStateCode(bond.stateCode);

  return { ...(bondType && { bondType }), ...(stateCode && { stateCode }) };
}
