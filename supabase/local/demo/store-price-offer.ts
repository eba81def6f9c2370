import { randomUUID } from 'node:crypto';
import { formatMoney } from '../../../src/domain/money.ts';
import type { AuthorizedPrice } from '../../../src/domain/quote/owed-price.ts';
import type { BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import type { IsoDate } from '../../../src/domain/dates.ts';
import { offerAnswerBy, offeredPrice } from '../../../src/domain/rates/price-offer.ts';
import { demoPlans, planColumns } from './demo-price.ts';
import { insertRow, type DemoTransaction } from './insert-row.ts';

/** The premium of a demo offer, as a share of the plan's premium. */
const OFFERED_SHARE = 1.2;
const CENTS = 100;

/** Store an open offer of another price, and return the detail of its event. */
export async function storePriceOffer(
  transaction: DemoTransaction,
  applicationId: string,
  given: { bondSlug: BondSlug; priced: AuthorizedPrice; reason: string; today: IsoDate },
): Promise<Record<string, unknown>> {
  const { bondSlug, priced, reason, today } = given;
  const bond = { slug: bondSlug, ratePlans: await demoPlans(transaction, bondSlug) };
  const premium = Math.round((priced.price.premium * OFFERED_SHARE) / CENTS) * CENTS;
  const offered = offeredPrice(bond, priced, { premium, on: today });
  if (!offered.ok) throw new Error(`[demo] ${formatMoney(premium)}: ${offered.code}`);

  const { price, plan } = offered.value;
  const answerBy = offerAnswerBy(today);
  const now = new Date().toISOString();
  await insertRow(transaction, 'public.price_offers', {
    application_id: applicationId,
    status: 'open',
    premium_cents: price.premium,
    fees_cents: price.fees,
    taxes_cents: price.taxes,
    total_cents: price.total,
    premium_before_cents: priced.price.premium,
    total_before_cents: priced.price.total,
    ...planColumns(plan),
    reason,
    answer_by: answerBy,
    proposed_by: randomUUID(),
    created_at: now,
    opened_at: now,
  });

  return { reason, totalBeforeCents: priced.price.total, totalCents: price.total, answerBy };
}
