import { useDeferredValue } from 'react';
import { DraftPaper } from './preview/DraftPaper';
import { PricePanel } from './PricePanel';

/** The price and the draft of the paper, which appear beside the steps with questions, after the step itself. */
export function BesideStep() {
  const isAfterStep = useDeferredValue(true, false);
  if (!isAfterStep) return null;

  return (
    <>
      <PricePanel />
      <DraftPaper />
    </>
  );
}
