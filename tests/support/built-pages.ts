import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { testSite } from './test-site.ts';

/** Addresses of all pages of the built test site, in order. Empty without a build. */
export function builtPages(): string[] {
  return builtFiles()
    .map((file) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`)
    .sort();
}

/** One page of each kind: the pages of one folder are one kind, and each page at the top is its own kind. */
export function pageOfEachKind(): string[] {
  const kinds = new Map<string, string>();
  for (const page of builtPages()) {
    const folder = page.slice(0, page.lastIndexOf('/'));
    const kind = folder === '' ? page : folder;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }

  return [...new Set(kinds.values())];
}

/** Whether only signed-in users see a page. */
export function isForMembers(page: string): boolean {
  const file = `${testSite.directory}${page === '/' ? '/index' : page}.html`;

  return readFileSync(file, 'utf8').includes('data-audience="members"');
}

/** Paths of all HTML files of the built test site. Empty without a build. */
export function builtFiles(): string[] {
  return listHtmlFiles(testSite.directory);
}

/** Paths of all HTML files below a directory. Empty when the directory does not exist. */
export function listHtmlFiles(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });

  return files.filter((file) => file.endsWith('.html'));
}
