const SUFFIX = /^(?:jr|sr|ii|iii|iv|v|esq)\.?$/i;

/** The parts of a person's name, as the applicant's form stores them. */
export type NameParts = { firstName: string; middleName: string; lastName: string; suffix: string };

/**
 * Split a legal name at its blanks. Wherever a name is split, its parts print as the whole name again. A single word is
 * the first name, and the last name stays empty.
 */
export function splitName(name: string): NameParts {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const hasSuffix = words.length > 2 && SUFFIX.test(String(words.at(-1)));
  const suffix = hasSuffix ? String(words.pop()) : '';
  const [firstName = '', ...others] = words;
  const lastName = others.pop() ?? '';

  return { firstName, middleName: others.join(' '), lastName, suffix };
}
