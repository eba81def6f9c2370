/** The texts that are not empty, so that a form keeps what it has for the others. */
export function givenTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}
