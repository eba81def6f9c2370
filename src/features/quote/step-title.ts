import { type QuoteStep, STEP_NAMES } from '~/domain/quote/journey';

/**
 * The document's title at a step: the step's name, then the page's title. The first step has only the page's title.
 * 'Error: ' comes first if the step shows errors.
 */
export function stepTitle(step: QuoteStep, pageTitle: string, hasErrors: boolean): string {
  const title = step === 'select-bond' ? pageTitle : `${STEP_NAMES[step]} - ${pageTitle}`;

  return hasErrors ? `Error: ${title}` : title;
}
