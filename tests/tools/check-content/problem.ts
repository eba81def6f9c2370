/** One thing that a guide has wrong: where, and what its editor writes instead. */
export type Problem = {
  /** Path from the top folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** What is wrong and how to mend it, in words for an editor. */
  words: string;
  /** True for what an editor should look at but may leave. */
  isWarning?: boolean;
};

/** Problems in the order in which a reader of the files meets them, each once. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [describeProblem(problem), problem]));

  return [...seen.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** A problem in one line: `content/articles/x.mdx:6: what to do`. An example may follow it. */
export function describeProblem({ file, line, words, isWarning }: Problem): string {
  const text = words.replaceAll('\n', '\n    ');

  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${text}`;
}

/** A problem as a GitHub workflow wants it, to show it beside the line in the pull request. */
export function toAnnotation({ file, line, words }: Problem): string {
  const text = words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

  return `::error file=${file},line=${line}::${text}`;
}
