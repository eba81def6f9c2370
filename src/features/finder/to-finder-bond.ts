import type { BondCategory, BondSlug } from '~/domain/bonds/bond-types';
import type { FinderBond, FinderStateRule } from '~/domain/finder/finder-bond';
import type { Cents } from '~/domain/money';
import type { StateCode } from '~/domain/us-states';

/** What the finder takes from a bond of the catalogue. */
type CatalogueBond = {
  id: BondSlug;
  data: {
    name: string;
    category: BondCategory;
    description: string;
    defaultAmountLabel: string;
    averageCost: string;
    aliases: readonly string[];
    obligeeHint: string;
    supportedStates: readonly StateCode[];
    states: Partial<
      Record<StateCode, { required?: boolean | undefined; amount?: Cents | undefined }>
    >;
  };
};

/** A bond of the catalogue as the finder's card: small, because all of them are in the page. */
export function toFinderBond({ id, data }: CatalogueBond): FinderBond {
  return {
    slug: id,
    name: data.name,
    category: data.category,
    description: data.description,
    amountLabel: data.defaultAmountLabel,
    averageCost: data.averageCost,
    keywords: [...data.aliases, data.obligeeHint].join(' '),
    supportedStates: data.supportedStates,
    stateRules: toStateRules(data.states),
  };
}

function toStateRules(states: CatalogueBond['data']['states']): FinderBond['stateRules'] {
  const rules = Object.entries(states).map(([code, { required, amount }]) => {
    const rule: FinderStateRule = {
      ...(required === false && { isNotRequired: true }),
      ...(amount !== undefined && { amount }),
    };

    return [code, rule] as const;
  });

  return Object.fromEntries(rules.filter(([, rule]) => Object.keys(rule).length > 0));
}
