/**
 * A query that a build runs once, however many pages ask. The development server runs it each time, because it has to
 * show an editor's changes. Do not change the result: all pages share it.
 */
export function onceInBuild<Result>(query: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;

  return () => {
    if (import.meta.env.DEV) return query();

    known ??= query();
    return known;
  };
}
