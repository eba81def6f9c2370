import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from '../built-pages/read-built-pages.ts';
import { buildPolicy } from './build-policy.ts';
import { headersFile } from './headers-file.ts';
import { inspectPage } from './inspect-page.ts';

/**
 * After the build, write one Content-Security-Policy for all pages to `_headers`, with the other
 * headers of this build. A page that needs a weaker policy fails the build.
 */
export function contentSecurityPolicy(options: {
  siteOrigin: string;
  /** Whether search engines may list the pages of this build. */
  isIndexable: boolean;
  supabaseOrigin: string;
  identityProviderOrigin?: string | undefined;
  hasCaptcha?: boolean;
}): AstroIntegration {
  return {
    name: 'content-security-policy',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const found = inspectPages(fileURLToPath(dir), options.siteOrigin);
        const policy = buildPolicy({ ...options, ...found });

        await writeFile(
          new URL('_headers', dir),
          headersFile({ policy, isIndexable: options.isIndexable }),
        );
        logger.info(
          `One policy for ${found.pages} pages: ${found.scriptHashes.size} inline scripts, ${found.styleHashes.size} inline style sheets`,
        );
      },
    },
  };
}

function inspectPages(directory: string, siteOrigin: string) {
  const scriptHashes = new Set<string>();
  const styleHashes = new Set<string>();
  const problems: string[] = [];
  const guides = new Map<string, string[]>();
  let pages = 0;

  for (const { file, html } of readBuiltPages(directory)) {
    const page = inspectPage(html, siteOrigin);

    page.scriptHashes.forEach((hash) => scriptHashes.add(hash));
    page.styleHashes.forEach((hash) => styleHashes.add(hash));
    problems.push(...page.problems.map((problem) => `  ${file}: ${problem}`));
    if (page.isGuide) guides.set(file, [...page.scriptHashes, ...page.styleHashes]);
    pages += 1;
  }

  problems.push(...findOwnScripts(guides));
  if (problems.length > 0) throw new Error(refusal(problems));

  return { scriptHashes, styleHashes, pages };
}

/**
 * Find inline scripts and styles that only some guides have. Guides come from one template, so such
 * a script came with a guide's text, even if it is outside the element that contains the text.
 */
function findOwnScripts(guides: ReadonlyMap<string, readonly string[]>): string[] {
  const counts = new Map<string, number>();
  for (const hashes of guides.values()) {
    for (const hash of new Set(hashes)) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  }

  return [...guides].flatMap(([file, hashes]) =>
    hashes.some((hash) => counts.get(hash) !== guides.size)
      ? [`  ${file}: an inline script or style that the other guides do not have`]
      : [],
  );
}

function refusal(problems: string[]): string {
  return [
    `${problems.length} thing(s) in the built pages must not be there:`,
    ...problems.slice(0, 20),
    'Expected classes instead of style attributes, listeners instead of inline handlers, and files of this site only.',
  ].join('\n');
}
