import { z } from 'zod';
import { NOTIFICATION_KINDS } from '../../../src/domain/notifications/read-letter.ts';
import { DependencyError } from '../_shared/failures.ts';
import { nullable, type ServiceClient } from '../_shared/service-client.ts';

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

/** A mail that only this call may send until its lease ends. */
export type ClaimedMail = z.output<typeof claimedSchema>[number];

/** The result of sending a mail. */
export type Ending =
  | { result: 'sent' }
  | { result: 'failed'; error: string }
  | { result: 'retry' | 'untried'; error: string; retrySeconds: number };

/** Claim mails that are due. */
export async function claimMails(
  database: ServiceClient,
  {
    maxRows,
    leaseSeconds,
    maxAttempts,
  }: { maxRows: number; leaseSeconds: number; maxAttempts: number },
): Promise<ClaimedMail[]> {
  const { data, error } = await database.rpc('claim_notifications', {
    max_rows: maxRows,
    lease_seconds: leaseSeconds,
    max_attempts: maxAttempts,
  });
  if (error) throw new DependencyError('database', error.code);

  return claimedSchema.parse(data);
}

/** Record the result of a mail. A sender that has lost its lease records nothing. */
export async function settleMail(
  database: ServiceClient,
  { id, attempts }: ClaimedMail,
  ending: Ending,
): Promise<void> {
  const { error } = await database.rpc('settle_notification', {
    notification: id,
    attempt: attempts,
    result: ending.result,
    retry_seconds: nullable('retrySeconds' in ending ? ending.retrySeconds : null),
    error: nullable(ending.result === 'sent' ? null : ending.error),
  });
  if (error) throw new DependencyError('database', error.code);
}
