import type { Source } from './figures.ts';

/** A place in a file that names sources by key: its path, and the keys found there. */
export type SourceUse = { path: (string | number)[]; keys: readonly string[] };

/** A complaint for the editor, at the place in the file that caused it. */
export type SourceProblem = { path: (string | number)[]; message: string };

/** Keys that no source of the file has, and sources that no figure names. */
export function findSourceProblems(
  sources: Readonly<Record<string, Source>>,
  uses: readonly SourceUse[],
): SourceProblem[] {
  const used = new Set(uses.flatMap(({ keys }) => keys));
  const known = Object.keys(sources);

  const unknown = uses.flatMap(({ path, keys }) =>
    keys
      .filter((key) => !known.includes(key))
      .map((key) => ({
        path,
        message: `No source "${key}" under sources; this file has: ${known.join(', ')}`,
      })),
  );
  const unused = known
    .filter((key) => !used.has(key))
    .map((key) => ({ path: ['sources', key], message: `No figure of this file names "${key}"` }));

  return [...unknown, ...unused];
}

/** The sources behind keys that `findSourceProblems` has passed. */
export function resolveSources(
  sources: Readonly<Record<string, Source>>,
  keys: readonly string[],
): Source[] {
  return keys.flatMap((key) => sources[key] ?? []);
}
