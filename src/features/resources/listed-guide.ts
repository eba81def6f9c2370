import type { IsoDate } from '~/domain/dates';
import type { GuideCategory, GuideReader } from '~/domain/guides/guide-categories';

/** A guide as the lists of guides show it. */
export type ListedGuide = {
  /** The last part of its address. */
  id: string;
  updatedOn: IsoDate;
  data: {
    title: string;
    excerpt: string;
    category: GuideCategory;
    reader: GuideReader;
    tags: readonly string[];
    readingMinutes: number;
  };
};
