import { useCallback } from 'react';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { useLoaded } from '~/ui/use-loaded';
import { loadPaperText } from './load-paper-text';

/** The words of a bond's paper. Show each bond in its own component, because the last words stay until new ones load. */
export function usePaperText(bond: BondSlug) {
  return useLoaded(useCallback(() => loadPaperText(bond), [bond]));
}
