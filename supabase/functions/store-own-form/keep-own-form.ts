import { z } from 'zod';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { loadIssuingFacts } from '../_shared/issuing/issuing-facts.ts';
import { keepFile } from '../_shared/issuing/store-papers.ts';
import { formOf } from '../_shared/papers/bond-words.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const offeredSchema = z.object({
  outcome: z.enum(['offered', 'not-found', 'not-staff', 'own-application']),
});

/** A checked PDF, and who sends it for which application. */
export type ExecutedForm = {
  applicationId: string;
  staffId: string;
  bytes: Uint8Array;
  /** SHA-256 in hexadecimal. */
  hash: string;
};

/**
 * Keep the executed form where the bond's paper belongs. The sender and the hash are recorded first, so no file is
 * without its sender. From then on, `issueBond` takes the file as the paper.
 */
export async function keepOwnForm(
  database: ServiceClient,
  { applicationId, staffId, bytes, hash }: ExecutedForm,
): Promise<Outcome<undefined>> {
  const { data, error } = await database.rpc('offer_own_form', {
    form: { application_id: applicationId, staff_id: staffId, sha256: hash },
  });
  if (error) throw new DependencyError('database', error.code);
  const { outcome } = offeredSchema.parse(data);
  if (outcome !== 'offered') return { ok: false, code: outcome };

  const { bond } = await loadIssuingFacts(database, applicationId);
  if (bond?.applicationId !== applicationId) return { ok: false, code: 'not-open' };
  if (formOf(bond).ownForm === undefined) return { ok: false, code: 'form-not-needed' };

  const keptHash = await keepFile(database, `${bond.id}/bond.pdf`, bytes);
  return keptHash === hash ? { ok: true, value: undefined } : { ok: false, code: 'form-exists' };
}
