import { z } from 'zod';
import { companionOf } from '../../../src/domain/bonds/companion.ts';
import { pairName } from '../../../src/domain/bonds/companion-words.ts';
import { BOND_SLUGS, type BondSlug } from '../../../src/domain/bonds/bond-types.ts';
import {
  personName,
  type PrincipalAnswers,
  principalLine,
  principalsOf,
} from '../../../src/domain/bonds/principals.ts';
import { payeeByLaw } from '../../../src/domain/bonds/payee-by-law.ts';
import { storedTermSchema } from '../../../src/domain/bonds/first-term.ts';
import { billedTo } from '../../../src/domain/papers/billed-to.ts';
import type { ApplicationReceipt } from '../../../src/domain/papers/application-receipt.ts';
import { namedChargesSchema } from '../../../src/domain/quote/authorized-price-schema.ts';
import { PAYMENT_METHODS } from '../../../src/domain/quote/payment-methods.ts';
import type { NamedCharges } from '../../../src/domain/rates/price-lines.ts';
import { newEnd } from '../../../src/domain/renewals/new-end.ts';
import { toPlanStamp } from '../../../src/domain/rates/plan-stamp.ts';
import { STATE_CODES, type StateCode } from '../../../src/domain/us-states.ts';
import { DependencyError } from '../_shared/failures.ts';
import { loadRenewalToIssue, type RenewalToIssue } from '../_shared/issuing/renewal-to-issue.ts';
import { storedAddressSchema } from '../_shared/issuing/waiting-paper.ts';
import { formOf } from '../_shared/papers/bond-words.ts';
import { personNameSchema } from '../_shared/person-name-schema.ts';
import type { QuoteOwner } from '../_shared/quote-ownership.ts';
import { centsColumnSchema, momentColumnSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const COLUMNS = `
  number, user_id, quote_key_hash, bond_slug, state_code, submitted_at, review_reasons, answers,
  penal_sum_cents, premium_cents, fees_cents, taxes_cents, total_cents, rate_plan, rate_plan_version,
  bond_types!applications_bond_slug_fkey (name), bonds!bonds_application_id_fkey (number, status, payee),
  bond_terms!bond_terms_application_id_fkey (number),
  payments (reference, method, last_four, status, created_at, captured_at, priced)`;

/** The answers that a receipt repeats. The submission has already checked them. */
const answersSchema = z.object({
  bondDetails: z.object({
    effectiveDate: z.iso.date(),
    termYears: z.int().positive(),
    obligee: z.string(),
    matter: z.record(z.string(), z.unknown()).optional(),
  }),
  /** Stored with the application of a new bond. */
  term: storedTermSchema.optional(),
  applicant: personNameSchema.extend({
    email: z.string(),
    address: storedAddressSchema.optional(),
    furtherPrincipals: z.array(personNameSchema).optional(),
  }),
  business: z
    .object({
      isBusiness: z.string().optional(),
      legalName: z.string().optional(),
      dbaName: z.string().optional(),
      businessAddress: storedAddressSchema.optional(),
      furtherBusinesses: z.array(z.object({ legalName: z.string() })).optional(),
    })
    .prefault({}),
});

const rowSchema = z
  .object({
    number: z.string(),
    user_id: z.uuid().nullable(),
    quote_key_hash: z.string().nullable(),
    bond_slug: z.enum(BOND_SLUGS),
    state_code: z.enum(STATE_CODES),
    submitted_at: momentColumnSchema,
    review_reasons: z.array(z.string()),
    answers: answersSchema,
    penal_sum_cents: centsColumnSchema,
    premium_cents: centsColumnSchema,
    fees_cents: centsColumnSchema,
    taxes_cents: centsColumnSchema,
    total_cents: centsColumnSchema,
    rate_plan: z.string().nullable(),
    rate_plan_version: z.int().nullable(),
    bond_types: z.object({ name: z.string() }),
    bonds: z
      .object({ number: z.string(), status: z.string(), payee: z.string().nullable() })
      .nullable(),
    bond_terms: z.object({ number: z.int() }).nullable(),
    payments: z
      .array(
        z.object({
          reference: z.string(),
          method: z.enum(PAYMENT_METHODS),
          last_four: z.string().nullable(),
          status: z.string(),
          created_at: momentColumnSchema,
          captured_at: momentColumnSchema.nullable(),
          priced: z.object({ charges: namedChargesSchema.optional() }).nullable(),
        }),
      )
      .min(1),
  })
  .transform(({ answers: { bondDetails, applicant, business, term }, ...row }) => ({
    owner: { userId: row.user_id, keyHash: row.quote_key_hash },
    /** The database stores the new term only when it continues the bond. */
    isRenewed: row.bond_terms !== null,
    receipt: {
      applicationNumber: row.number,
      submittedAt: row.submitted_at,
      isApproved: row.review_reasons.length === 0,
      bondName: pairName(row.bond_types.name, companionOf(bondDetails.matter ?? {})),
      stateCode: row.state_code,
      amount: row.penal_sum_cents,
      effectiveDate: bondDetails.effectiveDate,
      termYears: bondDetails.termYears,
      firstTermEndsOn: term?.endsOn,
      firstTermEnding: term?.ending,
      obligee: bondDetails.obligee,
      payee: payeeOn(row, bondDetails.obligee),
      applicantName: personName(applicant),
      principals: boundParties(row.bond_slug, { applicant, business }),
      applicantEmail: applicant.email,
      billedTo: billedTo(row.bond_slug, { applicant, business }),
      price: {
        premium: row.premium_cents,
        fees: row.fees_cents,
        taxes: row.taxes_cents,
        total: row.total_cents,
      },
      plan: toPlanStamp(row),
      bondNumber: numberInForce(row.bonds),
      ...lastPayment(row.payments),
    },
  }));

/** Whom the paper of a new bond names: by its stored form or, before the bond exists, by the form of today. */
function payeeOn(
  row: { bonds: { payee: string | null } | null; bond_slug: BondSlug; state_code: StateCode },
  office: string,
): string | undefined {
  if (row.bonds) return row.bonds.payee ?? undefined;

  const { payee } = formOf({ bondType: row.bond_slug, stateCode: row.state_code });

  return payee && payeeByLaw({ payees: { [row.state_code]: payee } }, row.state_code, office);
}

/** The number of the bond. Undefined while the bond waits for its papers and signatures: it is not in force then. */
function numberInForce(bond: { number: string; status: string } | null): string | undefined {
  return bond === null || bond.status === 'pending' ? undefined : bond.number;
}

/** Everyone that the bond binds, in one line. Undefined if it binds the applicant alone. */
function boundParties(slug: BondSlug, answers: PrincipalAnswers): string | undefined {
  const line = principalLine(principalsOf({ slug }, answers));

  return line === '' || line === personName(answers.applicant) ? undefined : line;
}

/** Load the receipt data and the owner of a submitted application. Undefined if there is no such application. */
export async function findReceipt(
  database: ServiceClient,
  applicationId: string,
): Promise<{ owner: QuoteOwner; receipt: ApplicationReceipt } | undefined> {
  const { data, error } = await database
    .from('applications')
    .select(COLUMNS)
    .eq('id', applicationId)
    .not('submitted_at', 'is', null)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  if (data === null) return undefined;

  const { owner, isRenewed, receipt } = rowSchema.parse(data);
  const renewed = await loadRenewalToIssue(database, applicationId);

  return {
    owner,
    receipt: {
      ...receipt,
      ...(renewed && {
        payee: renewed.payee ?? undefined,
        renewal: { ...renewalOf(renewed, receipt), isRenewed },
      }),
    },
  };
}

/** The renewed bond, and the day that its papers name as the end of the new term if they name one. */
function renewalOf(
  renewed: RenewalToIssue,
  { termYears }: Pick<ApplicationReceipt, 'termYears'>,
): { bondNumber: string; endsOn?: string } {
  return {
    bondNumber: renewed.bondNumber,
    ...(renewed.hasEnd && { endsOn: newEnd(renewed, termYears) }),
  };
}

type PaymentRow = { reference: string; method: (typeof PAYMENT_METHODS)[number] } & {
  last_four: string | null;
  status: string;
  created_at: string;
  captured_at: string | null;
  priced: { charges?: NamedCharges | undefined } | null;
};

/**
 * The last payment, with the fees and taxes of its price. Accepting another price makes another payment, so the last one
 * is for the current price.
 */
function lastPayment(payments: PaymentRow[]): Pick<ApplicationReceipt, 'payment' | 'charges'> {
  const last = [...payments].sort((a, b) => a.created_at.localeCompare(b.created_at)).at(-1);
  if (last === undefined) throw new Error('[receipt] An application was submitted unpaid');

  return {
    charges: last.priced?.charges,
    payment: {
      reference: last.reference,
      method: last.method,
      ...(last.last_four !== null && { lastFour: last.last_four }),
      ...(last.captured_at !== null && { capturedAt: last.captured_at }),
      isReleased: last.status === 'voided',
    },
  };
}
