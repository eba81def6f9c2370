import { rememberSuccess } from '~/domain/remember-success';

/**
 * Load Zod and configure it. Schemas are created while their modules load, and Zod reads its
 * configuration then. An import at the top of such a module would come too late once the bundler
 * moves it to another file.
 */
export const loadZod = rememberSuccess(() => import('./zod-setup'));
