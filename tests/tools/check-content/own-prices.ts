import { dollars, type Cents } from '../../../src/domain/money.ts';
import {
  BASE_RATE_BASIS_POINTS,
  CREDIT_CHECKS,
  formatRate,
  LARGE_BOND_DISCOUNT_BASIS_POINTS,
  LARGE_BOND_THRESHOLD,
  NO_CREDIT_CHECK_BASIS_POINTS,
  priceBond,
  PROCESSING_FEE,
  TAX_PERCENT,
} from '../../../src/domain/quote/pricing.ts';
import { toPlainFigure } from './content-figures.ts';

/** The figures of our own price rule, as a guide writes them: `1.5%`, `$75`. */
export function priceRuleFigures(): string[] {
  const rates = [0, NO_CREDIT_CHECK_BASIS_POINTS].flatMap((surcharge) =>
    [0, LARGE_BOND_DISCOUNT_BASIS_POINTS].map((discount) =>
      formatRate(BASE_RATE_BASIS_POINTS + surcharge - discount),
    ),
  );

  return [...rates, `${TAX_PERCENT}%`, ...[PROCESSING_FEE, LARGE_BOND_THRESHOLD].map(toFigure)];
}

/** What the rule makes of the amounts among these figures: premium, tax and total of each. */
export function priceFigures(figures: readonly string[]): string[] {
  return figures
    .map((figure) => Number(toPlainFigure(figure).replaceAll(/[$,]/g, '')))
    .filter((amount) => amount > 0)
    .flatMap((amount) =>
      CREDIT_CHECKS.flatMap((creditCheck) => {
        const { premium, taxes, total } = priceBond({ amount: dollars(amount), creditCheck });
        return [premium, taxes, total].map(toFigure);
      }),
    );
}

function toFigure(cents: Cents): string {
  const digits = cents % 100 === 0 ? 0 : 2;

  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: digits })}`;
}
