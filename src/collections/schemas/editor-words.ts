import { closestWord } from '../../domain/closest-word.ts';

/**
 * The words for a value that is none of a few: what it is not, what there is, and what its writer
 * most likely meant. `noun` says what the value should be: "a category".
 */
export function choiceWords(noun: string, choices: readonly string[], input: unknown): string {
  if (input === undefined) return `Add ${noun}, one of: ${choices.join(', ')}`;

  const typed = toText(input);
  const meant = closestWord(typed, choices);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;

  return `"${typed}" is not ${noun}. Use one of: ${choices.join(', ')}.${hint}`;
}

/** The words for fields that do not exist: each with the one its writer most likely meant. */
export function unknownFieldWords(keys: readonly string[], fields: readonly string[]): string {
  return keys.map((key) => unknownFieldSentence(key, fields)).join(' ');
}

function unknownFieldSentence(key: string, fields: readonly string[]): string {
  const meant = closestWord(key, fields);

  return meant === undefined
    ? `There is no field "${key}": take it out. The fields are ${fields.join(', ')}.`
    : `There is no field "${key}". Did you mean ${meant}?`;
}

function toText(input: unknown): string {
  return typeof input === 'string' ? input : (JSON.stringify(input) ?? String(input));
}
