import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readRequirements } from '../catalogue/read-content.ts';
import { toLawRows } from './law-rows.ts';
import { GUIDES_FOLDER, readGuide, type Guide } from './read-guide.ts';
import { type LinkedParts, listAddresses } from './site-addresses.ts';

/** The file that editors copy. */
export const TEMPLATE = `${GUIDES_FOLDER}/_template.mdx`;

/** The rest of the site, for checking a guide. */
export type Site = LinkedParts & {
  /** Names below /resources that other pages use. */
  takenNames: string[];
  /** Every address that a link may have. */
  addresses: string[];
};

/** Read the parts of the site that guides are checked against. */
export function readSite(root: string): Site {
  const namesIn = (folder: string, ending: string) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort();

  const site = {
    guides: namesIn(GUIDES_FOLDER, '.mdx').map((slug) =>
      readGuide(root, `${GUIDES_FOLDER}/${slug}.mdx`),
    ),
    servedStates: namesIn('content/states', '.yaml').map((code) => code.toUpperCase()),
    productCategories: namesIn('content/product-categories', '.yaml'),
    takenNames: readdirSync(join(root, 'src/pages/resources'))
      .filter((name) => !name.startsWith('['))
      .map((name) => name.replace(/\..*$/, '')),
    rows: toLawRows(readRequirements()),
  };

  return { ...site, addresses: listAddresses(root, site) };
}

/** The guides that are checked with every change: those with pages on the site, and the template. */
export function everyGuide({ guides }: Site): Guide[] {
  return guides.filter(({ file, isDraft }) => !isDraft || file === TEMPLATE);
}
