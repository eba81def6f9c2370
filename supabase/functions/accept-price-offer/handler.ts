import {
  priceAcceptanceSchema,
  type PriceAcceptance,
} from '../../../src/domain/applications/customer-actions.ts';
import { businessDay } from '../../../src/domain/business-day.ts';
import { acceptOffer, type PriceAcceptanceAnswer } from '../_shared/accept-offer.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

const NAME = 'accept-price-offer';

/** Accept an offered price for the caller. A firm cannot accept a higher price for a client who paid. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 30, windowSeconds: 600 },
      schema: priceAcceptanceSchema,
      handle: (call) => acceptPriceOffer(dependencies, call),
    },
    dependencies,
  );
}

async function acceptPriceOffer(
  dependencies: Dependencies,
  { body, caller }: Call<PriceAcceptance>,
): Promise<Outcome<PriceAcceptanceAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { database, now } = dependencies;
  const request = {
    application_id: body.applicationId,
    offer_id: body.offerId,
    caller: caller.userId,
    today: businessDay(now()),
  };

  return acceptOffer(dependencies, NAME, {
    begin: () => call(database.rpc('begin_price_acceptance', { request })),
    store: (authorization) =>
      call(database.rpc('accept_price_offer', { request: { ...request, ...authorization } })),
  });
}

async function call(
  calling: PromiseLike<{ data: unknown; error: { code: string } | null }>,
): Promise<unknown> {
  const { data, error } = await calling;
  if (error) throw new DependencyError('database', error.code);

  return data;
}
