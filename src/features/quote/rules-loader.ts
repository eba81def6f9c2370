import { atom } from 'nanostores';
import { loadZod } from '~/platform/load-zod';
import { rememberSuccess } from '~/domain/remember-success';

/** The rules that need zod: which answers are complete, and how to read and write a draft. */
export type Rules = typeof import('./rules');

/** The rules, once they have loaded. */
export const $rules = atom<Rules | undefined>();

/** Load the rules once. Rejects if the network fails; the next call tries again. */
export const loadRules = rememberSuccess(async () => {
  await loadZod();
  const rules = await import('./rules');
  $rules.set(rules);

  return rules;
});
