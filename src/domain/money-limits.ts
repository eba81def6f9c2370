/** The largest amounts that people can enter. The database has the same limits. */
import { CENTS_PER_DOLLAR, type Cents } from './money.ts';

/** The largest amount of a company or an estate: $100 billion. */
export const MAX_FIGURE: Cents = 100_000_000_000 * CENTS_PER_DOLLAR;

/** The largest bond: $100 million. */
export const MAX_BOND_AMOUNT: Cents = 100_000_000 * CENTS_PER_DOLLAR;
