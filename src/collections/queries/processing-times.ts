import { getCollection } from 'astro:content';
import type { BondContent } from '../to-bond-rules.ts';
import type { Source } from '../schemas/figures.ts';
import { PROCESSING_TIMES, type ProcessingTime } from '../schemas/processing-times.ts';
import { getBonds } from './bonds.ts';
import { getProductCategories } from './product-categories.ts';

/** The processing times of one product category, fastest first. */
export type CategoryTimes = {
  id: string;
  title: string;
  bonds: { bond: BondContent; time: ProcessingTime; description: string }[];
  sources: Source[];
};

/** Load the processing times by category, in the order of their page. */
export async function getProcessingTimes(): Promise<CategoryTimes[]> {
  const entries = await getCollection('processingTimes');
  const categories = await getProductCategories();
  const bonds = await getBonds();

  return entries
    .sort((a, b) => a.data.order - b.data.order)
    .map(({ id, data }) => {
      const category = categories.find((known) => known.id === id);
      if (!category)
        throw new Error(`[catalogue] content/processing-times/${id}.yaml: no category`);

      return {
        id,
        title: category.data.shortTitle,
        bonds: bonds
          .filter((bond) => bond.data.category === category.data.category)
          .flatMap((bond) => (bond.data.processing ? [{ bond, ...bond.data.processing }] : []))
          .sort((a, b) => rank(a.time) - rank(b.time)),
        sources: data.sources,
      };
    });
}

function rank(time: ProcessingTime): number {
  return PROCESSING_TIMES.indexOf(time);
}
