import type { AmountLimits } from '~/domain/bonds/bond-rules';
import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import type { FinderBond, FinderStateRule } from '~/domain/finder/finder-bond';
import { comparedMarketWords } from '~/domain/finder/market-price';
import type { Cents } from '~/domain/money';
import type { ExamplePrices } from '~/domain/quote/example-price-words';
import type { StateCode } from '~/domain/us-states';

/** The part of a catalog bond that the finder uses. */
type CatalogueBond = {
  id: BondSlug;
  data: {
    name: string;
    category: BondCategory;
    description: string;
    defaultAmountLabel: string;
    limits: AmountLimits;
    averageCost: string;
    averageCostScope?: string | undefined;
    aliases: readonly string[];
    obligeeHint: string;
    supportedStates: readonly StateCode[];
    states: Partial<
      Record<
        StateCode,
        {
          required?: boolean | undefined;
          amount?: Cents | undefined;
          limits?: AmountLimits | undefined;
        }
      >
    >;
  };
};

/**
 * Convert a catalog bond to the finder's format. The result is small because the page contains every bond. One premium of
 * ours pays for at most `ourYears` years.
 */
export function toFinderBond(
  { id, data }: CatalogueBond,
  prices: ExamplePrices,
  ourYears: number,
): FinderBond {
  return {
    slug: id,
    name: data.name,
    category: data.category,
    description: data.description,
    amountLabel: data.defaultAmountLabel,
    limits: data.limits,
    prices,
    marketWords: comparedMarketWords(data, ourYears),
    keywords: [...data.aliases, data.obligeeHint].join(' '),
    supportedStates: data.supportedStates,
    stateRules: toStateRules(data.states),
  };
}

function toStateRules(states: CatalogueBond['data']['states']): FinderBond['stateRules'] {
  const rules = Object.entries(states).map(([code, { required, amount, limits }]) => {
    const rule: FinderStateRule = {
      ...(required === false && { isNotRequired: true }),
      ...(amount !== undefined && { amount }),
      ...(limits && { limits }),
    };

    return [code, rule] as const;
  });

  return Object.fromEntries(rules.filter(([, rule]) => Object.keys(rule).length > 0));
}
