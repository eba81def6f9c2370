import { forObligee } from '~/domain/bonds/obligee-words';
import { parseStateCode, stateName } from '~/domain/us-states';
import { applicationTitle } from './application-words';
import type { Item } from './inbox-of';

/** The titles of the inbox's lines, in the same order. Titles that would be alike get what tells them apart. */
export function inboxTitles(items: readonly Item[]): string[] {
  const titles = items.map(titleOf);

  return items.map((item, index) => {
    const title = titles[index] ?? '';
    const isAlone = titles.filter((other) => other === title).length === 1;
    const mark = isAlone ? undefined : markOf(item);

    return mark === undefined ? title : `${title}, ${mark}`;
  });
}

/** For example "Notary Bond, Texas", or "Executor Bond, Estate of Mary Smith, Charleston County". */
function titleOf(item: Item): string {
  if (item.kind === 'application' || item.kind === 'draft') {
    return applicationTitle(item.application);
  }
  const { bondName, stateCode } = item.bond;
  const state = parseStateCode(stateCode);

  return state && !bondName.includes(',') ? `${bondName}, ${stateName(state)}` : bondName;
}

/** The number of a bond or an application. A draft has none yet, so it gets its obligee. */
function markOf(item: Item): string | undefined {
  if (item.kind === 'renewal' || item.kind === 'filing') return item.bond.number;
  const { number, bondSlug, obligee } = item.application;

  return number ?? (obligee ? forObligee(bondSlug, obligee) : undefined);
}
