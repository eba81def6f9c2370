import type { BondCategory, BondSlug } from '../bonds/bond-types.ts';
import type { AmountLimits } from '../bonds/bond-rules.ts';
import type { Cents } from '../money.ts';
import type { ExamplePrices } from '../quote/example-price-words.ts';
import type { StateCode } from '../us-states.ts';

/** The rule of one state for one bond, as far as the finder needs it. */
export type FinderStateRule = {
  /** True when the state does not require the bond. */
  isNotRequired?: boolean;
  /** The penal sum that the law fixes in the state. */
  amount?: Cents;
  /** The smallest and largest amount in the state, where they differ from those of the bond. */
  limits?: AmountLimits;
};

/** One card of the finder: its texts, its search words and its states. */
export type FinderBond = {
  slug: BondSlug;
  name: string;
  category: BondCategory;
  description: string;
  amountLabel: string;
  limits: AmountLimits;
  prices: ExamplePrices;
  /** The typical market price: "$100-500 a year, more for a large estate". */
  marketWords: string;
  /** Other words for the bond. They are searched but not shown. */
  keywords: string;
  supportedStates: readonly StateCode[];
  stateRules: Readonly<Partial<Record<StateCode, FinderStateRule>>>;
};
