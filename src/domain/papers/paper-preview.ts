/** The first page of a bond's paper before it is issued, line by line. */
import type { BondRules } from '../bonds/bond-rules.ts';
import { COMPANION_KEY } from '../bonds/companion-words.ts';
import { namesItsEnd, type StoredTerm } from '../bonds/first-term.ts';
import { principalOf } from '../bonds/issued-terms.ts';
import { type PayeeBond, payeeByLaw } from '../bonds/payee-by-law.ts';
import { payeeFacts } from '../bonds/payee.ts';
import { captionOf, matterFields, matterOf } from '../bonds/matter.ts';
import type { PrincipalAnswers } from '../bonds/principals.ts';
import { addDays, formatDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import type { BondDetails } from '../quote/bond-details.ts';
import type { StateCode } from '../us-states.ts';
import { givenWith } from './bond-facts.ts';

/** The heading of the paper, the line that names its matter, and its facts in the order of the paper. */
export type PaperPreview = {
  title: string;
  caption: string | undefined;
  lines: { label: string; text: string }[];
};

/** The answers behind a preview. `term` is missing for a renewal, which states its own end. */
type PreviewAnswers = PrincipalAnswers & {
  bondDetails: BondDetails;
  term?: StoredTerm | undefined;
};

/** The first page of the paper that these answers lead to. Facts that nobody gave are left out. */
export function previewPaper(
  bond: BondRules & Pick<PayeeBond, 'payees'>,
  stateCode: StateCode,
  answers: PreviewAnswers,
): PaperPreview {
  const { bondDetails, term } = answers;
  const { obligee } = bondDetails;
  const payee = payeeByLaw(bond, stateCode, obligee) ?? obligee;
  const matter = matterOf(bond, answers);
  const facts = matterFields(bond, stateCode, 'bondDetails').flatMap(({ key, label }) => {
    const text = matter[key];

    return text === undefined || key === COMPANION_KEY ? [] : [{ label, text }];
  });
  const companion = givenWith(matter);

  return {
    title: bond.name,
    caption: captionOf(bond, matter),
    lines: [
      { label: 'Principal', text: principalOf(bond, answers) },
      ...payeeFacts(payee, obligee).map(([label, text]) => ({ label, text })),
      { label: 'Penal sum', text: formatMoney(bondDetails.amount) },
      { label: 'In force from', text: formatDate(bondDetails.effectiveDate) },
      ...(term && namesItsEnd(term.ending) ? [{ label: 'Expiry date', text: endOf(term) }] : []),
      ...facts,
      ...(companion === '' ? [] : [{ label: 'Given with', text: companion }]),
    ],
  };
}

/** The day that the paper names as the end of the first term. */
function endOf({ endsOn, ending }: StoredTerm): string {
  return formatDate(ending === 'last-day' ? addDays(endsOn, -1) : endsOn);
}
