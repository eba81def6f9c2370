import { vitalsReportSchema, type VitalsReport } from '../../../src/domain/vitals/vitals-report.ts';
import { addressGroup } from '../_shared/address-group.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { callerAddress } from '../_shared/rate-limit.ts';

/**
 * Store a visit's measurements. Pages send them with `sendBeacon` while they close, so the request has no key and
 * nobody reads the answer. The schema, the limit per visitor and the limit for all visitors bound the stored data.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'vitals',
      schema: vitalsReportSchema,
      needsFactor: false,
      needsKey: false,
      addressOf: visitorAddress,
      handle: ({ body }) => storeReport(dependencies, body),
    },
    dependencies,
  );
}

/**
 * The visitor's address as the site's own proxy reports it; otherwise all visitors would share the proxy's address. A
 * caller that bypasses the proxy can send any address, but the limit for all visitors still applies.
 */
function visitorAddress(request: Request): string {
  const visitor = request.headers.get('x-nf-client-connection-ip')?.trim();

  return visitor ? addressGroup(visitor) : callerAddress(request);
}

async function storeReport(
  { database, limitRate }: Dependencies,
  report: VitalsReport,
): Promise<Outcome<{ stored: number }>> {
  const overall = await limitRate('vitals-overall', 'everyone');
  if (!overall.ok) return overall;

  const { error } = await database.rpc('record_web_vitals', { report });
  if (error) throw new DependencyError('database', error.code);

  return { ok: true, value: { stored: report.vitals.length } };
}
