/** One problem of a guide: its place and the remedy. */
export type Problem = {
  /** Path from the top folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** The problem and the remedy, in words for an editor. */
  words: string;
  /** True for a warning, which an editor may ignore. */
  isWarning?: boolean;
};

/** Problems in the reading order of the files, each once. */
export function inReadingOrder(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [describeProblem(problem), problem]));

  return [...seen.values()].sort((a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line);
}

/** A problem in one line: `content/articles/x.mdx:6: what to do`. An example may follow it. */
export function describeProblem({ file, line, words, isWarning }: Problem): string {
  const text = words.replaceAll('\n', '\n    ');

  return `${file}:${line}: ${isWarning ? 'warning: ' : ''}${text}`;
}

/** A problem in the format of a GitHub workflow, which shows it beside the line in the pull request. */
export function toAnnotation({ file, line, words }: Problem): string {
  const text = words.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

  return `::error file=${file},line=${line}::${text}`;
}
