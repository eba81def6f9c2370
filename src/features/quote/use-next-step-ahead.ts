import { useEffect } from 'react';
import { prepareStep } from './step-modules';

/** After this time the page itself has loaded, and the visitor of a link reads the facts of the bond. */
const READING_MS = 4000;

/** What a visitor does before a press of Continue. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Load the second step while a visitor reads the first one, so that Continue opens it at once. Without a complete choice
 * nothing loads: the visitor may only look.
 */
export function useNextStepAhead(isChosen: boolean): void {
  useEffect(() => {
    if (!isChosen) return undefined;

    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, load);
    };
    const load = () => {
      stop();
      prepareStep('bond-details');
    };
    const timer = setTimeout(load, READING_MS);
    for (const sign of SIGNS) addEventListener(sign, load, { passive: true });

    return stop;
  }, [isChosen]);
}
