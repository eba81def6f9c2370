import { type QuoteStep, STEP_NAMES } from '~/domain/quote/journey';

/**
 * The document's title at a step: the step's name before the page's own title, which stands alone on the first step,
 * and 'Error: ' before all when the step shows errors.
 */
export function stepTitle(step: QuoteStep, pageTitle: string, hasErrors: boolean): string {
  const title = step === 'select-bond' ? pageTitle : `${STEP_NAMES[step]} - ${pageTitle}`;

  return hasErrors ? `Error: ${title}` : title;
}
