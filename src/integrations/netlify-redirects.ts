import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/**
 * Functions with an address on the site itself: `navigator.sendBeacon` sends only to the site, mails link only to the
 * site, a monitor asks the site for the whole chain, and a calendar subscription keeps its address for years.
 */
const FUNCTIONS = ['health', 'vitals', 'unsubscribe', 'matter-calendar'];

/** The folders with one page per state. Each page has the state's code in lower case. */
const STATE_FOLDERS = ['/states', '/resources/state'];

/**
 * After the build, write `_redirects` with the rules that depend on the build's environment and content. All other
 * rules are in `netlify.toml`. Netlify reads both files, this one first.
 */
export function netlifyRedirects({ supabaseOrigin }: { supabaseOrigin: string }): AstroIntegration {
  return {
    name: 'netlify-redirects',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(
          new URL('_redirects', dir),
          redirectsFile({ supabaseOrigin, states: servedStates() }),
        );
      },
    },
  };
}

/**
 * The text of `_redirects`: a rewrite from `/api/` to Supabase for each function, and a redirect from each address with
 * a state code with capitals, as people write it: SC or Sc. Netlify seems to redirect capitals by itself, but does not document it.
 */
export function redirectsFile({
  supabaseOrigin,
  states,
}: {
  supabaseOrigin: string;
  /** The codes of the served states, in lower case. */
  states: readonly string[];
}): string {
  const rules = [
    ...FUNCTIONS.map((name) => `/api/${name} ${supabaseOrigin}/functions/v1/${name} 200`),
    ...STATE_FOLDERS.flatMap((folder) =>
      states.flatMap((code) =>
        capitalsOf(code).map((typed) => `${folder}/${typed} ${folder}/${code} 301`),
      ),
    ),
  ];

  return `${rules.join('\n')}\n`;
}

function capitalsOf(code: string): string[] {
  return [code.toUpperCase(), code.charAt(0).toUpperCase() + code.slice(1)];
}

/** The codes of the served states: the names of the files in `content/states`. */
function servedStates(): string[] {
  return readdirSync('content/states')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
    .sort();
}
