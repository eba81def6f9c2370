/** The amount of an ERISA fidelity bond (29 U.S.C. 1112). */
import type { Cents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  percentOf,
  upToDollar,
  type WorksheetGap,
  type WorksheetResult,
} from './worksheet-result.ts';

/** The parameters of the law. */
export type ErisaRule = {
  percent: number;
  min: Cents;
  max: Cents;
  /** The highest amount for plans with employer securities and for pooled employer plans. */
  maxWithSecurities: Cents;
};

export type ErisaFigures = {
  /** The funds handled in the last plan year. */
  funds?: Cents | undefined;
  hasEmployerSecurities: boolean;
};

/** The bond's amount in whole dollars, rounded up, within the limits of the law. */
export function erisaAmount(
  rule: ErisaRule,
  { funds, hasEmployerSecurities }: ErisaFigures,
): Result<WorksheetResult, WorksheetGap> {
  if (funds === undefined) return fail('incomplete');

  const { percent, min } = rule;
  const max = hasEmployerSecurities ? rule.maxWithSecurities : rule.max;
  const share = Math.round(percentOf(funds, percent));
  const amount = Math.min(Math.max(upToDollar(share), min), max);

  return ok({
    lines: [
      { label: 'Funds handled', amount: funds },
      { label: `${percent}% of the funds`, amount: share },
    ],
    amounts: [{ label: amountLabel({ share, min, max }), amount, bond: 'erisa-fidelity' }],
    limits: [
      { label: 'Lowest amount', amount: min },
      { label: 'Highest amount', amount: max },
    ],
  });
}

function amountLabel({ share, min, max }: { share: Cents; min: Cents; max: Cents }): string {
  if (share < min) return 'The bond, at the lowest amount';

  return share > max ? 'The bond, at the highest amount' : 'The bond is at least';
}
