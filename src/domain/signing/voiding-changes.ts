import { SHARED_FACT_KEYS, SHARED_FACTS } from './shared-facts.ts';

/** The changes of a matter after which a signer must sign again: the shared facts, the bond, and who the signer is. */
const VOIDING_CHANGES: [string, string][] = [
  ...SHARED_FACT_KEYS.map((fact): [string, string] => [fact, SHARED_FACTS[fact].label]),
  ['bond', 'Kind of bond'],
  ['signer', 'Name or role of the signer'],
];

/** The stored names of changes as the desk shows them: "Court, Bond amount". */
export function nameVoidingChanges(changes: readonly string[]): string {
  return VOIDING_CHANGES.filter(([change]) => changes.includes(change))
    .map(([, label]) => label)
    .join(', ');
}
