import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Functions at an address of the site: beacons are sent to no other, and a mail links to nothing else. */
const FUNCTIONS = ['vitals', 'unsubscribe'];

/**
 * After the build: `_redirects`, with the rewrites that lead to the project's Supabase. They cannot
 * stand in `netlify.toml`, which knows no environment; Netlify reads both.
 */
export function apiRewrites({ supabaseOrigin }: { supabaseOrigin: string }): AstroIntegration {
  return {
    name: 'api-rewrites',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_redirects', dir), redirectsFile(supabaseOrigin));
      },
    },
  };
}

/** The text of `_redirects`: each function under `/api/`, answered by Supabase. */
export function redirectsFile(supabaseOrigin: string): string {
  return FUNCTIONS.map((name) => `/api/${name} ${supabaseOrigin}/functions/v1/${name} 200\n`).join(
    '',
  );
}
