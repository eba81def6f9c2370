import { getCollection, type CollectionEntry } from 'astro:content';
import { toIsoDate, type IsoDate } from '../../domain/dates.ts';
import { readingMinutes } from '../../domain/guides/reading-minutes.ts';
import { onceInBuild } from './once-in-build.ts';

type Entry = CollectionEntry<'articles'>;

/**
 * A guide: `id` is its file name, `data` its frontmatter with the reading time, `updatedOn` the day
 * of its last change.
 */
export type Article = Entry & {
  data: Entry['data'] & { readingMinutes: number };
  updatedOn: IsoDate;
};

/** Load every guide, newest first. Guides of the same day are sorted by title. */
export const getArticles = onceInBuild(readArticles);

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
