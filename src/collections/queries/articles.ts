import { getCollection, type CollectionEntry } from 'astro:content';
import { toIsoDate, type IsoDate } from '../../domain/dates.ts';
import { readingMinutes } from '../../domain/guides/reading-minutes.ts';

type Entry = CollectionEntry<'articles'>;

/** A guide: its file's name as `id`, its frontmatter, the minutes it takes and the day it was changed. */
export type Article = Entry & {
  data: Entry['data'] & { readingMinutes: number };
  updatedOn: IsoDate;
};

let articles: Promise<Article[]> | undefined;

/** Every guide, the latest first; those of one day in the order of their titles. */
export function getArticles(): Promise<Article[]> {
  // A preview must see what its editor changed; a build reads them once.
  if (import.meta.env.DEV) return readArticles();

  articles ??= readArticles();
  return articles;
}

async function readArticles(): Promise<Article[]> {
  const entries = await getCollection('articles');

  return entries
    .map((entry) => ({
      ...entry,
      data: {
        ...entry.data,
        readingMinutes: entry.data.readingMinutes ?? readingMinutes(entry.body ?? ''),
      },
      updatedOn: toIsoDate(entry.data.updatedAt.getTime()),
    }))
    .sort(
      (a, b) =>
        b.updatedOn.localeCompare(a.updatedOn) || a.data.title.localeCompare(b.data.title, 'en'),
    );
}
