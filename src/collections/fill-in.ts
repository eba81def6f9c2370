import { OWN_FACTS } from '../domain/own-facts.ts';
import type { Site } from './schemas/site.ts';

/** Facts of the site that a text can insert as `{phone}` instead of repeating them. */
export const SITE_WORDS = ['name', 'legalName', 'phone', 'email', 'hours', 'address'] as const;

type SiteWord = (typeof SITE_WORDS)[number];

/** Words that depend on the catalog. `notaryException` ends a claim of speed: ", except in Texas". */
export const CATALOG_WORDS = ['notaryException'] as const;

/** The words for `CATALOG_WORDS`. */
export type CatalogWords = Record<(typeof CATALOG_WORDS)[number], string>;

/** What we say about ourselves, inserted as `{verifyShows}`. */
type OwnWord = keyof typeof OWN_FACTS;

/** A paragraph of a legal document that the list of retention periods replaces. */
export const RETENTION_LIST = '{retention}';

const BLANK = /\{([^{}]*)\}/g;

/** The placeholders in a text that no fact of the site fills. */
export function unknownBlanks(text: string): string[] {
  return [...text.matchAll(BLANK)]
    .map(([, word = '']) => word)
    .filter((word) => !isSiteWord(word) && !isOwnWord(word) && !isCatalogWord(word));
}

/** Replace `{phone}` and the other placeholders of a text with the facts in `content/site.yaml` and the catalog. */
export function fillIn(text: string, site: Site, catalog?: CatalogWords): string {
  return text.replaceAll(BLANK, (blank, word: string) => {
    if (isOwnWord(word)) return OWN_FACTS[word];
    if (catalog && isCatalogWord(word)) return catalog[word];

    return isSiteWord(word) ? wordOf(site, word) : blank;
  });
}

function wordOf(site: Site, word: SiteWord): string {
  if (word !== 'address') return site[word];

  const { street, city, state, zipCode } = site.address;

  return `${street}, ${city}, ${state} ${zipCode}`;
}

function isSiteWord(word: string): word is SiteWord {
  return SITE_WORDS.some((known) => known === word);
}

function isCatalogWord(word: string): word is keyof CatalogWords {
  return CATALOG_WORDS.some((known) => known === word);
}

function isOwnWord(word: string): word is OwnWord {
  return Object.hasOwn(OWN_FACTS, word);
}
