import { useStore } from '@nanostores/react';
import { isQuoteOfMatter } from '~/platform/matter-quotes';
import { $quote } from './store';

/** Whether an attorney fills in the open quote for the client of a matter. */
export function useIsForClient(): boolean {
  return isQuoteOfMatter(useStore($quote).quoteId);
}
