import { ownFormStates } from '~/domain/bonds/own-form';
import type { Filer } from '~/domain/states/filing';
import { decisionWords } from './bond-facts';
import type { ProductBond } from './product-bond';

/** One step from the application to the bond on file. */
export type BondStep = { title: string; paragraphs: readonly string[] };

const LAST_STEPS: Record<Filer, string> = {
  customer: 'You file the bond',
  surety: 'We file the bond',
  either: 'You or our agent files the bond',
  nobody: 'You keep the bond',
};

/** The steps for a bond: apply, decision, receive, file. Times and rules come from the bond's file. */
export function whatHappens({ data, ownForms }: ProductBond): BondStep[] {
  const { processing, requiredDocuments, underwriting, whoFiles, howFiled } = data;
  const decision = decisionWords(data, ownForms);

  return [
    {
      title: 'You apply',
      paragraphs: [
        requiredDocuments.length > 0
          ? 'Answer a few questions, upload the documents above, and see the price before you pay.'
          : 'Answer a few questions and see the price before you pay.',
      ],
    },
    {
      title: `We decide: ${processing?.time ?? decision}`,
      paragraphs: [
        ...(processing ? [processing.description, ...laterWords(data, ownForms)] : []),
        ...underwriting,
      ],
    },
    { title: 'You receive the bond', paragraphs: ['Download the bond and its power of attorney.'] },
    { title: LAST_STEPS[whoFiles], paragraphs: [howFiled] },
  ];
}

/** Names the states where an instant bond takes longer, because an underwriter fills in the state's own form. */
function laterWords(
  { instantIssueMax }: ProductBond['data'],
  ownForms: ProductBond['ownForms'],
): string[] {
  const states = ownFormStates(ownForms);

  return instantIssueMax > 0 && states !== ''
    ? [`In ${states}, an underwriter first fills in the form that the state requires.`]
    : [];
}
