import { getCollection } from 'astro:content';
import { BOND_SLUGS, type BondSlug } from '../../domain/bonds/bond-types.ts';
import { toBondForms } from '../to-bond-forms.ts';
import { toBondContent, type BondContent } from '../to-bond-rules.ts';
import { onceInBuild } from './once-in-build.ts';
import { getRatePlans } from './rate-plans.ts';
import { getRequirements } from './requirements.ts';
import { getServedStates } from './states.ts';

/** Load every bond of the catalog, in its order. A missing file fails the build. */
export const getBonds = onceInBuild(readBonds);

/** Load one bond of the catalog. */
export async function getBond(slug: BondSlug): Promise<BondContent> {
  const bond = (await getBonds()).find(({ id }) => id === slug);
  if (!bond) throw new Error(`[catalogue] There is no bond ${slug}`);

  return bond;
}

async function readBonds(): Promise<BondContent[]> {
  const entries = await getCollection('bonds');
  const servedStates = (await getServedStates()).map(({ data }) => data.code);
  const ratePlans = await getRatePlans();
  const forms = toBondForms(await getCollection('bondForms'), entries);
  const requirements = await getRequirements();

  return BOND_SLUGS.map((slug) => {
    const entry = entries.find(({ id }) => id === slug);
    if (!entry) throw new Error(`[catalogue] content/bonds/${slug}.yaml is missing`);

    return toBondContent(slug, entry.data, { servedStates, ratePlans, forms, requirements });
  });
}
