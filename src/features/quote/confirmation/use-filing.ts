import { useCallback } from 'react';
import type { BondSlug } from '~/domain/bonds/bond-types';
import type { StateFiling } from '~/domain/bonds/filing-card';
import { fail } from '~/domain/result';
import type { StateCode } from '~/domain/us-states';
import { useLoaded } from '~/ui/use-loaded';
import { loadBondFile } from '../load-bond-file';

type Filings = Partial<Record<StateCode, StateFiling>>;

/**
 * How a state takes a bond, and by whom. `isLoading` until the answer is here. `filing` is undefined where we don't
 * know it.
 */
export function useFiling(
  bond: BondSlug | undefined,
  state: StateCode,
): { isLoading: boolean; filing: StateFiling | undefined } {
  const { outcome } = useLoaded(
    useCallback(
      async () => (bond ? loadBondFile<Filings>('filing', bond) : fail('not-loaded')),
      [bond],
    ),
  );

  return { isLoading: !outcome, filing: outcome?.ok ? outcome.value[state] : undefined };
}
