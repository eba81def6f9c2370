import type { BondSlug } from '~/domain/bonds/bond-types';
import type { Cents } from '~/domain/money';
import type { AuthorizedPrice } from '~/domain/quote/owed-price';
import type { PricedBond } from '~/domain/quote/pricing';
import type { RatePlan } from '~/domain/rates/rate-plan';
import { fail, ok, type Result } from '~/domain/result';
import type { LoadFailure } from '../bonds/desk-overview';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** What an offered price is computed from. Amounts are in cents. */
export type OfferBasis = {
  bond: PricedBond;
  /** Undefined when no payment that names its price is held. Then there is nothing to replace. */
  authorized: AuthorizedPrice | undefined;
  /** The premium and the reason that a colleague proposed, and that waits for a second underwriter. */
  proposal: { premium: Cents; reason: string } | undefined;
};

/** The catalog and the stored price are our own. */
type Row = {
  bond_types: { slug: BondSlug; rules: { ratePlans: RatePlan[] } };
  payments: Related<{ priced: AuthorizedPrice | null }>;
  price_offers: Related<{ premium_cents: Cents; reason: string }>;
};

/**
 * Related rows. The platform returns a list. The embedded stack returns null in place of an empty list, and a row without
 * a list where a partial unique index allows one row with a status.
 */
type Related<T> = T[] | T | null;

function firstOf<T>(related: Related<T>): T | undefined {
  return Array.isArray(related) ? related[0] : (related ?? undefined);
}

/** Load the basis of an offer for an application that the calling staff member opened today. */
export async function loadOfferBasis(
  db: Db,
  applicationId: string,
): Promise<Result<OfferBasis | undefined, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('applications')
      .select(
        'bond_types!applications_bond_slug_fkey (slug, rules), payments (priced), price_offers (premium_cents, reason, status)',
      )
      .eq('id', applicationId)
      .eq('payments.status', 'authorized')
      .eq('price_offers.status', 'proposed'),
  ).overrideTypes<Row[], { merge: false }>();
  if (error) return fail(loadFailure(status));
  const [row] = data;
  if (row === undefined) return ok(undefined);

  const held = firstOf(row.payments);
  const proposed = firstOf(row.price_offers);

  return ok({
    bond: { slug: row.bond_types.slug, ratePlans: row.bond_types.rules.ratePlans },
    authorized: held?.priced ?? undefined,
    proposal: proposed && { premium: proposed.premium_cents, reason: proposed.reason },
  });
}
