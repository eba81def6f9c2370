import { atom } from 'nanostores';
import { loadZod } from '~/platform/load-zod';
import { rememberSuccess } from '~/platform/remember-success';

/** The rules that need zod: which answers are complete, and how a draft is read and written. */
export type Rules = typeof import('./rules');

/** The rules once they are loaded. */
export const $rules = atom<Rules | undefined>();

/** Load the rules once. Rejects when the network fails; the next call tries again. */
export const loadRules = rememberSuccess(async () => {
  await loadZod();
  const rules = await import('./rules');
  $rules.set(rules);

  return rules;
});
