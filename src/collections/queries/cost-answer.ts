import type { BondSlug } from '../../domain/bonds/bond-types.ts';
import type { IsoDate } from '../../domain/dates.ts';
import { examplePrice } from '../../domain/quote/example-price.ts';
import { planOf } from '../../domain/quote/pricing.ts';
import { shownPrice, type ShownPrice } from '../../domain/quote/shown-price.ts';
import { priceRuleSentence } from '../../domain/rates/price-rule-words.ts';
import { getBonds } from './bonds.ts';

/** The answer to what a bond costs: the rule of the first bond's plan, and our price of each bond. */
export type CostAnswer = {
  bond: BondSlug;
  rule: string;
  examples: { id: BondSlug; name: string; price: ShownPrice }[];
};

/** Compute the answer to what a bond costs on a day, before a state is chosen. */
export async function getCostAnswer(
  slugs: readonly [BondSlug, ...BondSlug[]],
  on: IsoDate,
): Promise<CostAnswer> {
  const catalogue = await getBonds();
  const bonds = slugs.flatMap((slug) => catalogue.filter(({ id }) => id === slug));
  const [first] = slugs;
  const ratePlans = bonds.find(({ id }) => id === first)?.ratePlans ?? [];

  return {
    bond: first,
    rule: priceRuleSentence(planOf({ slug: first, ratePlans }, { stateCode: undefined, on })),
    examples: bonds.map(({ id, data, ratePlans: plans }) => ({
      id,
      name: data.name,
      price: shownPrice(
        { bondType: id },
        examplePrice({ slug: id, ratePlans: plans }, { amount: data.exampleAmount, on }),
      ),
    })),
  };
}
