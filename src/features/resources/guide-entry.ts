import { formatDate, type IsoDate } from '~/domain/dates';
import { GUIDE_CATEGORY_TITLES } from '~/domain/guides/guide-categories';
import { READER_WORDS } from './guide-words';
import type { ListedGuide } from './listed-guide';

/** Separates the tags of a guide in a line of text. */
export const TAG_SEPARATOR = ' · ';

/** The texts of a guide's card, which the search also reads. */
export type GuideEntry = {
  /** The last part of the guide's address. */
  slug: string;
  category: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** The reader, for example "For executors and heirs". */
  reader: string;
  /** The reading time, for example "6 min". */
  minutes: string;
  updatedOn: IsoDate;
  /** The date as text. */
  updated: string;
};

/** Convert a guide to the texts of its card. */
export function toGuideEntry({ id, updatedOn, data }: ListedGuide): GuideEntry {
  const { category, title, excerpt, tags, reader, readingMinutes } = data;

  return {
    slug: id,
    category: GUIDE_CATEGORY_TITLES[category],
    title,
    excerpt,
    tags,
    reader: `For ${READER_WORDS[reader]}`,
    minutes: `${readingMinutes} min`,
    updatedOn,
    updated: formatDate(updatedOn),
  };
}
