import { z } from 'zod';
import { NOTICED_DECISIONS } from '../../../src/domain/consumer-reports/notice.ts';
import type { ReportUse } from '../../../src/domain/consumer-reports/report-use.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const usesSchema = z.array(
  z.object({
    name: z.string(),
    decision: z.enum(NOTICED_DECISIONS),
    agencies: z.array(z.string()),
    wasMailed: z.boolean(),
    at: z.string(),
  }),
);

/**
 * Load the record of the decisions that needed a notice about a credit report, without scores. An owner gets only the
 * notices to the own address: the others are for the persons of the reports.
 */
export async function loadReportUses(
  database: ServiceClient,
  applicationId: string | undefined,
  owner: string | undefined,
): Promise<ReportUse[]> {
  if (applicationId === undefined) return [];

  const { data, error } = await database.rpc('audited_report_uses', {
    of_application: applicationId,
    ...(owner !== undefined && { for_owner: owner }),
  });
  if (error) throw new DependencyError('database', error.code);

  return usesSchema.parse(data);
}
