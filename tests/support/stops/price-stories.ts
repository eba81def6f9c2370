import { createHandler as createAccept } from '../../../supabase/functions/accept-price-offer/handler.ts';
import { NOTARY_PRICE } from '../notary-price.ts';
import type { Story } from './stop-at-every-call.ts';
import type { Scene } from './stop-bench.ts';
import { endsAs, submitNewApplication } from './submission-stories.ts';

/** An application that an underwriter offered at another price. The customer accepts, and the bond is issued. */
export function acceptStory(scene: Scene): Story {
  const { stack, underwriter, customer } = scene;

  return {
    functionName: 'accept-price-offer',
    does: 'accepts another price',
    createHandler: createAccept,
    async prepare() {
      const applicationId = await submitNewApplication(scene, { isForReview: true });
      const [event] = await stack.query(
        'select max(id)::integer as id from public.application_events where application_id = $1',
        [applicationId],
      );
      const decision = {
        applicationId,
        action: 'offer-price',
        premium: NOTARY_PRICE.premium + 5_000,
        reason: 'An earlier claim.',
        seenEvent: event?.['id'],
      };
      const { status } = await stack.call('decide-application', decision, underwriter);
      if (status !== 200) throw new Error(`decide-application: ${status}`);
      const [offer] = await stack.query(
        'select id from public.price_offers where application_id = $1',
        [applicationId],
      );

      return {
        call: { body: { applicationId, offerId: offer?.['id'] }, token: customer.token },
        ...endsAs(scene, applicationId, ['in-force'], ['offered']),
      };
    },
  };
}
