import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Functions with an address on the site itself: `navigator.sendBeacon` sends only to the site, and
 * mails link only to the site.
 */
const FUNCTIONS = ['vitals', 'unsubscribe'];

/**
 * After the build, write `_redirects` with the rewrites to the project's Supabase. They cannot be
 * in `netlify.toml`, which cannot read environment variables. Netlify reads both files.
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

/** The text of `_redirects`: a rewrite from `/api/` to Supabase for each function. */
export function redirectsFile(supabaseOrigin: string): string {
  return FUNCTIONS.map((name) => `/api/${name} ${supabaseOrigin}/functions/v1/${name} 200\n`).join(
    '',
  );
}
