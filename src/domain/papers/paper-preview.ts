/** The first page of a bond's paper before it is issued, line by line. */
import type { BondRules } from '../bonds/bond-rules.ts';
import { COMPANION_KEY } from '../bonds/companion-words.ts';
import { principalOf } from '../bonds/issued-terms.ts';
import { type PayeeBond, payeeByLaw, payeeFacts } from '../bonds/payee.ts';
import { captionOf, matterFields, matterOf } from '../bonds/matter.ts';
import type { PrincipalAnswers } from '../bonds/principals.ts';
import { formatDate } from '../dates.ts';
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

/** The first page of the paper that these answers lead to. Facts that nobody gave are left out. */
export function previewPaper(
  bond: BondRules & Pick<PayeeBond, 'payees'>,
  stateCode: StateCode,
  answers: PrincipalAnswers & { bondDetails: BondDetails },
): PaperPreview {
  const { bondDetails } = answers;
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
      ...facts,
      ...(companion === '' ? [] : [{ label: 'Given with', text: companion }]),
    ],
  };
}
