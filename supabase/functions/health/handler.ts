import { z } from 'zod';
import { judgeHealth } from '../../../src/domain/operations/service-health.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

const time = z.coerce.date().nullable();

const factsSchema = z.object({
  oldest_unfinished_bond: time,
  oldest_due_mail: time,
  oldest_unsigned_bond: time,
  application_numbers: z.int().nonnegative(),
  realtime_tables: z.array(z.string()),
  realtime_backlog: z.int().nonnegative(),
});

/**
 * Tell a monitor whether the service works: 200 if functions and database answer, no scheduled work is late and
 * Realtime keeps up, 503 otherwise. Monitors send no key, so the answer has no counts and no names.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'health',
      // Several monitors may share the address of their service.
      limit: { allowed: 120, windowSeconds: 600 },
      method: 'GET',
      schema: z.object({}), // a monitor may add a parameter against caches
      needsFactor: false,
      needsKey: false,
      handle: () => reportHealth(dependencies),
    },
    dependencies,
  );
}

async function reportHealth({ database, now }: Dependencies): Promise<Outcome<Response>> {
  const { data, error } = await database.rpc('service_health').single();
  if (error) throw new DependencyError('database', error.code);

  const facts = factsSchema.parse(data);
  const report = judgeHealth(
    {
      oldestUnfinishedBond: facts.oldest_unfinished_bond,
      oldestDueMail: facts.oldest_due_mail,
      oldestUnsignedBond: facts.oldest_unsigned_bond,
      applicationNumbers: facts.application_numbers,
      realtimeTables: facts.realtime_tables,
      realtimeBacklogBytes: facts.realtime_backlog,
    },
    now(),
  );

  return { ok: true, value: Response.json(report, { status: report.status === 'ok' ? 200 : 503 }) };
}
