import { toPrinted } from '../papers/printed-text.ts';

/**
 * Whether two spellings are the same name. Case, spaces and differences that disappear in print do
 * not matter. The database has the same rule in `private.plain_name`.
 */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return toPrinted(name).replace(/\s+/gu, ' ').trim().toLocaleLowerCase('en-US');
}
