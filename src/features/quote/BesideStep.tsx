import { startTransition, useEffect, useState } from 'react';
import { DraftPaper } from './preview/DraftPaper';
import { PricePanel } from './PricePanel';

/**
 * The price and the draft of the paper, which appear beside the steps with questions, after the step itself. Not with
 * `useDeferredValue`: inside a Suspense boundary, React 19.3 repeated its commit thousands of times.
 */
export function BesideStep() {
  const [isAfterStep, setIsAfterStep] = useState(false);
  useEffect(() => startTransition(() => setIsAfterStep(true)), []);
  if (!isAfterStep) return null;

  return (
    <>
      <PricePanel />
      <DraftPaper />
    </>
  );
}
