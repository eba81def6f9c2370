import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import mdx from '@astrojs/mdx';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, envField } from 'astro/config';
import { loadEnv } from 'vite';
import { netlifyRedirects } from './src/integrations/netlify-redirects.ts';
import { partFiles } from './src/integrations/first-load/part-files.ts';
import { firstLoad } from './src/integrations/first-load/plugin.ts';
import { bundledScript } from './src/integrations/bundled-script/plugin.ts';
import { contentSecurityPolicy } from './src/integrations/content-security-policy/integration.ts';
import { guideProcessor } from './src/integrations/guide-safety/guide-processor.ts';
import { launchGaps } from './src/integrations/launch-gaps/integration.ts';
import { pageIndex } from './src/integrations/page-index/integration.ts';
import { preloadedScripts } from './src/integrations/preloaded-scripts/integration.ts';
import { checkPublicVariables } from './src/integrations/public-variables.ts';
import { secretScan } from './src/integrations/secret-scan/integration.ts';
import { serviceWorker } from './src/integrations/service-worker/integration.ts';
import { shareImages } from './src/integrations/share-images/integration.ts';
import {
  checkProductionAddress,
  identityProviderOrigin,
  isProductionSite,
  readProductionOrigin,
  siteOrigin,
  supabaseSettings,
} from './src/integrations/site-address.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

// The files that Astro reads variables from as well: what is checked has to be what is built in.
const mode = process.argv.includes('dev') ? 'development' : 'production';
const environment = { ...loadEnv(mode, process.cwd(), 'PUBLIC_'), ...process.env };

const site = siteOrigin(environment);
checkPublicVariables(environment, site);
const production = readProductionOrigin(readFileSync('content/site.yaml', 'utf8'));
checkProductionAddress(environment, { site, production });
const supabase = supabaseSettings(environment);

const optionalField = () =>
  envField.string({ context: 'client', access: 'public', optional: true });

/** Kinds of pages, by the files whose styles they need. */
const STYLED_TOGETHER = {
  'product-pages': '(features|pages)/products/',
  'state-pages': '(features|pages)/states/',
  'worksheets-and-requirements':
    'features/worksheets/|layouts/WorksheetLayout|(features|pages)/requirements/',
  desks: 'features/(attorney|contractor)/|pages/dashboard/(attorney|contractor)',
  'guide-lists':
    'pages/resources/|features/resources/(GuideRows|GuideSearch|SubjectCards|PageLinks)',
  'information-pages':
    'features/(information|inquiry)/|pages/(404|about|for-attorneys|how-it-works|licensing|processing-times|state-requirements|support)',
};

/** Scripts of a single page. Inlined, each would add its hash to the head of every answer of the site. */
const LINKED = /\/state-requirements\./;

const FIRST_LOAD = firstLoad();

export default defineConfig({
  site,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'auto', redirects: false },
  integrations: [
    react(),
    // Colours of code would be style attributes, which the policy of the site forbids.
    mdx({ processor: guideProcessor(), optimize: true, syntaxHighlight: false }),
    shareImages(),
    launchGaps(site, environment.PUBLIC_DEMONSTRATION === 'on'),
    ...pageIndex(),
    // The code of this page asks for the bond that a clerk with a phone waits for.
    preloadedScripts({ urgent: ['verify.html'] }),
    contentSecurityPolicy({
      siteOrigin: site,
      isIndexable: isProductionSite(site, production),
      supabaseOrigin: supabase.origin,
      identityProviderOrigin: identityProviderOrigin(environment),
      hasCaptcha: Boolean(environment.PUBLIC_TURNSTILE_SITE_KEY),
    }),
    netlifyRedirects({ supabaseOrigin: supabase.origin }),
    serviceWorker({ isOn: environment.PUBLIC_SERVICE_WORKER !== 'off' }),
    // The last one, so that it reads everything that the others wrote.
    secretScan(process.env),
  ],
  env: {
    schema: {
      PUBLIC_SUPABASE_URL: envField.string({
        context: 'client',
        access: 'public',
        url: true,
        default: supabase.origin,
      }),
      PUBLIC_SUPABASE_PUBLISHABLE_KEY: envField.string({
        context: 'client',
        access: 'public',
        default: supabase.publishableKey,
      }),
      // Single sign-on (README). Without a domain there is none.
      PUBLIC_AUTH0_DOMAIN: optionalField(),
      PUBLIC_AUTH0_CLIENT_ID: optionalField(),
      PUBLIC_AUTH0_AUDIENCE: optionalField(),
      PUBLIC_AUTH0_ORGANIZATION: optionalField(),
      PUBLIC_AUTH0_MAX_AGE: envField.number({
        context: 'client',
        access: 'public',
        int: true,
        gt: 0,
        optional: true,
      }),
      // Turnstile in front of the public calls of Auth (README). Without a key there is none.
      PUBLIC_TURNSTILE_SITE_KEY: optionalField(),
      // `on`: a public demonstration, with a banner on every page (README).
      PUBLIC_DEMONSTRATION: envField.enum({
        context: 'client',
        access: 'public',
        values: ['on', 'off'],
        default: 'off',
      }),
      // `off` takes the service worker back from the browsers that have it (README).
      PUBLIC_SERVICE_WORKER: envField.enum({
        context: 'client',
        access: 'public',
        values: ['on', 'off'],
        default: 'on',
      }),
    },
  },
  vite: {
    plugins: [FIRST_LOAD.plugin, partFiles(), bundledScript(), tailwindcss()],
    build: {
      assetsInlineLimit: (file) => (LINKED.test(file) ? false : undefined),
      rolldownOptions: {
        // Astro puts a directive of its own into each guide; a warning for each would hide the others.
        checks: { moduleLevelDirective: false },
      },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: FIRST_LOAD.groups },
              // The quote lists 150 later files, and a hash does not compress. Seven characters tell 2^42 versions apart.
              chunkFileNames: '_astro/[name].[hash:7].js',
            },
          },
        },
      },
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  // The parts of the frame make one style sheet: every further file delays the first paint.
                  { name: 'parts', test: /src[\\/](ui|layouts|features[\\/]chrome)[\\/].*\.astro/ },
                  // The policy of the site names the hash of each inline style, in the head of every
                  // answer: one style for all pages of a kind keeps that head small.
                  ...Object.entries(STYLED_TOGETHER).map(([name, files]) => ({
                    name,
                    test: new RegExp(`src/(${files}).*\\.astro\\?astro&type=style`),
                  })),
                  // Thousands of guides in files of 2 MB: a file for each would take as long as all pages.
                  { name: 'guides', test: /content[\\/]articles/, maxSize: 2_000_000 },
                ],
              },
            },
          },
        },
      },
    },
  },
});
