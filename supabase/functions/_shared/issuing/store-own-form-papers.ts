import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import type { Outcome } from '../failures.ts';
import { makePowerOfAttorneyPaper } from '../papers/power-of-attorney-paper.ts';
import type { ServiceClient } from '../service-client.ts';
import { findFile, hashOf, keepFile, recordPapers } from './store-papers.ts';

/**
 * Take the executed form of a court or agency as the bond's paper, and add our power of attorney. Only
 * `store-own-form` stores that file, after its checks. Refused until the file is stored.
 */
export async function storeOwnFormPapers(
  database: ServiceClient,
  id: string,
  facts: IssuedBond,
): Promise<Outcome<undefined>> {
  const form = await findFile(database, `${id}/bond.pdf`);
  if (form === undefined) return { ok: false, code: 'form-missing' };

  const power = await makePowerOfAttorneyPaper(facts);
  const powerHash = await keepFile(database, `${id}/power-of-attorney.pdf`, power);
  await recordPapers(database, id, { bondHash: await hashOf(form), powerHash });

  return { ok: true, value: undefined };
}
