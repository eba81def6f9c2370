import { z } from 'zod';
import { DependencyError, type Outcome } from '../failures.ts';
import type { BondToIssue } from './bond-to-issue.ts';
import type { ServiceClient } from '../service-client.ts';

const REFUSALS = [
  'not-staff',
  'own-application',
  'second-approval-missing',
  'line-changed',
  'not-found',
  'not-open',
  'not-possible',
  'payment-missing',
] as const;

const begunSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('begun'), staff_id: z.uuid().nullable() }),
  z.object({ outcome: z.enum(REFUSALS) }),
]);

/** The member of staff who issues the bond. Undefined if the rules issue it. */
export type Begun = { staffId: string | undefined };

/**
 * Record that the bond of an application is being issued, before its payment is captured. Checks every condition, so
 * that nobody is charged for a bond that cannot be issued. Leave out `staffId` if the rules or the schedule issue the
 * bond.
 */
export async function beginIssue(
  database: ServiceClient,
  { applicationId, principal }: BondToIssue,
  staffId: string | undefined,
): Promise<Outcome<Begun>> {
  const { data, error } = await database.rpc('begin_issue', {
    issue: { application_id: applicationId, staff_id: staffId ?? null, principal },
  });
  if (error) throw new DependencyError('database', error.code);

  const begun = begunSchema.parse(data);
  if (begun.outcome !== 'begun') return { ok: false, code: begun.outcome };

  return { ok: true, value: { staffId: begun.staff_id ?? undefined } };
}
