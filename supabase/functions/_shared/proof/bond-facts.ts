import { z } from 'zod';
import { toPlanStamp } from '../../../../src/domain/rates/plan-stamp.ts';
import { bondRowSchema } from '../bond-row.ts';
import { DependencyError } from '../failures.ts';
import type { ServiceClient } from '../service-client.ts';

const factsSchema = bondRowSchema
  .pick({
    number: true,
    application_id: true,
    user_id: true,
    bond_type_id: true,
    state_code: true,
    amount_cents: true,
    power_limit_cents: true,
    principal: true,
    obligee: true,
    issued_at: true,
    effective_date: true,
    expiry_date: true,
    rate_plan: true,
    rate_plan_version: true,
  })
  .extend({
    last_day: z.iso.date().nullable(),
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
    lastDay: facts.last_day,
    plan: toPlanStamp(facts),
    verifyIdSha256: facts.verify_id_sha256,
    /** Paths in the bucket `bonds`, in the order in which the papers were made. */
    papers: facts.papers,
    history: facts.history,
    /** The last signed manifest and its revision; undefined if nothing is signed. */
    signed: facts.signed ?? undefined,
  }));

/** The facts of a bond from `public.bond_proof_facts`: the data to sign, its papers and its last signed manifest. */
export type BondFacts = z.output<typeof factsSchema>;

/** Load the facts that prove a bond; undefined if there is no such bond. */
export async function loadBondFacts(
  database: ServiceClient,
  bondId: string,
): Promise<BondFacts | undefined> {
  const { data, error } = await database.rpc('bond_proof_facts', { of_bond: bondId });
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : factsSchema.parse(data);
}
