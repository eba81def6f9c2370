import { getCollection } from 'astro:content';
import { offeredCompanions } from '../../domain/bonds/companion.ts';
import { BOND_SLUGS, type BondSlug } from '../../domain/bonds/bond-types.ts';
import type { PaperText } from '../../domain/papers/draft-page.ts';
import { toBondForms } from '../to-bond-forms.ts';
import { toPaperText } from '../to-paper-text.ts';
import { getSurety } from './surety.ts';

/** What the papers of each bond print. */
export async function getPaperTexts(): Promise<{ bond: BondSlug; text: PaperText }[]> {
  const bonds = await getCollection('bonds');
  const forms = toBondForms(await getCollection('bondForms'), bonds);
  const surety = await getSurety();

  return BOND_SLUGS.map((bond) => {
    const { fields = [] } = bonds.find(({ id }) => id === bond)?.data.matter ?? {};

    return { bond, text: toPaperText([bond, ...offeredCompanions(fields)], forms, surety) };
  });
}
