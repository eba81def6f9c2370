import { mdxToJs, type Features } from 'satteri';
import { findHiddenSigns } from './hidden-signs.ts';
import { findFrontmatterProblems, withoutFrontmatter } from './guide-frontmatter.ts';
import { guideSafety } from './safety-plugin.ts';
import { type SyntaxProblem, toSyntaxProblem } from './syntax-problems.ts';

/** One thing that a guide may not hold: where it stands, and how to mend it. */
export type GuideProblem = {
  /** The file as the caller named it. */
  file: string;
  /** Counted from 1, with the lines of the frontmatter. */
  line: number;
  /** In words for an editor. What follows the first line is an example to copy. */
  message: string;
};

/** A problem of the guide at hand, whose file everybody knows. */
type Found = Omit<GuideProblem, 'file'>;

/** What of Markdown guides have: tables and footnotes, and quotes that curl by themselves. */
export const GUIDE_FEATURES: Features = { gfm: true, smartPunctuation: true, frontmatter: false };

/** So many places that cannot be read are told of at once; after that nobody reads on. */
const MAX_UNREADABLE_PLACES = 30;

/**
 * All that a guide may not hold, from top to bottom; empty when it may be built. `source` is the
 * whole file. Asks of its text only what the build asks: its fields have a schema of their own.
 */
export function checkGuide(source: string, file: string): GuideProblem[] {
  const problems = [
    ...findFrontmatterProblems(source),
    ...findHiddenSigns(source),
    ...findTextProblems(withoutFrontmatter(source)),
  ];

  return problems.map((problem) => ({ file, ...problem })).sort(byLine);
}

/** What the text after the frontmatter may not hold. `text` has blanks where the frontmatter was. */
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

/** Reads a guide as the build does. Answers why it cannot be read, if so; else fills `refused`. */
function readGuide(lines: readonly string[], refused: Found[]): SyntaxProblem | undefined {
  const plugin = guideSafety((message, line = 1) => refused.push({ line, message }), {
    hasPositions: true,
  });

  try {
    mdxToJs(lines.join('\n'), { hastPlugins: [plugin], features: GUIDE_FEATURES });
  } catch (error) {
    // What was refused has been read; that it cannot be compiled after that is no wonder.
    if (refused.length > 0) return undefined;

    const problem = toSyntaxProblem(error, lines);
    if (problem === undefined) throw error;
    return problem;
  }

  return undefined;
}

/** The same lines without some signs, in place of which stand spaces: all other places stay. */
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

/** The problems of one guide or several as the text of an error, one after the other. */
export function describeProblems(problems: readonly GuideProblem[]): string {
  return problems
    .map(
      ({ file, line, message }) => `${file}:${line}: ${message.replaceAll(/\n(?=.)/g, '\n    ')}`,
    )
    .join('\n');
}
