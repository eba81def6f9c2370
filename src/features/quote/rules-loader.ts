import { atom } from 'nanostores';

/** The rules that need zod: which answers are complete, and how a draft is read and written. */
export type Rules = typeof import('./rules');

/** The rules once they are loaded. */
export const $rules = atom<Rules | undefined>();

let loading: Promise<Rules> | undefined;

/** Load the rules once. Rejects when the network fails; the next call tries again. */
export function loadRules(): Promise<Rules> {
  loading ??= import('./rules').then(
    (rules) => {
      $rules.set(rules);

      return rules;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );

  return loading;
}
