import { describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-pages.ts';
import { ACCOUNT_PAGES, GUIDES } from '../support/routes.ts';
import { testSite } from '../support/test-site.ts';
import { weighPage } from './page-weight.ts';

const KILOBYTE = 1000;

/** First-load budgets in kB with Brotli, and the number of scripts. Tools may load React. Reading pages may not. */
const READING = { javascript: 5, css: 12, html: 25, fonts: 30, scripts: 5, mayUseReact: false };
const TOOLS: Readonly<Record<string, typeof READING>> = {
  'get-a-bond.html': { ...READING, javascript: 75, scripts: 13, mayUseReact: true },
  'quote.html': { ...READING, javascript: 85, scripts: 14, mayUseReact: true },
  // Account pages have forms and validation like the wizard's.
  ...Object.fromEntries(
    ACCOUNT_PAGES.map((path) => [
      `${path.slice(1)}.html`,
      { ...READING, javascript: 95, scripts: 26, mayUseReact: true },
    ]),
  ),
};

const files = builtFiles().sort();

describe('the first load', () => {
  it('is measured for the home page, the guides, the finder and the wizard', () => {
    const guides = GUIDES.map((slug) => `resources/${slug}.html`);
    expect(files).toEqual(expect.arrayContaining(['index.html', ...guides, ...Object.keys(TOOLS)]));
  });

  it.each(files)('of %s stays within its budget', async (file) => {
    const budget = TOOLS[file] ?? READING;
    const weight = await weighPage(testSite.directory, file);

    for (const part of ['javascript', 'css', 'html', 'fonts'] as const) {
      expect(weight[part], `${part} in bytes`).toBeLessThanOrEqual(budget[part] * KILOBYTE);
    }
    expect(weight.scripts.size, 'scripts').toBeLessThanOrEqual(budget.scripts);
  });

  it.each(files)(
    'of %s contains no database client, and contains React only in a tool',
    async (file) => {
      const { scripts } = await weighPage(testSite.directory, file);
      const code = [...scripts.values()].join('\n');

      expect(code).not.toContain('supabase-js');
      if (!(TOOLS[file] ?? READING).mayUseReact) expect(code).not.toContain('react.transitional');
    },
  );
});
