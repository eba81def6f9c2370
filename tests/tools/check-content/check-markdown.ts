import headingIncrement from 'remark-lint-heading-increment';
import noDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import noEmphasisAsHeading from 'remark-lint-no-emphasis-as-heading';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import noUndefinedReferences from 'remark-lint-no-undefined-references';
import unorderedListMarkerStyle from 'remark-lint-unordered-list-marker-style';
import type { MdastNode } from 'satteri';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { isComponent, lineOf, nodesOf, textOf } from './guide-tree.ts';
import type { Problem } from './problem.ts';
import type { Guide } from './read-guide.ts';

type Finding = { line: number; words: string };

const linter = unified()
  .use(headingIncrement)
  .use(noDuplicateHeadings)
  .use(noEmphasisAsHeading)
  .use(noLiteralUrls)
  .use(noUndefinedReferences)
  .use(unorderedListMarkerStyle, '-')
  .freeze();

/** The linter's messages are for Markdown experts. These messages are for editors. */
const WORDS: Record<string, (reason: string) => string> = {
  'heading-increment': headingWords,
  'no-duplicate-headings': () =>
    'Another heading reads the same, and a link could not tell them apart: change one of them',
  'no-emphasis-as-heading': () =>
    'This bold line stands for a heading: write it as one, with ## or ### before it',
  'no-literal-urls': () =>
    'Give the address words that say where it leads: [the court](https://www.example.gov)',
  'no-undefined-references': (reason) =>
    `The brackets need an address after them, as in [words](/states/sc). For plain brackets write \\[${/\(`([^`]*)`\)/.exec(reason)?.[1] ?? 'words'}\\]`,
  'unordered-list-marker-style': () =>
    'Begin the entries of a list with a hyphen and a space: - words',
};

/** Markdown mistakes in a guide: problems for readers and screen readers. */
export function checkMarkdown({ file, source, tree }: Guide): Problem[] {
  if (tree === undefined) return [];

  const findings = [
    ...lint(source, tree),
    ...nodesOf(tree).flatMap(findInNode),
    ...findBareTables(tree),
  ];
  return findings.map((finding) => ({ file, ...finding }));
}

function lint(source: string, tree: MdastNode): Finding[] {
  const file = new VFile(source);
  if (tree.type === 'root') linter.runSync(tree, file);

  return file.messages.map(({ line, ruleId, reason }) => ({
    line: line ?? 1,
    words: WORDS[ruleId ?? '']?.(reason) ?? reason,
  }));
}

function headingWords(reason: string): string {
  const [, actual, expected] = /`(\d)`.*`(\d)`/.exec(reason) ?? [];
  const marks = (rank = '2') => '#'.repeat(Number(rank));

  return `This heading skips a step: write ${marks(expected)} in place of ${marks(actual)}`;
}

function findInNode(node: MdastNode): Finding[] {
  if (node.type === 'table') return findInTable(node);
  if (node.type === 'image' && !node.alt?.trim()) {
    const words = `Say what the picture shows: ![the seal of a county court](${node.url})`;
    return [{ line: lineOf(node), words }];
  }
  if (node.type === 'heading' && textOf(node).trim() === '') {
    return [{ line: lineOf(node), words: 'This heading is empty: write its words or take it out' }];
  }
  if (node.type === 'paragraph' && /^\|.*\|\s*$/m.test(textOf(node))) {
    const words =
      'This is no table yet. A table has an empty line before it, and below its first line one of dashes with as many columns: | --- | --- |';
    return [{ line: lineOf(node), words }];
  }

  return [];
}

/** Only a table in its frame has a caption, and fits on a phone. */
function findBareTables(tree: MdastNode): Finding[] {
  return nodesOf(tree, (node) => isComponent(node, 'FigureTable'))
    .filter(({ type }) => type === 'table')
    .map((table) => ({
      line: lineOf(table),
      words:
        'Put the table between <FigureTable caption="What it shows"> and </FigureTable>: they say what it shows and fit it to a phone',
    }));
}

function findInTable(table: Extract<MdastNode, { type: 'table' }>): Finding[] {
  const [head, ...rows] = table.children;
  const wanted = head?.children.length ?? 0;

  return rows
    .filter((row) => row.children.length !== wanted)
    .map((row) => ({
      line: lineOf(row),
      words: `This row has ${countWords(row.children.length)}, and the first row of its table ${wanted}: each cell is words between two |`,
    }));
}

function countWords(cells: number): string {
  return cells === 1 ? '1 cell' : `${cells} cells`;
}
