import { DraftPaper } from './preview/DraftPaper';
import { PricePanel } from './PricePanel';

/** The price and the draft of the paper, which appear beside the steps with questions. */
export function BesideStep() {
  return (
    <>
      <PricePanel />
      <DraftPaper />
    </>
  );
}
