import type { ResolvedForm } from '../../../src/domain/papers/bond-form.ts';
import { blanksIn, matterKeyOf } from '../../../src/domain/papers/form-blanks.ts';

/** The fields of the matter that a form names, in its placeholders and its needs. */
export function matterKeysOf(form: ResolvedForm): string[] {
  return [...new Set(keysIn(form))];
}

function keysIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return blanksIn(value).flatMap((blank) => matterKeyOf(blank) ?? []);
  }
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    name === 'needs' && Array.isArray(part) ? part.map(String) : keysIn(part),
  );
}
