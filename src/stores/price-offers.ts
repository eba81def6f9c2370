import type { ActionResult } from '~/data/applications/application-actions';
import type { OpenPriceOffer } from '~/data/applications/price-offers';
import { withDb } from '~/data/connection/client';
import type { AskAgainCall } from '~/domain/client-payment/client-payment-calls';
import { fail, ok } from '~/domain/result';
import { fetchPart } from '~/platform/fetch-part';
import { loadZod } from '~/platform/load-zod';
import { createDeskView, type DeskView } from './desk-view';
import { callAndRefresh } from './desk-applications';

/** The price that the customer can accept. Undefined when there is none any more. */
export type NamedPriceOffer = { offer: OpenPriceOffer | undefined };

/** The open offer of an application. The key is the application's id. */
export const priceOfferView: DeskView<NamedPriceOffer> = createDeskView<NamedPriceOffer>(
  async (_userId, id) => {
    const part = await fetchPart(loadOffers());
    if (!part.ok) return fail('unreachable');
    const result = await withDb((db) => part.value.loadOpenPriceOffer(db, id));

    return result.ok ? ok({ offer: result.value }) : result;
  },
);

/** Accept an offered price. An offer that is no longer open reloads, because another one may have replaced it. */
export async function acceptPrice(applicationId: string, offerId: string): Promise<ActionResult> {
  const result = await callAndRefresh(applicationId, 'approved', async (db) =>
    (await loadOffers()).acceptPriceOffer(db, applicationId, offerId),
  );
  if (!result.ok && result.code === 'not-open') await priceOfferView.refresh(applicationId);

  return result;
}

/** Mail the client the link to a raised price again, and load its state. */
export async function askClientAgain(
  call: AskAgainCall,
): Promise<Awaited<ReturnType<OffersPart['sendRaiseAgain']>>> {
  const part = await fetchPart(loadOffers());
  if (!part.ok) return fail('unreachable');

  const result = await withDb((db) => part.value.sendRaiseAgain(db, call));
  await priceOfferView.refresh(call.applicationId);

  return result;
}

type OffersPart = Awaited<ReturnType<typeof loadOffers>>;

/** The code that validates answers loads with the first offer. */
async function loadOffers() {
  await loadZod();

  return import('~/data/applications/price-offers');
}
