import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isProductionSite } from '../site-address.ts';
import { buildPolicy } from './build-policy.ts';
import { headersFile } from './headers-file.ts';
import { inspectPage } from './inspect-page.ts';

/**
 * After the build: one Content-Security-Policy that fits every page, written with the other
 * headers of this build into `_headers`. Fails the build on a page that would need a weaker one.
 */
export function contentSecurityPolicy(options: {
  siteOrigin: string;
  supabaseOrigin: string;
}): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const found = await inspectPages(fileURLToPath(dir), options.siteOrigin);
        const policy = buildPolicy({ ...options, ...found });
        const isIndexable = isProductionSite(options.siteOrigin);

        await writeFile(new URL('_headers', dir), headersFile({ policy, isIndexable }));
        logger.info(
          `One policy for ${found.pages} pages: ${found.scriptHashes.size} inline scripts, ${found.styleHashes.size} inline style sheets`,
        );
      },
    },
  };
}

async function inspectPages(directory: string, siteOrigin: string) {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const problems: string[] = [];
  let pages = 0;

  for await (const file of glob('**/*.html', { cwd: directory })) {
    const page = inspectPage(await readFile(`${directory}/${file}`, 'utf8'), siteOrigin);

    page.scriptHashes.forEach((hash) => scriptHashes.add(hash));
    page.styleHashes.forEach((hash) => styleHashes.add(hash));
    problems.push(...page.problems.map((problem) => `  ${file}: ${problem}`));
    pages += 1;
  }

  if (problems.length > 0) throw new Error(refusal(problems));

  return { scriptHashes, styleHashes, pages };
}

function refusal(problems: string[]): string {
  return [
    `The Content-Security-Policy would block ${problems.length} thing(s) in the built pages:`,
    ...problems.slice(0, 20),
    'Expected classes instead of style attributes, listeners instead of inline handlers, and files of this site only.',
  ].join('\n');
}
