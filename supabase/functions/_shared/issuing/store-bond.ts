import { z } from 'zod';
import { DependencyError, type Outcome } from '../failures.ts';
import { stateForm } from '../papers/stated-form.ts';
import type { Begun } from './begin-issue.ts';
import { beforeIssue, type BondToIssue } from './bond-to-issue.ts';
import type { ServiceClient } from '../service-client.ts';

const storedSchema = z.discriminatedUnion('outcome', [
  z.looseObject({ outcome: z.literal('issued') }),
  z.object({ outcome: z.enum(['not-found', 'not-open', 'payment-missing']) }),
]);

/** Store the bond of an application whose payment was captured, or continue the bond that it renews. */
export async function storeBond(
  database: ServiceClient,
  bond: BondToIssue,
  { staffId }: Begun,
): Promise<Outcome<undefined>> {
  const issue = {
    application_id: bond.applicationId,
    staff_id: staffId ?? null,
    principal: bond.principal,
  };
  const { data, error } = bond.renewal
    ? await database.rpc('continue_bond', { issue: { ...issue, ends_on: bond.renewal.nextEndsOn } })
    : await database.rpc('issue_bond', {
        issue: {
          ...issue,
          principals: bond.principals,
          obligee: bond.obligee,
          matter: bond.matter,
          caption: bond.caption ?? null,
          capacity: bond.capacity ?? null,
          purpose: bond.purpose ?? null,
          form: await stateForm(beforeIssue(bond)),
          effective_date: bond.effectiveDate,
          expiry_date: bond.expiryDate ?? null,
          next_due: bond.nextDue ?? null,
        },
      });
  if (error) throw new DependencyError('database', error.code);

  const stored = storedSchema.parse(data);
  return stored.outcome === 'issued'
    ? { ok: true, value: undefined }
    : { ok: false, code: stored.outcome };
}
