import { z } from 'zod';
import { reportNoticeSchema } from '~/domain/consumer-reports/notice-schema';
import { fail, ok, type Result } from '~/domain/result';
import type { LoadFailure } from '../bonds/desk-overview';
import { loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

const noticesSchema = z.array(
  reportNoticeSchema.and(
    z.object({
      id: z.string(),
      /** ISO 8601. */
      sentAt: z.string(),
    }),
  ),
);

/** A notice about a consumer report that went to the signed-in user's address. */
export type SentNotice = z.output<typeof noticesSchema>[number];

/** Load the notices about consumer reports to the address of the signed-in user, newest first. */
export async function loadReportNotices(db: Db): Promise<Result<SentNotice[], LoadFailure>> {
  const { data, error, status } = await withinTime(db.rpc('own_report_notices'));
  if (error) return fail(loadFailure(status));

  const notices = noticesSchema.safeParse(data);

  return notices.success ? ok(notices.data) : fail('load-failed');
}
