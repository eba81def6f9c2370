import { atom } from 'nanostores';
import { rememberSuccess } from './remember-success';

/** The rules that need zod: which answers are complete, and how a draft is read and written. */
export type Rules = typeof import('./rules');

/** The rules once they are loaded. */
export const $rules = atom<Rules | undefined>();

/**
 * Load zod and set it up. Schemas are made while the modules that hold them load, and zod looks at its settings then:
 * an import at the head of such a module is too late as soon as the bundler puts it in another file.
 */
export const loadZod = rememberSuccess(() => import('~/platform/zod-setup'));

/** Load the rules once. Rejects when the network fails; the next call tries again. */
export const loadRules = rememberSuccess(async () => {
  await loadZod();
  const rules = await import('./rules');
  $rules.set(rules);

  return rules;
});
