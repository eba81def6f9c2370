import { mdxToJs, type Features } from 'satteri';
import { findHiddenSigns } from './hidden-signs.ts';
import { findFrontmatterProblems, withoutFrontmatter } from './guide-frontmatter.ts';
import { guideSafety } from './safety-plugin.ts';
import { type SyntaxProblem, toSyntaxProblem } from './syntax-problems.ts';

/** A forbidden part of a guide: its place, and how to fix it. */
export type GuideProblem = {
  /** The file name as the caller passed it. */
  file: string;
  /** Counted from 1, including the frontmatter. */
  line: number;
  /** In words for an editor. The lines after the first are an example to copy. */
  message: string;
};

/** A problem of the current guide, without its file name. */
type Found = Omit<GuideProblem, 'file'>;

/** The Markdown features in guides: tables, footnotes and automatic curly quotes. */
export const GUIDE_FEATURES: Features = { gfm: true, smartPunctuation: true, frontmatter: false };

/** Maximum number of unreadable places reported at once. Editors do not read more. */
const MAX_UNREADABLE_PLACES = 30;

/**
 * Find everything that a guide must not contain, from top to bottom. Empty when the guide can be
 * built. `source` is the whole file. Frontmatter fields have a schema of their own and are not
 * checked here.
 */
export function checkGuide(source: string, file: string): GuideProblem[] {
  const problems = [
    ...findFrontmatterProblems(source),
    ...findHiddenSigns(source),
    ...findTextProblems(withoutFrontmatter(source)),
  ];

  return problems.map((problem) => ({ file, ...problem })).sort(byLine);
}

/**
 * Find everything that the text after the frontmatter must not contain. `text` has blanks in place
 * of the frontmatter.
 */
export function findTextProblems(text: string): Found[] {
  const unreadable: Found[] = [];
  let lines = text.split(/\r\n|\n|\r/);

  while (unreadable.length < MAX_UNREADABLE_PLACES) {
    const refused: Found[] = [];
    const problem = readGuide(lines, refused);
    if (problem === undefined) return [...unreadable, ...refused].sort(byLine);

    unreadable.push({ line: problem.line, message: problem.message });
    lines = blankOut(lines, problem.culprits);
  }

  return unreadable;
}

/**
 * Read a guide as the build does. Returns the reason that it cannot be read; otherwise adds the
 * problems to `refused`.
 */
function readGuide(lines: readonly string[], refused: Found[]): SyntaxProblem | undefined {
  const plugin = guideSafety((message, line = 1) => refused.push({ line, message }), {
    hasPositions: true,
  });

  try {
    mdxToJs(lines.join('\n'), { hastPlugins: [plugin], features: GUIDE_FEATURES });
  } catch (error) {
    // The guide was read, and it does not compile because of the refused parts.
    if (refused.length > 0) return undefined;

    const problem = toSyntaxProblem(error, lines);
    if (problem === undefined) throw error;
    return problem;
  }

  return undefined;
}

/** Replace some characters with spaces, so that all other characters keep their places. */
function blankOut(lines: readonly string[], culprits: SyntaxProblem['culprits']): string[] {
  return lines.map((text, index) =>
    culprits
      .filter(({ line }) => line === index + 1)
      .reduce((kept, { column }) => `${kept.slice(0, column - 1)} ${kept.slice(column)}`, text),
  );
}

function byLine(one: { line: number }, other: { line: number }): number {
  return one.line - other.line;
}

/** The problems of one or several guides as the text of an error. */
export function describeProblems(problems: readonly GuideProblem[]): string {
  return problems
    .map(
      ({ file, line, message }) => `${file}:${line}: ${message.replaceAll(/\n(?=.)/g, '\n    ')}`,
    )
    .join('\n');
}
