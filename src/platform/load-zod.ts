import { rememberSuccess } from './remember-success';

/**
 * Load zod and set it up. Schemas are made while the modules that hold them load, and zod looks at its settings then:
 * an import at the head of such a module is too late as soon as the bundler puts it in another file.
 */
export const loadZod = rememberSuccess(() => import('./zod-setup'));
