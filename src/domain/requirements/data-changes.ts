/** The change log of the published requirements, from the days in their rows. */
import { placeOf, type Requirement } from './requirement.ts';

/** What happened to the rows of one bond on one day. */
export type DataChange = {
  /** `YYYY-MM-DD` */
  day: string;
  bond: Requirement['bond'];
  /** Sentences: how many rows were published, and each change of a row with its id. */
  what: string[];
};

type Dated = Pick<Requirement, 'id' | 'bond' | 'state' | 'added' | 'changes'>;

/** Every change of the rows, newest first; on the same day by bond. */
export function toDataChanges(rows: readonly Dated[]): DataChange[] {
  const days = new Set(
    rows.flatMap(({ added, changes }) => [added, ...changes.map(({ on }) => on)]),
  );
  const bonds = [...new Set(rows.map(({ bond }) => bond))].sort();

  return [...days]
    .sort()
    .reverse()
    .flatMap((day) => bonds.map((bond) => ({ day, bond, what: sentencesOf(rows, bond, day) })))
    .filter(({ what }) => what.length > 0);
}

function sentencesOf(rows: readonly Dated[], bond: string, day: string): string[] {
  const own = rows.filter((row) => row.bond === bond);
  const added = own.filter((row) => row.added === day);
  const places = new Set(added.map(placeOf)).size;
  const changed = own.flatMap(({ id, changes }) =>
    changes.filter(({ on }) => on === day).map(({ what }) => `${id}: ${what}`),
  );

  return [
    ...(added.length > 0
      ? [`Published ${count(added.length, 'row')} for ${count(places, 'place')}.`]
      : []),
    ...changed,
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The description of the feed. Addresses are absolute. */
export type FeedHead = {
  title: string;
  author: string;
  license: string;
  self: string;
  home: string;
};

/** The changes as an Atom feed (RFC 4287). `nameOf` names a bond; `pageOf` gives its absolute address. */
export function toAtom(
  changes: readonly DataChange[],
  head: FeedHead,
  nameOf: (bond: DataChange['bond']) => string,
  pageOf: (bond: DataChange['bond']) => string,
): string {
  const [newest] = changes;
  if (!newest) throw new Error('[requirements] There are no changes to publish');

  const entries = changes.map(({ day, bond, what }) =>
    [
      '<entry>',
      leaf('id', `${head.self}#${day}-${bond}`),
      leaf('title', `${nameOf(bond)}, ${day}`),
      leaf('updated', toTimestamp(day)),
      `<link href="${escapeXml(pageOf(bond))}"/>`,
      leaf('content', what.join('\n')),
      '</entry>',
    ].join('\n'),
  );
  const feed = [
    leaf('id', head.self),
    leaf('title', head.title),
    leaf('updated', toTimestamp(newest.day)),
    `<author>${leaf('name', head.author)}</author>`,
    leaf('rights', head.license),
    `<link rel="self" href="${escapeXml(head.self)}"/>`,
    `<link href="${escapeXml(head.home)}"/>`,
    ...entries,
  ];

  return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n${feed.join('\n')}\n</feed>\n`;
}

/** An element with a text. */
function leaf(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function toTimestamp(day: string): string {
  return `${day}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
