import type { ReportPerson } from '~/domain/consumer-reports/read-answers';
import type { ReportUse } from '~/domain/consumer-reports/report-use';
import { fail, ok, type Result } from '~/domain/result';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { withinTime } from '../connection/within-time';

/** Who allowed a credit report for an application, and the record of the decisions that needed a notice. */
export type ConsumerReports = { people: readonly ReportPerson[]; uses: readonly ReportUse[] };

const NONE: ConsumerReports = { people: [], uses: [] };

/** Load the consumer reports of an application that the calling staff member opened today. */
export async function loadConsumerReports(
  db: Db,
  applicationId: string,
): Promise<Result<ConsumerReports, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('consumer_reports', { of_application: applicationId }),
  );
  if (error) return fail(loadFailure(status));

  return ok((data as ConsumerReports | null) ?? NONE);
}
