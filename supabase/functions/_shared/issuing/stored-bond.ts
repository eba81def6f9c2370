import { z } from 'zod';
import { BOND_STATUSES } from '../../../../src/domain/application-status.ts';
import { BOND_SLUGS } from '../../../../src/domain/bonds/bond-types.ts';
import { todayIn } from '../../../../src/domain/dates.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { AGENCY_TIME_ZONE } from '../business-day.ts';
import { centsColumnSchema } from '../quote-records.ts';

/** A bond as `public.issue_bond` and `public.store_bond_papers` return it. */
export const storedBondSchema = z
  .object({
    id: z.uuid(),
    number: z.string(),
    bond_type_id: z.enum(BOND_SLUGS),
    state_code: z.enum(STATE_CODES),
    amount_cents: centsColumnSchema,
    principal: z.string(),
    obligee: z.string(),
    status: z.enum(BOND_STATUSES),
    issued_at: z.coerce.date(),
    effective_date: z.iso.date(),
    expiry_date: z.iso.date().nullable(),
    verify_token: z.string(),
    pdf_url: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    bondType: row.bond_type_id,
    stateCode: row.state_code,
    amount: row.amount_cents,
    principal: row.principal,
    obligee: row.obligee,
    status: row.status,
    issuedOn: todayIn(AGENCY_TIME_ZONE, row.issued_at),
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date ?? undefined,
    verifyToken: row.verify_token,
    hasPapers: row.pdf_url !== null,
  }));

/** A bond as it is stored. */
export type StoredBond = z.output<typeof storedBondSchema>;
