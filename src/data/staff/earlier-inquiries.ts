import { z } from 'zod';
import { INQUIRY_ANSWERS, WORRY_LABELS, type Worry } from '~/domain/inquiries/inquiry-words';
import type { EarlierInquiry } from '~/domain/underwriting/earlier-inquiry';
import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    from: z.string(),
    amount: z.int(),
    worry: z.enum(Object.keys(WORRY_LABELS) as [Worry, ...Worry[]]),
    details: z.string(),
    facts: z.string().default(''),
    askedAt: z.string(),
    answer: z.enum(INQUIRY_ANSWERS).optional(),
    note: z.string().default(''),
    answeredAt: z.string().default(''),
    answeredBy: z.string().default(''),
  }),
);

/** Load the inquiries before an application, the latest first. Empty for a caller who has not opened it as staff. */
export async function loadEarlierInquiries(
  db: Db,
  applicationId: string,
): Promise<Result<EarlierInquiry[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('earlier_inquiries', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  const rows = rowsSchema.safeParse(data ?? []);
  if (!rows.success) return fail('load-failed');

  return ok(
    rows.data.map(({ answer, note, answeredAt, answeredBy, ...asked }) => ({
      ...asked,
      ...(answer && { answered: { answer, note, at: answeredAt, by: answeredBy } }),
    })),
  );
}
