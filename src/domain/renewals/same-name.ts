import { toPrinted } from '../papers/printed-text.ts';

/**
 * Whether two spellings are one name: as the papers print them, capitals and spaces make no other. The database
 * decides by the same rule in `private.plain_name`.
 */
export function isSameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

function plainName(name: string): string {
  return toPrinted(name).replace(/\s+/gu, ' ').trim().toLocaleLowerCase('en-US');
}
