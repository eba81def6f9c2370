import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { APPLICATION_STATUSES } from '../../../../src/domain/application-status.ts';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { DependencyError } from '../failures.ts';

/** What a bond takes over from the answers. They were checked when the application was submitted. */
const answersSchema = z.object({
  bondDetails: z.object({
    effectiveDate: z.iso.date(),
    termYears: z.int().positive(),
    obligee: z.string().min(1),
    purpose: z.string().optional(),
  }),
  applicant: z.object({ firstName: z.string(), lastName: z.string() }),
  business: z.object({ legalName: z.string() }),
});

const rowSchema = z
  .object({
    bond_slug: z.enum(BOND_SLUGS),
    state_code: z.enum(STATE_CODES),
    status: z.enum(APPLICATION_STATUSES),
    answers: answersSchema,
    payments: z.array(z.object({ reference: z.string(), status: z.string() })),
  })
  .transform(({ bond_slug, state_code, status, answers, payments }) => ({
    bondSlug: bond_slug,
    stateCode: state_code,
    isIssued: status === 'issued',
    answers,
    paymentReference: payments.find(({ status }) => status !== 'voided')?.reference,
  }));

/** An application as far as its bond needs it. */
export type ApplicationToIssue = z.output<typeof rowSchema>;

/** Load an application that was submitted; undefined where there is none. */
export async function loadApplicationToIssue(
  database: SupabaseClient,
  id: string,
): Promise<ApplicationToIssue | undefined> {
  const { data, error } = await database
    .from('applications')
    .select('bond_slug, state_code, status, answers, payments (reference, status)')
    .eq('id', id)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : rowSchema.parse(data);
}
