import type { BondRules } from '~/domain/bonds/bond-rules';
import { dollars } from '~/domain/money';
import { examplePrices } from '~/domain/quote/example-price';
import type { QuoteDraft } from '~/domain/quote/draft';
import type { Selection } from '~/domain/quote/selection';
import type { QuoteBond } from '~/features/quote/quote-bond';
import { resetQuote } from '~/features/quote/quote-ends';
import {
  $abandonedQuote,
  $catalogue,
  $quote,
  $savedMark,
  $saveState,
  $sections,
  $selection,
  openStep,
  type RawSections,
} from '~/features/quote/store';
import { $today } from '~/stores/server-day';
import {
  buildBond,
  TODAY,
  QUOTE_ID,
  QUOTE_KEY,
  TYPED_BOND_DETAILS,
} from '../../domain/support/builders';

/** A bond in the wizard's format, with changes of its rules. */
export function buildQuoteBond(changes: Partial<BondRules> = {}): QuoteBond {
  const bond = buildBond(changes);

  return {
    ...bond,
    description: 'Protects the public.',
    amountLabel: '$10,000',
    typicalAmount: { min: dollars(5_000), max: dollars(15_000) },
    prices: examplePrices(bond, dollars(10_000), TODAY),
    obligeeHint: 'The state.',
    payees: {},
    offices: {},
    documentAsks: {},
  };
}

export const CATALOGUE = [
  buildQuoteBond(),
  buildQuoteBond({ slug: 'executor-personal-representative', name: 'Executor Bond' }),
];

/**
 * Put the wizard's stores into the state after this selection and these answers, and everything else at its start. The
 * answers are checked on the tests' day: on the real one, their effective date has passed.
 */
export function openWizard({
  selection = {},
  sections = {},
}: { selection?: Selection; sections?: RawSections } = {}): void {
  resetQuote();
  $today.set(() => TODAY);
  $abandonedQuote.set(undefined);
  $catalogue.set(CATALOGUE);
  $quote.set({ quoteId: QUOTE_ID, quoteKey: QUOTE_KEY });
  $selection.set(selection);
  $sections.set(sections);
  $savedMark.set(undefined);
  $saveState.set({ status: 'idle' });
  openStep('select-bond');
}

export const NOTARY_IN_TEXAS = { bondType: 'notary', stateCode: 'TX' } as const;

/** A draft of a notary bond in Texas with its second step filled in. */
export function buildDraft(changes: Partial<QuoteDraft> = {}): QuoteDraft {
  return {
    version: 1,
    quoteId: QUOTE_ID,
    quoteKey: QUOTE_KEY,
    revision: 3,
    step: 'applicant',
    selection: NOTARY_IN_TEXAS,
    sections: { bondDetails: TYPED_BOND_DETAILS },
    savedAt: '2026-11-20T15:00:00.000Z',
    ...changes,
  };
}
