/** The feed of a calendar subscription: the dates of the matters that its owner may open. */
import { z } from 'zod';
import { fileByOf } from './file-by.ts';
import type { DatedMatter } from './matter-calendar.ts';
import { matterTitle } from './matter-title.ts';

/** A matter of the feed as the database gives it. */
const feedMatterSchema = z.object({
  id: z.string(),
  subject: z.string(),
  /** The title of the fiduciary. Missing while an older version of the database answers. */
  capacity: z.string().optional(),
  bond: z.string(),
  reference: z.string(),
  county: z.string(),
  court: z.string(),
  hearingOn: z.string().nullable(),
  fileBy: z.string().nullable(),
  isFiled: z.boolean(),
  expiryDate: z.string().nullable(),
  /** Missing while an older version of the database answers. */
  nextDue: z.string().nullable().optional(),
});

/** The open matters of a feed. Null: nobody may read it. */
export const feedMattersSchema = z.array(feedMatterSchema).nullable();

/** A matter of the feed with the days that a calendar shows. A filed bond has no file-by day any more. */
export function toDatedMatter(matter: z.output<typeof feedMatterSchema>): DatedMatter {
  const { id, court, county, isFiled, expiryDate } = matter;
  const deadline = fileByOf({
    fileBy: matter.fileBy ?? undefined,
    hearingOn: matter.hearingOn ?? undefined,
  });

  return {
    id,
    title: matterTitle(matter),
    court,
    county,
    deadline: isFiled ? undefined : deadline,
    isClosed: false,
    expiryDate: expiryDate ?? undefined,
    nextDue: matter.nextDue ?? undefined,
  };
}
