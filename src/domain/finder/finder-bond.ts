import type { BondCategory, BondSlug } from '../bonds/bond-types.ts';
import type { Cents } from '../money.ts';
import type { StateCode } from '../us-states.ts';

/** What the finder knows of one state's rules for one bond. */
export type FinderStateRule = {
  /** True where the state asks for no such bond. */
  isNotRequired?: boolean;
  /** The penal sum the law fixes there. */
  amount?: Cents;
};

/** One card of the finder: what it shows, what is searched, and where the bond is written. */
export type FinderBond = {
  slug: BondSlug;
  name: string;
  category: BondCategory;
  description: string;
  amountLabel: string;
  averageCost: string;
  /** Other words a visitor may know the bond by; searched, not shown. */
  keywords: string;
  supportedStates: readonly StateCode[];
  stateRules: Readonly<Partial<Record<StateCode, FinderStateRule>>>;
};
