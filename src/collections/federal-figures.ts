import { dollars } from '../domain/money.ts';
import type { FederalRule } from '../domain/worksheets/contract-amounts.ts';
import type { ErisaRule } from '../domain/worksheets/erisa-amount.ts';
import type { SourcedRequirement } from './schemas/requirements.ts';

type Rows = readonly SourcedRequirement[];

/** The figures of ERISA section 412 from their rows, amounts in cents. Throws when a row has no figure. */
export function toErisaRule(rows: Rows): ErisaRule {
  return {
    percent: figureOf(rows, 'erisa-fidelity-us-formula'),
    min: amountOf(rows, 'erisa-fidelity-us-amount-plans-that-handle-less-than-10-000'),
    max: amountOf(rows, 'erisa-fidelity-us-cap'),
    maxWithSecurities: amountOf(
      rows,
      'erisa-fidelity-us-cap-plans-with-employer-securities-and-pooled-employer-plans',
    ),
  };
}

/**
 * The figures of the Miller Act and the FAR from their rows, amounts in cents. The performance bond's percentage is
 * also the payment bond's. Throws when a row has no figure.
 */
export function toFederalRule(rows: Rows): FederalRule {
  return {
    bidPercent: figureOf(rows, 'bid-bond-us-formula'),
    bidCap: amountOf(rows, 'bid-bond-us-cap'),
    noneUpTo: amountOf(rows, 'performance-bond-us-threshold-another-protection-of-payments'),
    otherProtectionUpTo: amountOf(rows, 'performance-bond-us-threshold'),
    percent: figureOf(rows, 'performance-bond-us-formula'),
  };
}

function figureOf(rows: Rows, id: string): number {
  const value = rows.find((row) => row.id === id)?.value;
  if (typeof value !== 'number')
    throw new Error(`[worksheets] The row ${id} is missing or has no figure`);

  return value;
}

function amountOf(rows: Rows, id: string): number {
  return dollars(figureOf(rows, id));
}
