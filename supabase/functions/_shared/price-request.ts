import type { BondRules } from '../../../src/domain/bonds/bond-rules.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import type { BondDetails } from '../../../src/domain/quote/bond-details.ts';
import type { PaymentRequest } from '../../../src/domain/quote/payment-authorization.ts';
import { priceBasis } from '../../../src/domain/quote/price-basis.ts';
import type { PricedAnswers } from '../../../src/domain/quote/pricing.ts';
import { sectionSchemas } from '../../../src/domain/quote/sections.ts';
import type { KeptTerms } from '../../../src/domain/renewals/kept-terms.ts';
import { findBond } from './bond-catalogue.ts';
import { refuseAnswers, type Outcome } from './failures.ts';
import { loadKeptTerms } from './renewing/renewable-bond.ts';
import type { ServiceClient } from './service-client.ts';

/** The user who requests a price, and the day. */
type Asker = { userId: string | undefined; today: IsoDate };

/** What a price is asked for. */
export type PriceRequest = Pick<
  PaymentRequest,
  'quoteId' | 'bondType' | 'stateCode' | 'bondDetails' | 'creditCheck' | 'renews'
>;

/** A bond with its rate plans, its checked details, and the answers that its price depends on. */
export type PricedRequest = { bond: BondRules; details: BondDetails; answers: PricedAnswers };

/**
 * What the price of a payment request is computed from: the catalog and the checked answers alone. For a renewal, the caller must
 * own the bond and be able to renew it now with unchanged terms, so that nobody pays for an impossible renewal.
 */
export async function priceRequest(
  database: ServiceClient,
  request: PriceRequest,
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
    const answers = priceBasis(quoted, asker.today);
    return { ok: true, value: { bond: bond.value, details: details.data, answers } };
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
  { quoteId, renews, bondType, stateCode }: PriceRequest,
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
