/** The names of states on official papers. */

/** The commonwealths, as their own constitutions and laws call them. */
const COMMONWEALTHS: readonly string[] = [
  'Kentucky',
  'Massachusetts',
  'Pennsylvania',
  'Puerto Rico',
  'Virginia',
];

const DISTRICT = 'District of Columbia';

/** The word of official papers before the name of a state. */
export function kindOfState(name: string): 'State' | 'Commonwealth' {
  return COMMONWEALTHS.includes(name) ? 'Commonwealth' : 'State';
}

/** A state by its full name, for use after "the": "State of Texas", "Commonwealth of Virginia", "District of Columbia". */
export function stateInFull(name: string): string {
  return name === DISTRICT ? DISTRICT : `${kindOfState(name)} of ${name}`;
}
