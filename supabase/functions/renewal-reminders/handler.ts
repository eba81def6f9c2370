import { z } from 'zod';
import { todayIn } from '../../../src/domain/dates.ts';
import { REMINDER_DAYS } from '../../../src/domain/renewals/reminders.ts';
import { AGENCY_TIME_ZONE, businessDay } from '../_shared/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

/** How many bonds one transaction takes. */
const BATCH_BONDS = 500;

/** 100,000 bonds at once, and far more than end on one day; what is over waits for the next run. */
const MOST_BATCHES = 200;

const NAME = 'renewal-reminders';

const countSchema = z.int().nonnegative();

/** What a run did: bonds that expired, and customers who were reminded. */
export type RenewalRun = { expired: number; reminded: number };

type Batch = (
  database: Dependencies['database'],
) => PromiseLike<{ data: unknown; error: { code: string } | null }>;

/**
 * End the bonds whose last day is over in every state, and remind of those that end soon, counted from our own day. Opens to the secret key
 * alone; a schedule calls it once a day. Doing it twice does no more, and a day that was missed is made good by the
 * next run.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => runRenewals(dependencies),
    },
    dependencies,
  );
}

async function runRenewals({ database, now }: Dependencies): Promise<Outcome<RenewalRun>> {
  const most = BATCH_BONDS;
  const lastDay = businessDay(now());
  const ourDay = todayIn(AGENCY_TIME_ZONE, now());

  const expired = await inBatches(database, (db) =>
    db.rpc('expire_bonds', { today: lastDay, most }),
  );
  const reminded = await inBatches(database, (db) =>
    db.rpc('remind_of_renewals', { today: ourDay, reminders: [...REMINDER_DAYS], most }),
  );

  return { ok: true, value: { expired, reminded } };
}

/** Run a batch until one has less to do than it could, and count what all of them did. */
async function inBatches(database: Dependencies['database'], runBatch: Batch): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { data, error } = await runBatch(database);
    if (error) throw new DependencyError('database', error.code);

    const count = countSchema.parse(data);
    total += count;
    if (count < BATCH_BONDS) break;
  }

  return total;
}
