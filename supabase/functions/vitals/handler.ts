import { vitalsReportSchema, type VitalsReport } from '../../../src/domain/vitals/vitals-report.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { visitorAddress } from '../_shared/rate-limit.ts';

/** For all visitors together. Above two page views per second, the measurements are a sample. */
const OVERALL = { name: 'vitals-overall', allowed: 1200, windowSeconds: 600 };

/**
 * Store a visit's measurements. Pages send them with `sendBeacon` while they close, so the request has no key and
 * nobody reads the answer. The schema, the limit per visitor and the limit for all visitors bound the stored data.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'vitals',
      // Each page view is one call.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: vitalsReportSchema,
      needsFactor: false,
      needsKey: false,
      addressOf: visitorAddress,
      handle: ({ body }) => storeReport(dependencies, body),
    },
    dependencies,
  );
}

async function storeReport(
  { database, limitRate }: Dependencies,
  report: VitalsReport,
): Promise<Outcome<{ stored: number }>> {
  const overall = await limitRate(OVERALL, 'everyone');
  if (!overall.ok) return overall;

  const { error } = await database.rpc('record_web_vitals', { report });
  if (error) throw new DependencyError('database', error.code);

  return { ok: true, value: { stored: report.vitals.length } };
}
