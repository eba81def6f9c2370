import { readText } from '../fields/read-field.ts';
import { LENGTH_RULE } from './password-rules.ts';

/** The field for an existing password. Only its length is checked. */
export function knownPasswordField() {
  return readText(LENGTH_RULE.message, (typed) => (LENGTH_RULE.isMet(typed) ? typed : undefined));
}
