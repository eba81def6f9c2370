import { getCollection } from 'astro:content';
import { BOND_SLUGS, type BondSlug } from '../../domain/bonds/bond-types.ts';
import type { PaperText } from '../../domain/papers/draft-page.ts';
import { toPaperText } from '../to-paper-text.ts';
import { getSurety } from './surety.ts';

/** What the papers of each bond print. */
export async function getPaperTexts(): Promise<{ bond: BondSlug; text: PaperText }[]> {
  const files = (await getCollection('bondForms')).map(({ data }) => data);
  const surety = await getSurety();

  return BOND_SLUGS.map((bond) => ({ bond, text: toPaperText(bond, files, surety) }));
}
