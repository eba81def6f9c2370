import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import type { QuoteStep } from '~/domain/quote/journey';
import { loadZod } from '~/platform/load-zod';
import { lazyPart } from './lazy-part';
import { $step } from './store';

/** The steps with something beside them. The others show the price themselves. */
export const STEPS_BESIDE: ReadonlySet<QuoteStep> = new Set([
  'bond-details',
  'applicant',
  'business',
  'underwriting',
  'documents',
]);

/** Loads after the first step. */
const BesideStep = lazyPart(async () => {
  await loadZod();
  const { BesideStep: Component } = await import('./BesideStep');

  return Component;
});

/**
 * Price and preview beside the form, or below it on a narrow screen. A step with questions keeps the place free from the
 * start, so that its fields do not move.
 */
export function Beside() {
  const step = useStore($step);
  if (!STEPS_BESIDE.has(step)) return null;

  return (
    <div className="no-print grid gap-6 xl:sticky xl:top-6 xl:self-start">
      <Suspense>
        <BesideStep />
      </Suspense>
    </div>
  );
}
