import type { IssuedBond } from '../../../../src/domain/papers/issued-bond.ts';
import { DependencyError } from '../failures.ts';
import { stateForm } from '../papers/stated-form.ts';
import type { ServiceClient } from '../service-client.ts';
import { findFile } from './store-papers.ts';

/**
 * The facts of a bond that gets its first paper now. If our text has changed since the bond was stored, its paper has the
 * new text, so the new form is stored with it first. A file that was kept but not recorded keeps its form.
 */
export async function restateForm(
  database: ServiceClient,
  id: string,
  facts: IssuedBond,
): Promise<IssuedBond> {
  const form = await stateForm(facts);
  if (facts.form?.id === form.id || (await findFile(database, `${id}/bond.pdf`))) return facts;

  const { error } = await database
    .from('bonds')
    .update({ form_id: form.id, payee: form.payee, matter_label: form.matterLabel })
    .eq('id', id)
    .is('pdf_url', null);
  if (error) throw new DependencyError('database', error.code);

  return { ...facts, form };
}
