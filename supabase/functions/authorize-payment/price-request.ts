import type { IsoDate } from '../../../src/domain/dates.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { priceBasis } from '../../../src/domain/quote/price-basis.ts';
import type { PricedAnswers, PricedBond } from '../../../src/domain/quote/pricing.ts';
import { sectionSchemas } from '../../../src/domain/quote/sections.ts';
import type { KeptTerms } from '../../../src/domain/renewals/kept-terms.ts';
import { findBond } from '../_shared/bond-catalogue.ts';
import { refuseAnswers, type Outcome } from '../_shared/failures.ts';
import { loadKeptTerms } from '../_shared/renewing/renewable-bond.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** The user who requests a price, and the day. */
type Asker = { userId: string | undefined; today: IsoDate };

/** A bond with its rate plans, and the checked answers that its price depends on. */
export type PricedRequest = { bond: PricedBond; answers: PricedAnswers };

/**
 * What the price of a payment request is computed from: the catalog and the checked answers alone. For a renewal, the caller must
 * own the bond and be able to renew it now with unchanged terms, so that nobody pays for an impossible renewal.
 */
export async function priceRequest(
  database: ServiceClient,
  request: PaymentRequest,
  asker: Asker,
): Promise<Outcome<PricedRequest>> {
  const { bondType, stateCode, bondDetails, creditCheck } = request;
  const bond = await findBond(database, bondType, stateCode);
  if (!bond.ok) return bond;
  const renews = await loadRenewal(database, request, asker);
  if (!renews.ok) return renews;

  const details = sectionSchemas({
    bond: bond.value,
    stateCode,
    today: asker.today,
    renews: renews.value,
  }).bondDetails.safeParse(bondDetails);
  if (details.success) {
    const isRenewal = renews.value !== undefined;
    const quoted = { bond: bond.value, stateCode, details: details.data, creditCheck, isRenewal };
    return { ok: true, value: { bond: bond.value, answers: priceBasis(quoted, asker.today) } };
  }

  return refuseAnswers(
    details.error.issues.map(({ path, message }) => ({
      path: ['bondDetails', ...path.map(String)],
      message,
    })),
  );
}

async function loadRenewal(
  database: ServiceClient,
  { quoteId, renews, bondType, stateCode }: PaymentRequest,
  asker: Asker,
): Promise<Outcome<KeptTerms | undefined>> {
  if (renews === undefined) return { ok: true, value: undefined };

  const selection = { bondType, stateCode };
  return loadKeptTerms(database, {
    bondId: renews,
    quoteId: quoteId.toLowerCase(),
    selection,
    ...asker,
  });
}
