import { useStore } from '@nanostores/react';
import { isQuoteOfMatter } from '~/platform/matter-quotes';
import { $quote, $renews } from './store';

/** Whether an attorney fills in the open quote for the client of a matter, or renews a client's bond. */
export function useIsForClient(): boolean {
  const isRenewed = useStore($renews)?.isForClient === true;

  return isQuoteOfMatter(useStore($quote).quoteId) || isRenewed;
}
