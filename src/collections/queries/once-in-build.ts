import { rememberSuccess } from '~/domain/remember-success';

/**
 * A query that a build runs once, however many pages ask. The development server runs it each time, because it has to
 * show an editor's changes. Do not change the result: all pages share it.
 */
export function onceInBuild<Result>(query: () => Promise<Result>): () => Promise<Result> {
  return import.meta.env.DEV ? query : rememberSuccess(query);
}
