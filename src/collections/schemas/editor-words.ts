import { closestWord } from '../../domain/closest-word.ts';

/**
 * The error message for a value outside a closed list: the value, the list, and the most likely
 * intended value. `noun` names the kind of value, such as "a category".
 */
export function choiceWords(noun: string, choices: readonly string[], input: unknown): string {
  if (input === undefined) return `Add ${noun}, one of: ${choices.join(', ')}`;

  const typed = toText(input);
  const meant = closestWord(typed, choices);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;

  return `"${typed}" is not ${noun}. Use one of: ${choices.join(', ')}.${hint}`;
}

/** The error message for unknown fields, with the most likely intended field for each. */
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
