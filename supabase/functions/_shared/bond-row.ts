import { z } from 'zod';
import { BOND_STATUSES } from '../../../src/domain/bonds/bond-status.ts';
import { BOND_SLUGS } from '../../../src/domain/bonds/bond-types.ts';
import { STATE_CODES } from '../../../src/domain/us-states.ts';
import { centsColumnSchema, momentColumnSchema } from './quote-records.ts';

/**
 * A row of `public.bonds`, the only schema of its columns. A reader picks the columns that its query selects, and adds
 * what the query joins.
 */
export const bondRowSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  application_id: z.uuid().nullable(),
  user_id: z.uuid().nullable(),
  bond_type_id: z.enum(BOND_SLUGS),
  state_code: z.enum(STATE_CODES),
  amount_cents: centsColumnSchema,
  power_limit_cents: centsColumnSchema,
  principal: z.string(),
  /** Each principal's name as typed, the applicant first. Null: an older bond, which has one principal. */
  principals: z.array(z.string()).nullable(),
  matter: z.record(z.string(), z.string()).nullable(),
  caption: z.string().nullable(),
  capacity: z.string().nullable(),
  purpose: z.string().nullable(),
  rate_plan: z.string().nullable(),
  rate_plan_version: z.int().nullable(),
  /** The form of its first paper. All three are null for an older bond. */
  form_id: z.string().nullable(),
  payee: z.string().nullable(),
  matter_label: z.string().nullable(),
  obligee: z.string(),
  status: z.enum(BOND_STATUSES),
  issued_at: momentColumnSchema,
  effective_date: z.iso.date(),
  expiry_date: z.iso.date().nullable(),
  ends_with_last_day: z.boolean(),
  verify_token: z.string(),
  pdf_url: z.string().nullable(),
  poa_pdf_url: z.string().nullable(),
});

/** The columns with the facts that a bond's papers name besides principal and obligee. */
export const NAMED_MATTER_COLUMNS = {
  principals: true,
  matter: true,
  caption: true,
  capacity: true,
  purpose: true,
  form_id: true,
  payee: true,
  matter_label: true,
} as const;
