import { z } from 'zod';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { Cents } from '../../../src/domain/money.ts';
import {
  stampedPrice,
  toAuthorizedPrice,
  type AuthorizedPrice,
} from '../../../src/domain/quote/owed-price.ts';
import type { PlanStampRow } from '../../../src/domain/rates/plan-stamp.ts';
import type { PlanStamp, RatePlan } from '../../../src/domain/rates/rate-plan.ts';
import { ratePlanSchema } from '../../../src/domain/rates/rate-plan-schema.ts';
import type { StateCode } from '../../../src/domain/us-states.ts';
import type { DemoTransaction } from './insert-row.ts';

type DemoSale = { bondSlug: BondSlug; stateCode: StateCode; amount: Cents; termYears: number };

/** The price of a demo bond with a credit check, under the database's rate plans, as a payment stores it. */
export async function demoPrice(
  transaction: DemoTransaction,
  { bondSlug, ...sale }: DemoSale,
  on: IsoDate,
): Promise<AuthorizedPrice> {
  const bond = { slug: bondSlug, ratePlans: await demoPlans(transaction, bondSlug) };
  const answers = {
    amount: sale.amount,
    stateCode: sale.stateCode,
    termYears: sale.termYears,
    creditCheck: 'authorized' as const,
    on,
  };

  return toAuthorizedPrice(stampedPrice(bond, answers), answers);
}

/** The database's rate plans of a bond. */
export async function demoPlans(
  transaction: DemoTransaction,
  bondSlug: BondSlug,
): Promise<RatePlan[]> {
  const { rows } = await transaction.query<{ plans: unknown }>(
    `select rules -> 'ratePlans' as plans from public.bond_types where slug = $1`,
    [bondSlug],
  );

  return z.array(ratePlanSchema).parse(rows[0]?.plans);
}

/** The columns that store the stamp of a price. */
export function planColumns({ id, version }: PlanStamp): PlanStampRow {
  return { rate_plan: id, rate_plan_version: version };
}
