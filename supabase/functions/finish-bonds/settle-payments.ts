import { z } from 'zod';
import type { Dependencies } from '../_shared/dependencies.ts';
import { DependencyError } from '../_shared/failures.ts';
import { describeError } from '../_shared/log.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import { NAME } from './name.ts';

/** After this time nobody waits for an authorization any more, because no function call takes this long. */
const STALE_SECONDS = 900;

/** How many of each one call settles. */
const MAX_PAYMENTS = 20;

const openSchema = z.object({ attempts: z.array(z.uuid()), references: z.array(z.string()) });

/**
 * Look up authorizations with an unknown outcome, and release those that nobody came back for. Release voided
 * payments again until the processor confirms. Rejects if the list of these payments cannot be loaded.
 */
export async function settlePayments(
  dependencies: Pick<Dependencies, 'database' | 'gateway' | 'log'>,
): Promise<void> {
  const { database } = dependencies;
  const { data, error } = await database.rpc('open_payment_ends', {
    waited_seconds: STALE_SECONDS,
    max_rows: MAX_PAYMENTS,
  });
  if (error) throw new DependencyError('database', error.code);

  const { attempts, references } = openSchema.parse(data);
  await releasePayments(dependencies, NAME, references);
  for (const attempt of attempts) {
    try {
      await abandonAttempt(dependencies, attempt);
    } catch (error) {
      dependencies.log({ ...describeError(NAME, error), failure: 'attempt-not-settled' });
    }
  }
}

async function abandonAttempt(
  { database, gateway }: Pick<Dependencies, 'database' | 'gateway'>,
  attempt: string,
): Promise<void> {
  const known = await gateway.find({ authorizationKey: attempt });
  if (known?.status === 'authorized') await gateway.void(known.reference);

  const { error } = await database.rpc('settle_payment_attempt', { attempt, result: 'abandoned' });
  if (error) throw new DependencyError('database', error.code);
}
