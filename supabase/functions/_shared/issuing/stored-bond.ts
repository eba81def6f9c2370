import type { z } from 'zod';
import { agencyDay } from '../../../../src/domain/business-day.ts';
import { bondRowSchema, NAMED_MATTER_COLUMNS } from '../bond-row.ts';
import { toNamedMatter } from './named-matter.ts';

/** A bond as `public.issuing_facts` returns it. */
export const storedBondSchema = bondRowSchema
  .pick({
    id: true,
    number: true,
    application_id: true,
    bond_type_id: true,
    state_code: true,
    amount_cents: true,
    principal: true,
    ...NAMED_MATTER_COLUMNS,
    obligee: true,
    status: true,
    issued_at: true,
    effective_date: true,
    expiry_date: true,
    ends_with_last_day: true,
    verify_token: true,
    pdf_url: true,
  })
  .transform((row) => ({
    id: row.id,
    number: row.number,
    /** The application it was issued on; null for a bond that is older than this site. */
    applicationId: row.application_id,
    bondType: row.bond_type_id,
    stateCode: row.state_code,
    amount: row.amount_cents,
    principal: row.principal,
    ...toNamedMatter(row),
    obligee: row.obligee,
    status: row.status,
    issuedOn: agencyDay(new Date(row.issued_at)),
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date ?? undefined,
    endsWithLastDay: row.ends_with_last_day,
    verifyToken: row.verify_token,
    hasPapers: row.pdf_url !== null,
  }));

export type StoredBond = z.output<typeof storedBondSchema>;
