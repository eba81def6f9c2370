/**
 * The allowed imports of each part of the project. `layers` are folders of `src/`, `packages` are names
 * of packages (and what lies below them). A part may always import from itself; a feature only
 * from its own area. Direction: pages > layouts > features > stores > data > domain.
 *
 * @type {Record<string, { layers: string[], packages: string[] }>}
 */
export const LAYERS = {
  domain: { layers: [], packages: ['zod', 'minisearch', 'fastest-levenshtein'] },
  platform: { layers: ['domain'], packages: ['zod', 'web-vitals', 'qr', 'bowser'] },
  data: {
    layers: ['platform', 'domain'],
    // The address and the key of the project come from the environment of the build.
    packages: [
      '@supabase/supabase-js',
      '@auth0/auth0-spa-js',
      'tus-js-client',
      'astro:env/client',
      'zod',
    ],
  },
  stores: { layers: ['data', 'domain', 'platform'], packages: ['nanostores', 'zod'] },
  collections: { layers: ['domain'], packages: ['astro', 'astro:content', 'zod', 'yaml'] },
  styles: { layers: [], packages: [] },
  ui: { layers: ['styles'], packages: ['react', 'react-dom', 'react-number-format', 'astro'] },
  features: {
    layers: ['stores', 'data', 'domain', 'ui', 'platform', 'styles'],
    packages: [
      'react',
      'react-dom',
      'nanostores',
      '@nanostores/react',
      'zod',
      'react-hook-form',
      '@hookform/resolvers',
      'react-number-format',
    ],
  },
  layouts: {
    layers: ['ui', 'features', 'collections', 'domain', 'platform', 'styles', 'integrations'],
    packages: ['astro', 'astro:assets', 'astro:content', 'astro:env/client', 'astro:transitions'],
  },
  pages: {
    layers: [
      'layouts',
      'ui',
      'features',
      'collections',
      'domain',
      'platform',
      'styles',
      'integrations',
    ],
    packages: ['astro', 'astro:assets', 'astro:content', '@astrojs/rss'],
  },
  integrations: {
    // The images for shared links use the engraving and the colors of the site.
    layers: ['domain', 'styles', 'ui'],
    packages: [
      'astro',
      'node:',
      'parse5',
      'rehype-sanitize',
      'satteri',
      '@astrojs/markdown-satteri',
      '@netlify',
      '@astrojs/sitemap',
      'react',
      'satori',
      'sharp',
      'vite',
      'yaml',
    ],
  },
  /** Loaders and schemas, nothing else. */
  'content.config.ts': { layers: ['collections'], packages: ['astro', 'astro:content'] },
};

/** An Edge Function imports its own folder, `_shared` and the rules of the business. */
export const FUNCTION_PACKAGES = [
  'zod',
  'jose',
  '@supabase/supabase-js',
  'npm:',
  'node:',
  '@cantoo/pdf-lib',
  '@cantoo/fontkit',
  'fflate',
  'ipaddr.js',
  'nodemailer',
  'qr',
];

/**
 * The two other files that a function may import: the engraving lines of the site's papers, and the database types
 * generated from the migrations. Neither imports anything.
 */
export const FUNCTION_FILES = ['src/ui/guilloche.ts', 'src/data/database.types.ts'];
