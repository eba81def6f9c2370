import { createHandler as createAccept } from '../../../supabase/functions/accept-price-offer/handler.ts';
import { createHandler as createDecide } from '../../../supabase/functions/decide-application/handler.ts';
import { NO_REPORT_USED } from '../consumer-report.ts';
import { NOTARY_PRICE } from '../notary-price.ts';
import type { Story } from './stop-at-every-call.ts';
import type { Scene } from './stop-bench.ts';
import { endsAs, submitNewApplication } from './submission-stories.ts';

/** An application that an underwriter offered at another price. The customer accepts, and the bond is issued. */
export function acceptStory(scene: Scene): Story {
  const { stack, customer } = scene;

  return {
    functionName: 'accept-price-offer',
    does: 'accepts another price',
    createHandler: createAccept,
    async prepare() {
      const applicationId = await offerOnNewApplication(scene);
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

/** An application that an underwriter offered at another price. The underwriter takes the price back. */
export function takeBackStory(scene: Scene): Story {
  return {
    functionName: 'decide-application',
    does: 'takes another price back',
    createHandler: createDecide,
    async prepare() {
      const applicationId = await offerOnNewApplication(scene);
      const decision = {
        applicationId,
        action: 'take-back-price',
        reason: 'The claim was another person’s.',
        seenEvent: await lastEvent(scene, applicationId),
      };

      return {
        call: { body: decision, token: scene.underwriter.token },
        ...endsAs(scene, applicationId, ['waiting'], ['offered']),
      };
    },
  };
}

/** Submit an application, offer it at another price, and return its id. */
async function offerOnNewApplication(scene: Scene): Promise<string> {
  const applicationId = await submitNewApplication(scene, { isForReview: true });
  const decision = {
    applicationId,
    action: 'offer-price',
    premium: NOTARY_PRICE.premium + 5_000,
    reason: 'An earlier claim.',
    reports: NO_REPORT_USED,
    seenEvent: await lastEvent(scene, applicationId),
  };
  const { status } = await scene.stack.call('decide-application', decision, scene.underwriter);
  if (status !== 200) throw new Error(`decide-application: ${status}`);

  return applicationId;
}

async function lastEvent({ stack }: Scene, applicationId: string): Promise<unknown> {
  const [event] = await stack.query(
    'select max(id)::integer as id from public.application_events where application_id = $1',
    [applicationId],
  );

  return event?.['id'];
}
