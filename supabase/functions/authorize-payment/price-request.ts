import type { SupabaseClient } from '@supabase/supabase-js';
import { amountLimitsFor, termsFor } from '../../../src/domain/bonds/bond-rules.ts';
import { bondDetailsSchema } from '../../../src/domain/quote/bond-details.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { priceBond, type Price } from '../../../src/domain/quote/pricing.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';

/** The price of what is being paid for, from the catalogue and the rules alone. */
export async function priceRequest(
  database: SupabaseClient,
  { bondType, stateCode, bondDetails, creditCheck }: PaymentRequest,
): Promise<Outcome<Price>> {
  const bond = await findBond(database, bondType, stateCode);
  if (!bond.ok) return bond;

  const details = bondDetailsSchema({
    limits: amountLimitsFor(bond.value, stateCode),
    terms: termsFor(bond.value, stateCode),
  }).safeParse(bondDetails);
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
