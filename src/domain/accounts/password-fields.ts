import { readText } from '../fields/read-field.ts';
import { LENGTH_RULE } from './password-rules.ts';

/** A password of somebody who has one already: only its length is looked at. */
export function knownPasswordField() {
  return readText(LENGTH_RULE.message, (typed) => (LENGTH_RULE.isMet(typed) ? typed : undefined));
}
