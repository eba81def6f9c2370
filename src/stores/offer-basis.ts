import type { OfferBasis } from '~/data/staff/price-offers';
import { withDb } from '~/data/connection/client';
import { fail, ok } from '~/domain/result';
import { fetchPart } from '~/platform/fetch-part';
import { createDeskView, type DeskView } from './desk-view';

/** What an offered price is computed from. Undefined when the application is not open to the caller. */
export type NamedOfferBasis = { basis: OfferBasis | undefined };

const SEPARATOR = ' ';

/**
 * The basis of an offer of another price. The key is the application's id and the last event that the
 * underwriter saw, so that a colleague's proposal loads with its event.
 */
export const offerBasisView: DeskView<NamedOfferBasis> = createDeskView<NamedOfferBasis>(
  async (_userId, key) => {
    const part = await fetchPart(import('~/data/staff/price-offers'));
    if (!part.ok) return fail('unreachable');
    const [id = ''] = key.split(SEPARATOR);
    const result = await withDb((db) => part.value.loadOfferBasis(db, id));

    return result.ok ? ok({ basis: result.value }) : result;
  },
  'Failed to load the price limits',
);

/** The key of the basis as an underwriter saw it. */
export function offerBasisKey(applicationId: string, seenEvent: number): string {
  return `${applicationId}${SEPARATOR}${seenEvent}`;
}
