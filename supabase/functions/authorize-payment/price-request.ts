import type { SupabaseClient } from '@supabase/supabase-js';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { priceBond, type Price } from '../../../src/domain/quote/pricing.ts';
import { sectionSchemas } from '../../../src/domain/quote/sections.ts';
import type { KeptTerms } from '../../../src/domain/renewals/kept-terms.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { loadKeptTerms } from '../_shared/renewing/renewable-bond.ts';

/** Who asks for a price, and on which day. */
type Asker = { userId: string | undefined; today: IsoDate };

/**
 * The price of what is being paid for, from the catalogue and the rules alone. Where it renews a bond, it has to be one
 * of the caller that can be renewed now, in its own terms: nobody pays for a renewal that cannot be.
 */
export async function priceRequest(
  database: SupabaseClient,
  request: PaymentRequest,
  asker: Asker,
): Promise<Outcome<Price>> {
  const { bondType, stateCode, bondDetails, creditCheck } = request;
  const bond = await findBond(database, bondType, stateCode);
  if (!bond.ok) return bond;
  const renews = await loadRenewal(database, request, asker);
  if (!renews.ok) return renews;

  const details = sectionSchemas({
    ...{ bond: bond.value, stateCode, today: asker.today, renews: renews.value },
  }).bondDetails.safeParse(bondDetails);
  if (details.success) {
    return { ok: true, value: priceBond({ amount: details.data.amount, creditCheck }) };
  }

  return refuseAnswers(
    details.error.issues.map(({ path, message }) => ({
      path: ['bondDetails', ...path.map(String)],
      message,
    })),
  );
}

async function loadRenewal(
  database: SupabaseClient,
  { quoteId, renews, bondType, stateCode }: PaymentRequest,
  asker: Asker,
): Promise<Outcome<KeptTerms | undefined>> {
  if (renews === undefined) return { ok: true, value: undefined };

  const selection = { bondType, stateCode };
  return loadKeptTerms(database, {
    ...{ bondId: renews, quoteId: quoteId.toLowerCase(), selection },
    ...asker,
  });
}
