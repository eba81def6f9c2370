import { readdirSync } from 'node:fs';

/** The names of all edge functions: the folders of `supabase/functions` that are not shared. */
export const EDGE_FUNCTIONS = readdirSync(new URL('../../supabase/functions', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .toSorted();
