import { vitalsReportSchema, type VitalsReport } from '../../../src/domain/vitals/vitals-report.ts';
import { addressGroup } from '../_shared/address-group.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { callerAddress } from '../_shared/rate-limit.ts';

/**
 * Store what a visit measured. Pages send it with `sendBeacon` as they close, which can carry no key and reads
 * no answer; what comes in is bounded by the schema, the limit per visitor and the limit of all together.
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
 * The visitor behind the site's own proxy, whose address every visitor would share. Whoever calls past the proxy
 * can name any address: for them the limit of all together holds.
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
