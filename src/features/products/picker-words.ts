import { stateName, type StateCode } from '~/domain/us-states';

/** What the state picker says once a state is chosen. */
export function pickedSentence(state: StateCode, isServed: boolean): string {
  const name = stateName(state);

  return isServed
    ? `Quotes and details below are for ${name}.`
    : `We are not licensed in ${name} yet, so we cannot write a bond there.`;
}
