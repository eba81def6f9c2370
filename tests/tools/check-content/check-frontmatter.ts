import { isNode, visit, type Document, type YAMLError } from 'yaml';
import { articleSchema } from '../../../src/collections/schemas/article.ts';
import type { Problem } from './problem.ts';
import type { Fields, Guide } from './read-guide.ts';

type Path = readonly PropertyKey[];
type Issue = { path: Path; message: string; keys?: string[] };

/** Problems of the fields at the top of a guide. The safety check reports missing fields. */
export function checkFrontmatter({ file, source, fields }: Guide): Problem[] {
  if (fields === undefined) return [];

  const { errors } = fields.document;
  if (errors.length > 0) {
    const lines = source.split('\n');
    return errors.map((error) => {
      const line = fields.lineAt(error.pos[0]);
      return { file, line, words: syntaxWords(error, lines[line - 1] ?? '') };
    });
  }

  const [reference] = findReferences(fields.document);
  if (reference !== undefined) {
    const words =
      'This line repeats another field by its mark (* or &), which guides do not need: write the value itself, in quotes if it begins with * or &';
    return [{ file, line: fields.lineAt(reference), words }];
  }

  const result = articleSchema.safeParse(fields.document.toJS() ?? {});

  return (result.error?.issues ?? []).map((issue) => ({
    file,
    line: lineOfIssue(fields, issue as Issue),
    words: [pathWords(issue.path), issue.message].filter((part) => part !== '').join(': '),
  }));
}

/** The positions of references to other values. Nested references can expand beyond any memory. */
function findReferences(document: Document): number[] {
  const places: number[] = [];
  visit(document, { Alias: (_, alias) => void places.push(alias.range?.[0] ?? 0) });

  return places;
}

/** The line of the deepest existing field on the path, otherwise the first line. */
function lineOfIssue(fields: Fields, { path, keys = [] }: Issue): number {
  const [unknown] = keys;
  const wanted = unknown === undefined ? path : [...path, unknown];

  for (let length = wanted.length; length > 0; length -= 1) {
    const offset = offsetOf(fields, wanted.slice(0, length));
    if (offset !== undefined) return fields.lineAt(offset);
  }

  return 1;
}

/** The start of a field's name, or of a list entry. */
function offsetOf({ document }: Fields, path: Path): number | undefined {
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
function pathWords(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)))
    .join(', ');
}

/** YAML's own messages are for programmers. Nearly always a value lacks its quotes. */
function syntaxWords({ code }: YAMLError, line: string): string {
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
