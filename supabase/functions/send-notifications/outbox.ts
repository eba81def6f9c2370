import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../../src/domain/notifications/notification-kinds.ts';
import { DependencyError } from '../_shared/failures.ts';

const claimedSchema = z.array(
  z
    .object({
      id: z.uuid(),
      kind: z.enum(NOTIFICATION_KINDS),
      recipient: z.string(),
      bond_id: z.uuid().nullable(),
      data: z.unknown(),
      attempts: z.int().positive(),
    })
    .transform(({ bond_id: bondId, ...mail }) => ({ ...mail, bondId })),
);

/** A mail that this call alone may send, until its lease is over. */
export type ClaimedMail = z.output<typeof claimedSchema>[number];

/** What became of a mail. */
export type Ending =
  | { result: 'sent' }
  | { result: 'failed'; error: string }
  | { result: 'retry' | 'untried'; error: string; retrySeconds: number };

/** Take mails that are due. */
export async function claimMails(
  database: SupabaseClient,
  {
    most,
    leaseSeconds,
    mostAttempts,
  }: { most: number; leaseSeconds: number; mostAttempts: number },
): Promise<ClaimedMail[]> {
  const { data, error } = await database.rpc('claim_notifications', {
    most,
    lease_seconds: leaseSeconds,
    most_attempts: mostAttempts,
  });
  if (error) throw new DependencyError('database', error.code);

  return claimedSchema.parse(data);
}

/** Say what became of a mail. Who lost the lease says it to nobody. */
export async function settleMail(
  database: SupabaseClient,
  { id, attempts }: ClaimedMail,
  ending: Ending,
): Promise<void> {
  const { error } = await database.rpc('settle_notification', {
    notification: id,
    attempt: attempts,
    result: ending.result,
    retry_seconds: 'retrySeconds' in ending ? ending.retrySeconds : null,
    error: ending.result === 'sent' ? null : ending.error,
  });
  if (error) throw new DependencyError('database', error.code);
}
