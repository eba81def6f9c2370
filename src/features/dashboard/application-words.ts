import type { OwnApplication } from '~/data/own-applications';
import type { Holder } from '~/domain/applications/standing';
import { applicationTimeline, wireWords } from '~/domain/applications/timeline';
import { formatWholeMoney } from '~/domain/money';
import { parseQuoteStep, QUOTE_STEPS, STEP_NAMES, stepIndex } from '~/domain/quote/journey';
import { parseStateCode, stateName } from '~/domain/us-states';
import { momentWords } from '~/ui/moment-words';
import type { Moment } from './Timeline';

/** "Notary Bond in Texas", as far as the choice went. */
export function applicationTitle({ bondName, stateCode }: OwnApplication): string {
  const name = bondName ?? 'A bond to be chosen';
  const state = parseStateCode(stateCode ?? '');

  return state ? `${name} in ${stateName(state)}` : name;
}

/** "APP-123456, $85,000, for Probate Court of Charleston County": what there is of it. */
export function applicationFacts({ number, amount, obligee }: OwnApplication): string {
  return [
    number,
    amount === undefined ? undefined : formatWholeMoney(amount),
    obligee ? `for ${obligee}` : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** "You stopped at step 3 of 9, Applicant Information." Nothing where that is not known. */
export function stepWords({ step }: OwnApplication): string {
  const known = parseQuoteStep(step ?? '');
  if (!known) return '';

  return `You stopped at step ${stepIndex(known) + 1} of ${QUOTE_STEPS.length}, ${STEP_NAMES[known]}.`;
}

/** What to wire and with which reference, where an approved application waits for it. */
export function paymentWords(application: OwnApplication): string | undefined {
  return wireWords({ status: application.status, wire: wireOf(application) });
}

/** The timeline of an application, with the hours of what happened and the holder of what is to come. */
export function applicationMoments(application: OwnApplication, us: string): Moment[] {
  return applicationTimeline({ ...application, wire: wireOf(application) }).map(
    ({ title, progress, at, holder, sentences }) => ({
      title,
      progress,
      note: at === undefined ? holderWords(progress, holder, us) : momentWords(at),
      sentences,
    }),
  );
}

function wireOf({ wireReference, total }: OwnApplication) {
  if (wireReference === undefined || total === undefined) return undefined;

  return { amount: total, reference: wireReference };
}

function holderWords(progress: Moment['progress'], holder: Holder | undefined, us: string): string {
  const who = holder === 'you' ? 'you' : us;

  return progress === 'current' ? `Now, with ${who}` : `Next, with ${who}`;
}
