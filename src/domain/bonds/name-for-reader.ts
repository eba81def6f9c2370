/** Bonds whose name leaves out some of the people who need them, with all of those people. */
const WHO_NEEDS: Readonly<Record<string, string>> = {
  'Guardian Bond': 'guardians and conservators',
};

/** The name of a bond for a person who did not choose it. A conservator reads that a Guardian Bond is the right one. */
export function nameForReader(name: string): string {
  const people = WHO_NEEDS[name];

  return people === undefined ? name : `${name} (${people})`;
}
