import { isNode, type YAMLError } from 'yaml';
import type { Fields } from './read-guide.ts';

/** The fields of a file, and the line of a position in it. */
export type FileFields = Pick<Fields, 'document' | 'lineAt'>;

type Path = readonly PropertyKey[];

/** A problem that a schema found. `keys` are fields that it does not know. */
export type Issue = { path: Path; message: string; keys?: string[] };

/** The line of the deepest existing field on the path, otherwise the first line. */
export function lineOfIssue(fields: FileFields, { path, keys = [] }: Issue): number {
  const [unknown] = keys;
  const wanted = unknown === undefined ? path : [...path, unknown];

  for (let length = wanted.length; length > 0; length -= 1) {
    const offset = offsetOf(fields, wanted.slice(0, length));
    if (offset !== undefined) return fields.lineAt(offset);
  }

  return 1;
}

/** The start of a field's name, or of a list entry. */
function offsetOf({ document }: FileFields, path: Path): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const last = path.at(-1);
  const pairs = isNode(parent) && 'items' in parent ? (parent.items as unknown[]) : [];
  const found = pairs.find((item, index) =>
    isPair(item) ? item.key.value === last : index === last,
  );
  const node = isPair(found) ? found.key : found;

  return isNode(node) ? node.range?.[0] : undefined;
}

function isPair(item: unknown): item is { key: { value: unknown } } {
  return typeof item === 'object' && item !== null && 'key' in item;
}

/** `sources, entry 3, url` */
export function pathWords(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
}

/** YAML's own messages are for programmers. Nearly always a value lacks its quotes. */
export function syntaxWords({ code }: YAMLError, line: string): string {
  const [, name, value = ''] = /^\s*(?:- )?([A-Za-z]\w*):\s*(.*)$/.exec(line) ?? [];

  if (code === 'DUPLICATE_KEY') return `${name}: This field is there twice: take one out`;
  if (line.includes('\t')) return 'Write spaces in place of the tab at the beginning of this line';
  if (name === undefined) {
    return 'This line is no field. A field is a name, a colon, a space and a value; long text goes in quotes';
  }
  if (value.startsWith("'")) {
    return `${name}: Look at the quotes. One at the beginning, one at the end, and an apostrophe between them written twice: 'Surrogate''s Court'`;
  }

  const quoted = `'${value.replaceAll("'", "''").replaceAll(/^"|"$/g, '')}'`;
  return `${name}: Put the value in quotes, because it has a sign with a meaning of its own: ${name}: ${quoted}`;
}
