import { formatDate, type IsoDate } from '~/domain/dates';
import { GUIDE_CATEGORY_TITLES } from '~/domain/guides/guide-categories';
import { READER_WORDS } from './guide-words';
import type { ListedGuide } from './listed-guide';

/** Between the tags of a guide where they stand in a line. */
export const TAG_SEPARATOR = ' · ';

/** A guide as its card shows it and as searches read it, in words. */
export type GuideEntry = {
  /** The last part of its address. */
  slug: string;
  category: string;
  title: string;
  excerpt: string;
  tags: readonly string[];
  /** For whom it is. */
  reader: string;
  /** How long it takes. */
  minutes: string;
  updatedOn: IsoDate;
  /** The day in words. */
  updated: string;
};

/** Put a guide into the words of its card. */
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
