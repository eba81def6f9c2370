import { globSync } from 'node:fs';
import { join } from 'node:path';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types.ts';
import { GUIDE_CATEGORIES } from '../../../src/domain/guides/guide-categories.ts';
import type { LawRow } from './law-rows.ts';
import type { Guide } from './read-guide.ts';

/** The parts of the site that have addresses. */
export type LinkedParts = {
  /** Every guide, including drafts. */
  guides: Guide[];
  /** The codes of the states on sale: `SC`. */
  servedStates: string[];
  /** The slugs of the product categories. */
  productCategories: string[];
  /** The rows of `content/requirements`. */
  rows: LawRow[];
};

/** Every address of this site that a guide may link to, without query and fragment. */
export function listAddresses(
  root: string,
  { servedStates, productCategories, guides, rows }: LinkedParts,
): string[] {
  const fixed = globSync('**/*.astro', { cwd: join(root, 'src/pages') })
    .map((path) => path.replaceAll('\\', '/').replace(/(^|\/)index\.astro$|\.astro$/, ''))
    .filter((path) => !path.includes('[') && !['404', 'offline'].includes(path))
    .map((path) => `/${path}`);

  return [
    ...fixed,
    ...[...BOND_SLUGS, ...productCategories].map((slug) => `/products/${slug}`),
    ...servedStates.map((code) => `/states/${code.toLowerCase()}`),
    ...servedStates.map((code) => `/resources/state/${code.toLowerCase()}`),
    ...GUIDE_CATEGORIES.map((category) => `/resources/category/${category}`),
    ...new Set(rows.flatMap(({ addresses }) => addresses.map((one) => one.split('#')[0] ?? ''))),
    ...guides.filter(({ isDraft }) => !isDraft).map(({ slug }) => `/resources/${slug}`),
  ];
}
