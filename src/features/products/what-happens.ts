import { ownFormWait } from '~/domain/bonds/own-form';
import type { Filer } from '~/domain/states/filing';
import { decisionWords } from './bond-facts';
import type { ProductBond } from './product-bond';

/** One step from the application to the bond on file. */
export type BondStep = { title: string; paragraphs: readonly string[] };

/** What the paper needs before it is filed. Each bond's own steps come with it. */
const RECEIVED =
  'Download the bond and its power of attorney, and print them. We tell you who signs, and whether a notary must be there.';

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
  const wait = ownFormWait(data.instantIssueMax, ownForms);

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
      // The processing time lasts until the bond is issued, so it can be longer than the time of the decision.
      title: processing
        ? `We decide and issue: ${processing.time}${wait ? ' in most states' : ''}`
        : `We decide: ${decision}`,
      paragraphs: [
        ...(processing ? [processing.description, ...(wait ? [wait] : [])] : []),
        ...underwriting,
      ],
    },
    { title: 'You receive the bond', paragraphs: [RECEIVED] },
    { title: LAST_STEPS[whoFiles], paragraphs: [howFiled] },
  ];
}
