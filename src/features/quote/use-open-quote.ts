import { useStore } from '@nanostores/react';
import { $today, today } from '~/stores/server-day';
import type { OpenQuote } from './checked-quote';
import type { QuoteBond } from './quote-bond';
import { $bond, $quote, $renews, $sections, $selection } from './store';

/** The quote that is open in the wizard now. For actions: a component follows the changes with `useOpenQuote`. */
export function readOpenQuote(): OpenQuote<QuoteBond> {
  const renews = $renews.get();

  return {
    identity: $quote.get(),
    bond: $bond.get(),
    stateCode: $selection.get().stateCode,
    sections: $sections.get(),
    today: today(),
    ...(renews && { renews }),
  };
}

/** The quote that is open in the wizard. */
export function useOpenQuote(): OpenQuote<QuoteBond> {
  const identity = useStore($quote);
  const bond = useStore($bond);
  const { stateCode } = useStore($selection);
  const sections = useStore($sections);
  const renews = useStore($renews);
  const today = useStore($today);

  return { identity, bond, stateCode, sections, today: today(), ...(renews && { renews }) };
}
