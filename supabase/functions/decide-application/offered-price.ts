import { z } from 'zod';
import { businessDay } from '../../../src/domain/business-day.ts';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types.ts';
import type { Cents } from '../../../src/domain/money.ts';
import { offerAnswerBy, offeredPrice } from '../../../src/domain/rates/price-offer.ts';
import type { NamedCharges } from '../../../src/domain/rates/price-lines.ts';
import { STATE_CODES } from '../../../src/domain/us-states.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { loadQuoteRecords } from '../_shared/quote-records.ts';

const soldSchema = z.object({ bond_slug: z.enum(BOND_SLUGS), state_code: z.enum(STATE_CODES) });

/** An offered price as `decide_application` takes it. */
export type OfferToStore = {
  price: {
    premium_cents: Cents;
    fees_cents: Cents;
    taxes_cents: Cents;
    total_cents: Cents;
    rate_plan: string;
    rate_plan_version: number;
  };
  answer_by: string;
  /** The fees and taxes of the price by name. */
  charges: NamedCharges | null;
};

/**
 * The price of an application at an offered premium, under the rate plan of today and for the answers that were
 * priced. Refuses a premium beyond the plan's limits, and an application without a payment that names its price.
 */
export async function priceOffer(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { applicationId, premium }: { applicationId: string; premium: Cents },
): Promise<Outcome<OfferToStore>> {
  const { data, error } = await database
    .from('applications')
    .select('bond_slug, state_code')
    .eq('id', applicationId)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return { ok: false, code: 'not-found' };

  const sold = soldSchema.parse(data);
  const { payments } = await loadQuoteRecords(database, applicationId);
  const authorized = payments.find(({ status }) => status === 'authorized')?.authorized;
  if (authorized === undefined) return { ok: false, code: 'not-priced' };

  const bond = await findBond(database, sold.bond_slug, sold.state_code);
  if (!bond.ok) return bond;

  const on = businessDay(now());
  const offered = offeredPrice(bond.value, authorized, { premium, on });
  if (!offered.ok) return offered;

  const { price, plan, charges = null } = offered.value;
  return {
    ok: true,
    value: {
      price: {
        premium_cents: price.premium,
        fees_cents: price.fees,
        taxes_cents: price.taxes,
        total_cents: price.total,
        rate_plan: plan.id,
        rate_plan_version: plan.version,
      },
      answer_by: offerAnswerBy(on),
      charges,
    },
  };
}
