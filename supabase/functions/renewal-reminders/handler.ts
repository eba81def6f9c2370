import { z } from 'zod';
import {
  bondsNotFiledByCustomer,
  FILING_REMINDER_DAYS,
  FILING_REMINDER_EVERY_DAYS,
} from '../../../src/domain/bonds/filing-reminders.ts';
import { REMINDER_DAYS } from '../../../src/domain/renewals/reminders.ts';
import { agencyDay, businessDay } from '../../../src/domain/business-day.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { FILING_WORDS } from '../_shared/papers/filing-words.ts';

/** Maximum number of bonds in one transaction. */
const BATCH_BONDS = 500;

/** Enough for 100,000 bonds, far more than end on one day. The next run handles the rest. */
const MAX_BATCHES = 200;

const NAME = 'renewal-reminders';

const NOT_FILED = bondsNotFiledByCustomer(FILING_WORDS);

const countSchema = z.int().nonnegative();

/** The results of a run: the number of expired bonds, of reminders to renew, and of reminders to file. */
export type RenewalRun = { expired: number; reminded: number; askedToFile: number };

type Batch = (
  database: Dependencies['database'],
) => PromiseLike<{ data: unknown; error: { code: string } | null }>;

/**
 * Expire the bonds whose last day is over in every state, and send reminders for bonds that end soon or are not filed,
 * counted from the day in our time zone. Requires the secret key; a schedule calls it once a day. Repeating it has no further effect,
 * and the next run makes up for a missed day.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // A schedule calls it once a day.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => runRenewals(dependencies),
    },
    dependencies,
  );
}

async function runRenewals({ database, now }: Dependencies): Promise<Outcome<RenewalRun>> {
  const max_rows = BATCH_BONDS;
  const lastDay = businessDay(now());
  const ourDay = agencyDay(now());

  const expired = await inBatches(database, (db) =>
    db.rpc('expire_bonds', { today: lastDay, max_rows }),
  );
  const reminded = await inBatches(database, (db) =>
    db.rpc('remind_of_renewals', { today: ourDay, reminders: [...REMINDER_DAYS], max_rows }),
  );

  const askedToFile = await inBatches(database, (db) =>
    db.rpc('remind_of_filing', {
      today: ourDay,
      reminders: [...FILING_REMINDER_DAYS],
      every: FILING_REMINDER_EVERY_DAYS,
      not_filed: NOT_FILED,
      max_rows,
    }),
  );

  return { ok: true, value: { expired, reminded, askedToFile } };
}

/** Run batches until one is not full. Returns the sum of their counts. */
async function inBatches(database: Dependencies['database'], runBatch: Batch): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { data, error } = await runBatch(database);
    if (error) throw new DependencyError('database', error.code);

    const count = countSchema.parse(data);
    total += count;
    if (count < BATCH_BONDS) break;
  }

  return total;
}
