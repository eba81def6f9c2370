import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mdxToMdast, type MdastNode } from 'satteri';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** A guide as its editor wrote it, with what the checks read of it. */
export type Guide = {
  /** Path from the top folder: `content/articles/x.mdx`. */
  file: string;
  /** The name of its page: the file's name without the ending. */
  slug: string;
  /** True where the name begins with `_`: such a file is not built. */
  isDraft: boolean;
  /** The whole file. */
  source: string;
  /** The fields between the two lines of hyphens; undefined where there are none. */
  fields: Fields | undefined;
  /** What follows the fields. */
  body: string;
  /** The whole file as the site's own parser reads it; undefined where it cannot. */
  tree: MdastNode | undefined;
};

/** The fields of a guide, with the places where they stand. */
export type Fields = {
  document: Document;
  /** Where their text begins in the file, in characters. */
  start: number;
  /** The line of a place in their text, counted from the top of the file. */
  lineAt(offset: number): number;
};

/** The folder of the guides, from the top folder. */
export const GUIDES_FOLDER = 'content/articles';

const FRONTMATTER = /^---\r?\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/;

/** Read one guide. `file` is its path from `root`. */
export function readGuide(root: string, file: string): Guide {
  return toGuide(file, readFileSync(join(root, file), 'utf8'));
}

/** A guide of that name with that text. */
export function toGuide(file: string, source: string): Guide {
  const slug = basename(file).replace(/\.[a-z]+$/i, '');
  const frontmatter = FRONTMATTER.exec(source);

  return {
    file,
    slug,
    isDraft: slug.startsWith('_'),
    source,
    fields: frontmatter ? toFields(frontmatter[1] ?? '', source.indexOf('\n') + 1) : undefined,
    body: frontmatter ? source.slice(frontmatter[0].length) : source,
    tree: parse(source),
  };
}

function toFields(text: string, start: number): Fields {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });

  return { document, start, lineAt: (offset) => lines.linePos(offset).line + 1 };
}

/** The safety check says in words why a text cannot be read; here it is enough to know that. */
function parse(source: string): MdastNode | undefined {
  try {
    return mdxToMdast(source);
  } catch {
    return undefined;
  }
}
