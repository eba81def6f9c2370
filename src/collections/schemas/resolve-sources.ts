import type { Source } from './figures.ts';

/** A place in a file that refers to sources: its path and the keys. */
export type SourceUse = { path: (string | number)[]; keys: readonly string[] };

/** An error message for the editor, with its place in the file. */
export type SourceProblem = { path: (string | number)[]; message: string };

/** Find keys without a source and sources that no figure uses. */
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

/** Replace keys that passed `findSourceProblems` with their sources. */
export function resolveSources(
  sources: Readonly<Record<string, Source>>,
  keys: readonly string[],
): Source[] {
  return keys.flatMap((key) => sources[key] ?? []);
}
