import type { BondSlug } from '~/domain/bonds/bond-types';
import type { PaperText } from '~/domain/papers/draft-page';
import type { Result } from '~/domain/result';
import { loadBondFile } from '../load-bond-file';

/** Load the words of a bond's paper. */
export function loadPaperText(bond: BondSlug): Promise<Result<PaperText, 'not-loaded'>> {
  return loadBondFile<PaperText>('words', bond);
}
