import { z } from 'zod';
import { RIDER_KINDS } from '../../../../src/domain/bond-requests/request-kinds.ts';
import type { ContinuedBond, RiderBond } from '../../../../src/domain/papers/issued-bond.ts';
import { STATE_CODES } from '../../../../src/domain/us-states.ts';
import { agencyDay } from '../../../../src/domain/business-day.ts';
import { bondRowSchema, NAMED_MATTER_COLUMNS } from '../bond-row.ts';
import { centsColumnSchema } from '../quote-records.ts';
import { toNamedMatter } from './named-matter.ts';
import { toRiderChange } from './to-rider-change.ts';

/** An address of a bond or a request. It was checked when it was requested. */
export const storedAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: z.enum(STATE_CODES),
  zipCode: z.string(),
});

const daySchema = z.coerce.date().transform((moment) => agencyDay(moment));

const ofBond = {
  bond: bondRowSchema
    .pick({
      number: true,
      bond_type_id: true,
      state_code: true,
      obligee: true,
      effective_date: true,
      expiry_date: true,
      ends_with_last_day: true,
      verify_token: true,
      principal: true,
      ...NAMED_MATTER_COLUMNS,
    })
    .extend({ issued_at: daySchema }),
  bond_name: z.string(),
};

const riderRowSchema = z.object({
  kind: z.literal('rider'),
  ...ofBond,
  says: z.object({
    number: z.int(),
    kind: z.enum(RIDER_KINDS),
    principal_before: z.string(),
    principal: z.string(),
    /** After the rider. Missing on the rows of older riders. */
    principals: z.array(z.string()).nullish(),
    amount_before_cents: centsColumnSchema,
    amount_cents: centsColumnSchema,
    address_before: storedAddressSchema.nullable(),
    address: storedAddressSchema.nullable(),
    power_rider: z.int().nullable(),
    effective_on: z.iso.date(),
  }),
});

const certificateRowSchema = z.object({
  kind: z.literal('certificate'),
  ...ofBond,
  says: z.object({
    number: z.int(),
    principal: z.string(),
    amount_cents: centsColumnSchema,
    power_rider: z.int().nullable(),
    starts_on: z.iso.date(),
    ends_on: z.iso.date(),
    issued_at: daySchema,
  }),
});

const rowSchema = z.discriminatedUnion('kind', [riderRowSchema, certificateRowSchema]);

type RiderRow = z.output<typeof riderRowSchema>;
type CertificateRow = z.output<typeof certificateRowSchema>;

/** A rider or a certificate without its paper, with all printed facts. `term` is the number of the bond's term. */
export type WaitingPaper =
  { kind: 'rider'; facts: RiderBond } | { kind: 'certificate'; term: number; facts: ContinuedBond };

/**
 * Read a row of `public.take_waiting_papers`. The printed facts come from the row, as they were when the rider was
 * approved or the term was added, because the bond may have changed since. `site` is the site that verifies bonds.
 * Throws for any other value.
 */
export function readWaitingPaper(row: unknown, site: string): WaitingPaper {
  const paper = rowSchema.parse(row);
  if (paper.kind === 'rider') return { kind: 'rider', facts: riderFacts(paper, site) };

  return { kind: 'certificate', term: paper.says.number, facts: certificateFacts(paper, site) };
}

function riderFacts({ says, ...row }: RiderRow, site: string): RiderBond {
  const before = {
    principal: says.principal_before,
    amount: says.amount_before_cents,
    address: says.address_before,
  };
  const after = { principal: says.principal, amount: says.amount_cents, address: says.address };

  return {
    ...bondFacts(row, site),
    principal: before.principal,
    principals: says.principals ?? [after.principal],
    amount: after.amount,
    issuedOn: says.effective_on,
    rider: {
      number: says.number,
      bondIssuedOn: row.bond.issued_at,
      change: toRiderChange(says.kind, before, after),
    },
    powerRider: says.power_rider ?? undefined,
  };
}

function certificateFacts({ says, ...row }: CertificateRow, site: string): ContinuedBond {
  const { starts_on: from, ends_on: to } = says;

  return {
    ...bondFacts(row, site),
    principal: says.principal,
    amount: says.amount_cents,
    issuedOn: says.issued_at,
    ...(row.bond.expiry_date !== null && { expiryDate: to }),
    endsWithLastDay: row.bond.ends_with_last_day,
    continuation: { from, to },
    powerRider: says.power_rider ?? undefined,
  };
}

/** What no rider changes. */
function bondFacts(
  { bond, bond_name: bondName }: Pick<RiderRow, 'bond' | 'bond_name'>,
  site: string,
) {
  const named = toNamedMatter(bond);

  return {
    number: bond.number,
    bondType: bond.bond_type_id,
    bondName,
    stateCode: bond.state_code,
    obligee: bond.obligee,
    ...named,
    // Today's form may name another payee than the paper of an older bond.
    form: named.form ?? { payee: bond.obligee },
    effectiveDate: bond.effective_date,
    verifyUrl: `${site}/verify/${bond.verify_token}`,
  };
}
