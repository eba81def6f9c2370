import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mdxToMdast, type MdastNode } from 'satteri';
import { LineCounter, parseDocument, type Document } from 'yaml';

/** A guide as its editor wrote it, with the parts that the checks read. */
export type Guide = {
  /** Path from the top folder: `content/articles/x.mdx`. */
  file: string;
  /** The name of its page: the file's name without the extension. */
  slug: string;
  /** True when the name begins with `_`: such a file is not built. */
  isDraft: boolean;
  /** The whole file. */
  source: string;
  /** The fields between the two lines of hyphens. Undefined when there are none. */
  fields: Fields | undefined;
  /** The text after the fields. */
  body: string;
  /** The whole file as the site's own parser reads it. Undefined when it cannot. */
  tree: MdastNode | undefined;
};

/** The fields of a guide, with their positions. */
export type Fields = {
  document: Document;
  /** The start of their text in the file, in characters. */
  start: number;
  /** The line of a position in their text, counted from the top of the file. */
  lineAt(offset: number): number;
};

/** The folder of the guides, from the top folder. */
export const GUIDES_FOLDER = 'content/articles';

const FRONTMATTER = /^---\r?\n((?:[^\n]*\n)*?)---[^\S\n]*(?:\n|$)/;

/** Read one guide. `file` is its path from `root`. */
export function readGuide(root: string, file: string): Guide {
  return toGuide(file, readFileSync(join(root, file), 'utf8'));
}

/** A guide with this name and text. */
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

/** The safety check explains why a text cannot be parsed. Here the failure itself is enough. */
function parse(source: string): MdastNode | undefined {
  try {
    return mdxToMdast(source);
  } catch {
    return undefined;
  }
}
