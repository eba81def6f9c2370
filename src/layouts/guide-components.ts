import FigureTable from '~/features/resources/FigureTable.astro';
import Note from '~/features/resources/Note.astro';
import StateList from '~/features/resources/StateList.astro';
import Warning from '~/features/resources/Warning.astro';
import WorkedExample from '~/features/resources/WorkedExample.astro';
import LawTable from './LawTable.astro';
import OurPrice from './OurPrice.astro';
import OurPriceRule from './OurPriceRule.astro';
import OwnFormStates from './OwnFormStates.astro';

/**
 * The components that a guide may use besides Markdown. `integrations/guide-safety/allowed-components.ts` defines their
 * attributes and content.
 */
export const guideComponents = {
  FigureTable,
  LawTable,
  Note,
  OurPrice,
  OurPriceRule,
  OwnFormStates,
  StateList,
  Warning,
  WorkedExample,
};
