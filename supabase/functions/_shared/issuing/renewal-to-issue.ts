import { z } from 'zod';
import { DependencyError } from '../failures.ts';
import type { ServiceClient } from '../service-client.ts';

const renewalSchema = z.object({
  next_due: z.iso.date(),
  bonds: z.object({
    number: z.string(),
    effective_date: z.iso.date(),
    expiry_date: z.iso.date().nullable(),
    ends_with_last_day: z.boolean(),
    principal: z.string(),
    obligee: z.string(),
    payee: z.string().nullable(),
  }),
});

/** A bond that an application renews, and the day its last term ends. */
export type RenewalToIssue = {
  bondNumber: string;
  effectiveDate: string;
  endsOn: string;
  /** Whether the papers of the bond name an end. A bond that runs until its release has none. */
  hasEnd: boolean;
  endsWithLastDay: boolean;
  principal: string;
  obligee: string;
  /** Whom the bond's paper names. Null for the oldest bonds, which name the obligee. */
  payee: string | null;
};

/** The bond that an application renews. Undefined if the application is for a new bond. */
export async function loadRenewalToIssue(
  database: ServiceClient,
  applicationId: string,
): Promise<RenewalToIssue | undefined> {
  const { data, error } = await database
    .from('renewals')
    .select(
      'next_due, bonds (number, effective_date, expiry_date, ends_with_last_day, principal, obligee, payee)',
    )
    .eq('application_id', applicationId)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);
  if (data === null) return undefined;

  const { next_due: endsOn, bonds } = renewalSchema.parse(data);
  const { number, effective_date, expiry_date, ends_with_last_day, ...parties } = bonds;

  return {
    bondNumber: number,
    endsOn,
    effectiveDate: effective_date,
    hasEnd: expiry_date !== null,
    endsWithLastDay: ends_with_last_day,
    ...parties,
  };
}
