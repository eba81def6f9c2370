import { z } from 'zod';
import {
  LEASE_SECONDS,
  MAX_ATTEMPTS,
  WAITED_SECONDS,
} from '../../../src/domain/issuing/issuing-attempts.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { finishBond, type TakenCase } from './finish-bond.ts';
import { NAME } from './name.ts';
import { settlePayments } from './settle-payments.ts';

/** Maximum number of bonds per call: each has two papers, and a function has two seconds of processor time. */
const MAX_BONDS = 3;

const requestSchema = z.strictObject({
  /** Take bonds that have waited this many seconds instead of two minutes. For operators and tests. */
  waitedSeconds: z.int().nonnegative().max(WAITED_SECONDS).default(WAITED_SECONDS),
});

const takenSchema = z.array(
  z
    .object({ application_id: z.uuid(), attempt: z.int().positive() })
    .transform(({ application_id: applicationId, attempt }): TakenCase => ({
      applicationId,
      attempt,
    })),
);

/** The number of bonds that were finished, that wait for another attempt, and that were left to the staff. */
export type FinishedBonds = { finished: number; retried: number; held: number; mayBeMore: boolean };

/**
 * Finish bonds whose issuing stopped, begin approved bonds that nobody began, make missing papers and signatures, and
 * settle payments with an unknown outcome. Requires the secret key; a schedule calls it. Only one call at a time
 * works on a bond.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // A schedule calls it every two minutes, up to ten times if many bonds are waiting.
      limit: { allowed: 600, windowSeconds: 600 },
      schema: requestSchema,
      keys: dependencies.secretKeys,
      handle: ({ body }) => finishBonds(dependencies, body.waitedSeconds),
    },
    dependencies,
  );
}

async function finishBonds(
  dependencies: Dependencies,
  waitedSeconds: number,
): Promise<Outcome<FinishedBonds>> {
  await trySettlingPayments(dependencies);

  const counts = { finished: 0, retried: 0, held: 0 };
  let bonds = 0;
  while (bonds < MAX_BONDS) {
    const taken = await takeCase(dependencies, waitedSeconds);
    if (taken === undefined) break;
    counts[await finishBond(dependencies, taken)] += 1;
    bonds += 1;
  }

  return { ok: true, value: { ...counts, mayBeMore: bonds === MAX_BONDS } };
}

/**
 * Take one bond. If the run dies, each bond that it took loses an attempt and the time of the lease. So take a bond
 * only right before working on it: a bond at which the process dies again and again must not use up the attempts of
 * others.
 */
async function takeCase(
  { database }: Dependencies,
  waitedSeconds: number,
): Promise<TakenCase | undefined> {
  const { data, error } = await database.rpc('claim_issuing_cases', {
    max_rows: 1,
    waited_seconds: waitedSeconds,
    lease_seconds: LEASE_SECONDS,
    max_attempts: MAX_ATTEMPTS,
  });
  if (error) throw new DependencyError('database', error.code);

  return takenSchema.parse(data)[0];
}

/** A payment that cannot be settled must not stop the bonds. */
async function trySettlingPayments(dependencies: Dependencies): Promise<void> {
  try {
    await settlePayments(dependencies);
  } catch (error) {
    dependencies.log({ ...describeError(NAME, error), failure: 'payments-not-settled' });
  }
}
