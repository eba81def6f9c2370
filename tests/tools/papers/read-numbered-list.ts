import { ContentError } from '../../../src/collections/content-error.ts';

const ITEM = /^\d+\. (.*)$/;

/**
 * The items of the numbered list below a heading of a guide, as plain sentences: bold loses its marks. Throws if the
 * heading or the list is missing.
 */
export function readNumberedList(body: string, heading: string): string[] {
  const [, section] = body.split(`\n## ${heading}\n`);
  if (section === undefined) throw new ContentError(`The guide has no heading "## ${heading}"`);

  const items: string[] = [];
  for (const line of (section.split('\n## ')[0] ?? '').split('\n')) {
    const [, first] = ITEM.exec(line) ?? [];
    const last = items.length - 1;
    if (first !== undefined) items.push(first);
    else if (last >= 0 && /^\s+\S/.test(line)) items[last] += ` ${line.trim()}`;
    else if (last >= 0 && line.trim() !== '') break;
  }
  if (items.length === 0) throw new ContentError(`There is no numbered list below "## ${heading}"`);

  return items.map((item) => item.replaceAll('**', ''));
}
