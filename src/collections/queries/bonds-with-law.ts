import type { BondContent } from '../to-bond-rules.ts';
import { getBonds } from './bonds.ts';

/** Load the bonds with a page of requirements: those with a file in `content/requirements`. */
export async function getBondsWithLaw(): Promise<BondContent[]> {
  return (await getBonds()).filter(({ id, requirements }) =>
    requirements.some(({ bond }) => bond === id),
  );
}
