import type { OwnApplication } from '~/data/applications/own-applications';
import { forObligee } from '~/domain/bonds/obligee-words';
import { wireWords } from '~/domain/applications/wire-words';
import { bondTitle } from '~/domain/bonds/bond-title';
import { askAgainPath } from '~/domain/inquiries/inquiry-status';
import { formatWholeMoney } from '~/domain/money';
import { parseQuoteStep, QUOTE_STEPS, STEP_NAMES, stepIndex } from '~/domain/quote/journey';
import { parseStateCode, stateName } from '~/domain/us-states';

/**
 * For example "Notary Bond in Texas", "Renewal: Notary Bond in Texas", or "Executor Bond, Estate of Mary Smith, Charleston
 * County". Names only what the customer has chosen so far.
 */
export function applicationTitle({
  bondName,
  caption,
  stateCode,
  isRenewal,
}: OwnApplication): string {
  const name = bondTitle(bondName ?? 'A bond to be chosen', caption);
  const state = parseStateCode(stateCode ?? '');
  const title = state && !caption ? `${name} in ${stateName(state)}` : name;

  return isRenewal ? `Renewal: ${title}` : title;
}

/** The inquiry form, with the bond of the application filled in. */
export function inquiryPath({ bondSlug, stateCode, amount }: OwnApplication): string {
  return bondSlug === undefined || stateCode === undefined || amount === undefined
    ? '/inquiry'
    : askAgainPath(bondSlug, stateCode, amount);
}

/** For example "APP-123456, $85,000, for Probate Court of Charleston County". Leaves out what is unknown. */
export function applicationFacts({ number, amount, bondSlug, obligee }: OwnApplication): string {
  return [
    number,
    amount === undefined ? undefined : formatWholeMoney(amount),
    obligee ? forObligee(bondSlug, obligee) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** For example "You stopped at step 3 of 9, Applicant Information." Empty if the step is unknown. */
export function stepWords({ step }: OwnApplication): string {
  const known = parseQuoteStep(step ?? '');
  if (!known) return '';

  return `You stopped at step ${stepIndex(known) + 1} of ${QUOTE_STEPS.length}, ${STEP_NAMES[known]}.`;
}

/** The amount and reference to wire, if an approved application is waiting for a wire. */
export function paymentWords(application: OwnApplication): string | undefined {
  return wireWords({ status: application.status, wire: wireOf(application) });
}

/** The wire that an application is waiting for; undefined for other payments. */
export function wireOf({ wireReference, total }: OwnApplication) {
  if (wireReference === undefined || total === undefined) return undefined;

  return { amount: total, reference: wireReference };
}
