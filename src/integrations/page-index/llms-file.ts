import type { PublicPage } from './read-page.ts';

/**
 * The headings, each with the folder of its pages. The first takes the pages in no other folder.
 */
const SECTIONS = [
  { heading: 'Where to begin', folder: undefined },
  { heading: 'Bonds: who needs them, amounts, costs, filing', folder: 'products' },
  { heading: 'States: where and how bonds are filed', folder: 'states' },
  { heading: 'Guides', folder: 'resources' },
  { heading: 'Optional', folder: 'legal' },
] as const;

/**
 * The text of `llms.txt` (llmstxt.org), a summary of the site for AI assistants. The introduction
 * comes from the home page. Throws when there is no home page.
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

/** The first segment of a path. A top-level page counts as a folder with its own name. */
function folderOf(address: string): string {
  return new URL(address).pathname.split('/')[1] ?? '';
}
