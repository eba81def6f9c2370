import type { PublicPage } from './read-page.ts';

/** The headings and the folder whose pages stand below each; the first takes what no other does. */
const SECTIONS = [
  { heading: 'Where to begin', folder: undefined },
  { heading: 'Bonds: who needs them, amounts, costs, filing', folder: 'products' },
  { heading: 'States: where and how bonds are filed', folder: 'states' },
  { heading: 'Guides', folder: 'resources' },
  { heading: 'Optional', folder: 'legal' },
] as const;

/**
 * The text of `llms.txt` (llmstxt.org): the site in a page for programs that answer questions. The home
 * page gives the words at the top. Throws when the pages have no home page.
 */
export function llmsFile(pages: readonly PublicPage[]): string {
  const home = pages.find(({ address }) => folderOf(address) === '');
  if (!home) throw new Error('The site has no home page');

  const others = pages.filter((page) => page !== home);
  const folders = SECTIONS.flatMap(({ folder }) => folder ?? []);
  const sections = SECTIONS.map(({ heading, folder }) => {
    const entries = others.filter(({ address }) =>
      folder === undefined
        ? folders.every((known) => known !== folderOf(address))
        : folder === folderOf(address),
    );

    return entries.length === 0 ? '' : `\n## ${heading}\n\n${entries.map(toEntry).join('')}`;
  });

  return `# ${home.siteName}\n\n> ${home.description}\n${sections.join('')}`;
}

function toEntry({ title, address, description }: PublicPage): string {
  return `- [${title.replace(/[[\]]/g, '')}](${address}): ${description}\n`;
}

/** The first part of a path: a page at the top counts as a folder of its own name. */
function folderOf(address: string): string {
  return new URL(address).pathname.split('/')[1] ?? '';
}
