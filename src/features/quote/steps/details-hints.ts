/** The hints under the fields of step 1 that depend on the bond and its state. */
import { isOfCounties } from '~/domain/bonds/county-office';
import { endsAtAward } from '~/domain/bonds/bond-types';
import { CHARGED_ONCE, ENDS_WITH_BID } from '~/domain/bonds/end-words';
import type { MatterField } from '~/domain/bonds/matter';
import { countyObligeeWords, obligeeWords } from '~/domain/bonds/obligee-entry';
import { isContinuous, termConventionFor } from '~/domain/bonds/term-convention';
import { termWords } from '~/domain/quote/term-words';
import { REVIEW_TIME } from '~/domain/underwriting/review-time';
import { type StateCode, stateName } from '~/domain/us-states';
import type { QuoteBond } from '../quote-bond';

/** The facts about the term that its hint explains. */
type OfferedTerms = {
  terms: readonly number[];
  /** The term that the form chooses. */
  proposed: number;
  isPricedByYear: boolean;
  /** Whether the last day of a license, which the form asks for, sets the term. */
  mayFollowLicense: boolean;
};

/** How long the bond runs, and why the form chooses a term. */
export function termHint(
  bond: QuoteBond,
  stateCode: StateCode,
  { terms, proposed, isPricedByYear, mayFollowLicense }: OfferedTerms,
): string {
  if (endsAtAward(bond.slug)) return `${ENDS_WITH_BID} ${CHARGED_ONCE}`;
  const runsOn = isContinuous(termConventionFor(bond, stateCode));

  if (terms.length === 1 && !runsOn)
    return `In ${stateName(stateCode)} this bond runs for ${termWords(proposed)}.`;

  const howLong = runsOn
    ? 'The years that you pay for now. The bond has no end date: it runs until it is released.'
    : 'How long the bond runs before it is renewed.';

  if (terms.length === 1 || isPricedByYear) return howLong;
  const choice = mayFollowLicense
    ? 'we choose the longest, or the one that ends with your license'
    : `we chose ${termWords(proposed)}`;

  return `${howLong} Every term costs the same, so ${choice}.`;
}

/** What to enter as the obligee. `CourtOfObligee` and `OfficeOfCounty` copy between it and the fields below. */
export function obligeeHint(
  bond: QuoteBond,
  stateCode: StateCode,
  matter: readonly MatterField[],
): string {
  const asksFor = (key: string) => matter.some((field) => field.key === key);

  if (asksFor('court') && asksFor('county'))
    return `${obligeeWords(bond, stateCode)} Name the court and county here, and we fill in Court and County below.`;

  return asksFor('county') && isOfCounties(bond, stateCode)
    ? countyObligeeWords(bond, stateCode)
    : obligeeWords(bond, stateCode);
}

/** The day on which the bond may start. */
export function startHint(
  { category, instantIssueMax }: QuoteBond,
  matter: readonly MatterField[],
): string {
  if (matter.some(({ key }) => key === 'licenseYearEnd'))
    return 'The day the bond starts, today at the earliest. For a license that you renew: the day after the old one ends.';

  const commission = matter.find(({ key }) => key === 'commissionStart');
  if (commission?.required) return 'The first day of your commission.';
  if (commission)
    return 'The first day of your commission. If it has no date yet: today, or a later day that the agency names.';

  if (category !== 'court' && category !== 'license')
    return 'The day the bond starts, today at the earliest.';

  const office = category === 'court' ? 'court' : 'agency';

  return instantIssueMax > 0
    ? `The day the bond starts: today, or a later day that the ${office} names. If you renew a license: the day after the old bond ends.`
    : `The day the bond starts. If the ${office} names none, leave time for the decision (${REVIEW_TIME}), the notary and the filing.`;
}
