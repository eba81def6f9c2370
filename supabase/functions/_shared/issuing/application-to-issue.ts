import { z } from 'zod';
import { storedTermSchema } from '../../../../src/domain/bonds/first-term.ts';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { DependencyError } from '../failures.ts';
import { personNameSchema } from '../person-name-schema.ts';
import type { ServiceClient } from '../service-client.ts';
import { storedAddressSchema } from './waiting-paper.ts';

/** The answers that a bond copies. They were checked when the application was submitted. */
const answersSchema = z.object({
  bondDetails: z.object({
    effectiveDate: z.iso.date(),
    termYears: z.int().positive(),
    obligee: z.string().min(1),
    purpose: z.string().optional(),
  }),
  /** Missing in applications from before terms were stored. */
  term: storedTermSchema.optional(),
  applicant: personNameSchema.extend({
    furtherPrincipals: z.array(personNameSchema).optional(),
    address: storedAddressSchema.optional(),
    phone: z.string().optional(),
  }),
  business: z.object({
    isBusiness: z.string().optional(),
    businessAddress: storedAddressSchema.optional(),
    legalName: z.string().optional(),
    dbaName: z.string().optional(),
    furtherBusinesses: z.array(z.object({ legalName: z.string() })).optional(),
  }),
});

const rowSchema = z
  .object({ bond_slug: z.enum(BOND_SLUGS), state_code: z.enum(STATE_CODES), answers: z.unknown() })
  .transform(({ bond_slug, state_code, answers }) => ({
    bondSlug: bond_slug,
    stateCode: state_code,
    answers: answersSchema.parse(answers),
    /** All answers, for the matter of the bond. */
    allAnswers: answers,
  }));

/** The parts of an application that its bond needs. */
export type ApplicationToIssue = z.output<typeof rowSchema>;

/** Load a submitted application. Undefined if there is none. */
export async function loadApplicationToIssue(
  database: ServiceClient,
  id: string,
): Promise<ApplicationToIssue | undefined> {
  const { data, error } = await database
    .from('applications')
    .select('bond_slug, state_code, answers')
    .eq('id', id)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : rowSchema.parse(data);
}
