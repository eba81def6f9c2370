import { stateName, type StateCode } from '~/domain/us-states';

/** The state picker's sentence for a chosen state. */
export function pickedSentence(state: StateCode, isServed: boolean): string {
  const name = stateName(state);

  return isServed
    ? `Quotes and details below are for ${name}.`
    : `We are not licensed in ${name} yet, so we can’t write a bond there.`;
}
