import type { IsoDate } from '~/domain/dates';
import type { GuideCategory, GuideReader } from '~/domain/guides/guide-categories';

/** The data of a guide that the lists of guides show. */
export type ListedGuide = {
  /** The last part of the guide's address. */
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
