import { z } from 'zod';
import type { BundledEvent } from '../../../src/domain/proof/audit-words.ts';
import { DependencyError } from '../_shared/failures.ts';
import { momentColumnSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const COLUMNS = `
  terms_version, terms_accepted_at,
  application_events (
    chain_position, kind, actor, actor_id, from_status, to_status, detail, created_at, prev_hash, hash
  )
`;

const eventSchema = z
  .object({
    chain_position: z.int(),
    kind: z.string(),
    actor: z.string(),
    actor_id: z.string().nullable(),
    from_status: z.string().nullable(),
    to_status: z.string().nullable(),
    detail: z.unknown(),
    /** With microseconds, because this text is part of the hash. */
    created_at: z.string(),
    prev_hash: z.string(),
    hash: z.string(),
  })
  .transform((row): BundledEvent => ({
    position: row.chain_position,
    kind: row.kind,
    actor: row.actor,
    actorId: row.actor_id,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    detail: row.detail,
    at: row.created_at,
    previousHash: row.prev_hash,
    hash: row.hash,
  }));

const rowSchema = z
  .object({
    terms_version: z.string().nullable(),
    terms_accepted_at: momentColumnSchema.nullable(),
    application_events: z.array(eventSchema),
  })
  .transform((row) => ({
    terms:
      row.terms_version === null || row.terms_accepted_at === null
        ? undefined
        : { version: row.terms_version, acceptedAt: row.terms_accepted_at },
    events: row.application_events.toSorted((one, other) => one.position - other.position),
  }));

/** The events of an application, oldest first, and the terms accepted with it. */
export type ApplicationHistory = z.output<typeof rowSchema>;

/** Load the history of an application. A bond without an application has an empty history. */
export async function loadHistory(
  database: ServiceClient,
  applicationId: string | undefined,
): Promise<ApplicationHistory> {
  if (applicationId === undefined) return { terms: undefined, events: [] };

  const { data, error } = await database
    .from('applications')
    .select(COLUMNS)
    .eq('id', applicationId)
    .single();
  if (error) throw new DependencyError('database', error.code);

  return rowSchema.parse(data);
}
