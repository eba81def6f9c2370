import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DependencyError } from '../failures.ts';
import { centsColumnSchema, momentColumnSchema } from '../quote-records.ts';

const factsSchema = z
  .object({
    number: z.string(),
    application_id: z.uuid().nullable(),
    user_id: z.uuid().nullable(),
    bond_type_id: z.string(),
    state_code: z.string(),
    amount_cents: centsColumnSchema,
    power_limit_cents: centsColumnSchema,
    principal: z.string(),
    obligee: z.string(),
    issued_at: momentColumnSchema,
    effective_date: z.iso.date(),
    expiry_date: z.iso.date().nullable(),
    verify_id_sha256: z.string(),
    papers: z.array(z.object({ name: z.string(), path: z.string(), sha256: z.string() })),
    history: z.object({ events: z.int(), head: z.string() }).nullable(),
    signed: z
      .object({
        revision: z.int(),
        manifest: z.string(),
        signature: z.string(),
        key_id: z.string(),
      })
      .transform(({ revision, manifest, signature, key_id: keyId }) => ({
        revision,
        proof: { manifest, signature, keyId },
      }))
      .nullable(),
  })
  .transform((facts) => ({
    number: facts.number,
    applicationId: facts.application_id ?? undefined,
    ownerId: facts.user_id ?? undefined,
    bondSlug: facts.bond_type_id,
    stateCode: facts.state_code,
    amount: facts.amount_cents,
    powerLimit: facts.power_limit_cents,
    principal: facts.principal,
    obligee: facts.obligee,
    issuedAt: facts.issued_at,
    effectiveDate: facts.effective_date,
    expiryDate: facts.expiry_date,
    verifyIdSha256: facts.verify_id_sha256,
    /** In the bucket `bonds`, in the order they were made. */
    papers: facts.papers,
    history: facts.history,
    /** What was signed last, and which revision it is. Undefined: nothing was. */
    signed: facts.signed ?? undefined,
  }));

/** A bond as `public.bond_proof_facts` tells of it: what is signed of it, its papers, and what was signed last. */
export type BondFacts = z.output<typeof factsSchema>;

/** Load what proves a bond; undefined where there is no such bond. */
export async function loadBondFacts(
  database: SupabaseClient,
  bondId: string,
): Promise<BondFacts | undefined> {
  const { data, error } = await database.rpc('bond_proof_facts', { of_bond: bondId });
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : factsSchema.parse(data);
}
