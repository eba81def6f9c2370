import { z } from 'zod';
import { isReleasedBy } from '../../../src/domain/bond-requests/request-kinds.ts';
import { BOND_STATUSES } from '../../../src/domain/bonds/bond-status.ts';
import { endsAtAward } from '../../../src/domain/bonds/bond-types.ts';
import { NOT_ASSIGNED } from '../../../src/domain/bonds/case-number.ts';
import { otherPayee } from '../../../src/domain/bonds/payee.ts';
import type {
  BondVerification,
  CertificateRecord,
  PowerRecord,
  RiderRecord,
} from '../../../src/domain/bonds/bond-verification.ts';
import {
  type BondabilityLetter,
  readLetter,
} from '../../../src/domain/contractors/bondability-letter.ts';
import {
  verificationRequestSchema,
  type VerificationRequest,
} from '../../../src/domain/bonds/verification-request.ts';
import { powerNumber } from '../../../src/domain/papers/issued-bond.ts';
import { readManifest } from '../../../src/domain/proof/bond-manifest.ts';
import type { SignedManifest } from '../../../src/domain/proof/signed-manifest.ts';
import { agencyDay } from '../../../src/domain/business-day.ts';
import { isDemonstration } from '../_shared/demonstration.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { capitalized } from '../../../src/domain/formats/capitalized.ts';
import { centsColumnSchema } from '../_shared/quote-records.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const COLUMNS = `
  bond_type_id, status, number, principal, capacity, caption, case_number:matter->>caseNumber, obligee, payee, amount_cents,
  power_limit_cents, issued_at, effective_date, expiry_date, last_day, cancelled_on, pdf_sha256, poa_pdf_sha256,
  bond_manifests (revision, manifest, signature, key_id), bond_terms (number, starts_on, ends_on, issued_at, certificate_sha256),
  bond_riders (number, effective_on, amount_before_cents, amount_cents, power_limit_cents, pdf_sha256, poa_pdf_sha256), bond_requests (kind, status)
`;

const manifestRowsSchema = z
  .array(
    z.object({
      revision: z.int(),
      manifest: z.string(),
      signature: z.string(),
      key_id: z.string(),
    }),
  )
  .transform((rows): SignedManifest | null => {
    const latest = rows.toSorted((one, other) => other.revision - one.revision)[0];

    return latest
      ? { manifest: latest.manifest, signature: latest.signature, keyId: latest.key_id }
      : null;
  });

const termRowsSchema = z
  .array(
    z.object({
      number: z.int(),
      starts_on: z.iso.date(),
      ends_on: z.iso.date().nullable(),
      issued_at: z.coerce.date(),
      certificate_sha256: z.string().nullable(),
    }),
  )
  .transform((rows) =>
    rows
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ number: term, certificate_sha256: sha256, ...row }): CertificateRecord[] =>
        sha256 === null
          ? []
          : [
              {
                term,
                sha256,
                startsOn: row.starts_on,
                ...(row.ends_on !== null && { endsOn: row.ends_on }),
                signedOn: agencyDay(row.issued_at),
              },
            ],
      ),
  );

const riderRowsSchema = z
  .array(
    z.object({
      number: z.int(),
      effective_on: z.iso.date(),
      amount_before_cents: centsColumnSchema,
      amount_cents: centsColumnSchema,
      power_limit_cents: centsColumnSchema.nullable(),
      pdf_sha256: z.string().nullable(),
      poa_pdf_sha256: z.string().nullable(),
    }),
  )
  .transform((rows) => rows.toSorted((one, other) => one.number - other.number))
  .transform((rows) => ({
    /** The penal sum of the bond before its riders. Undefined if none changed it. */
    firstAmount: rows.find(changesAmount)?.amount_before_cents,
    powers: rows.flatMap(({ number: rider, power_limit_cents: limit, effective_on: date }) =>
      limit === null ? [] : [{ rider, limit, date }],
    ),
    records: rows.map((rider): RiderRecord => ({
      number: rider.number,
      effectiveOn: rider.effective_on,
      sha256: rider.pdf_sha256,
      powerSha256: rider.poa_pdf_sha256,
      ...(changesAmount(rider) && {
        amount: { before: rider.amount_before_cents, after: rider.amount_cents },
      }),
    })),
  }));

function changesAmount(rider: { amount_before_cents: number; amount_cents: number }): boolean {
  return rider.amount_before_cents !== rider.amount_cents;
}

const rowSchema = z
  .object({
    bond_type_id: z.string(),
    status: z.enum(BOND_STATUSES),
    number: z.string(),
    principal: z.string(),
    capacity: z.string().nullable(),
    caption: z.string().nullable(),
    case_number: z.string().nullable(),
    obligee: z.string(),
    payee: z.string().nullable(),
    amount_cents: centsColumnSchema,
    power_limit_cents: centsColumnSchema,
    issued_at: z.coerce.date(),
    effective_date: z.iso.date(),
    expiry_date: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
    cancelled_on: z.iso.date().nullable(),
    pdf_sha256: z.string().nullable(),
    poa_pdf_sha256: z.string().nullable(),
    bond_manifests: manifestRowsSchema,
    bond_terms: termRowsSchema,
    bond_riders: riderRowsSchema,
    bond_requests: z.array(z.object({ kind: z.string(), status: z.string() })),
  })
  .transform((row) => ({ ...row, issued_on: agencyDay(row.issued_at) }))
  .transform((row): BondVerification => ({
    status: row.status,
    number: row.number,
    principal: row.principal,
    ...(row.capacity !== null && { capacity: capitalized(row.capacity) }),
    ...(row.caption !== null && { caption: row.caption }),
    ...(row.case_number !== null &&
      row.case_number !== NOT_ASSIGNED && { caseNumber: row.case_number }),
    obligee: row.obligee,
    ...otherPayee(row),
    amount: row.amount_cents,
    powerLimit: row.power_limit_cents,
    powers: powersOf(row),
    powerDate: row.bond_riders.powers.at(-1)?.date ?? row.issued_on,
    issuedOn: row.issued_on,
    effectiveDate: row.effective_date,
    expiryDate: row.expiry_date,
    ...(row.last_day !== null && { lastDay: row.last_day }),
    cancelledOn: row.cancelled_on,
    ...(endsAtAward(row.bond_type_id) && { endsAtAward: true }),
    ...(isReleasedBy(row.bond_requests) && { isReleased: true }),
    papers: {
      bond: row.pdf_sha256,
      powerOfAttorney: row.poa_pdf_sha256,
      continuations: row.bond_terms,
      riders: row.bond_riders.records,
    },
    ...((isDemonstration() || isSpecimen(row.bond_manifests)) && { isSpecimen: true }),
    proof: row.bond_manifests,
  }));

/** The power of attorney that came with the bond, for its first penal sum, and those of its riders. */
function powersOf(row: {
  number: string;
  power_limit_cents: number;
  issued_on: string;
  bond_riders: z.output<typeof riderRowsSchema>;
}): PowerRecord[] {
  const { number, bond_riders: riders } = row;
  const limit = riders.firstAmount ?? row.power_limit_cents;

  return [
    { number: powerNumber({ number }), limit, date: row.issued_on },
    ...riders.powers.map(({ rider, ...power }) => ({
      number: powerNumber({ number, rider: { number: rider } }),
      ...power,
      rider,
    })),
  ];
}

/** A manifest signed in a demonstration stays a specimen, even after the demonstration. */
function isSpecimen(proof: SignedManifest | null): boolean {
  return proof !== null && readManifest(proof.manifest)?.specimen === true;
}

/**
 * The public facts of a bond or a letter of bondability for anybody who has its verify token, which is printed on its
 * papers. The bond number alone gives no access.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'verify-bond',
      // A clerk's office shares an address. A token has 186 bits, so guessing needs no limit.
      limit: { allowed: 120, windowSeconds: 600 },
      schema: verificationRequestSchema,
      needsFactor: false,
      handle: ({ body }) => verifyBond(dependencies.database, body),
    },
    dependencies,
  );
}

async function verifyBond(
  database: ServiceClient,
  { token }: VerificationRequest,
): Promise<Outcome<BondVerification | { letter: BondabilityLetter }>> {
  const { data, error } = await database
    .from('bonds')
    .select(COLUMNS)
    .eq('verify_token', token)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? verifyLetter(database, token) : { ok: true, value: rowSchema.parse(data) };
}

/** A code that belongs to no bond may belong to a letter of bondability. */
async function verifyLetter(
  database: ServiceClient,
  token: string,
): Promise<Outcome<{ letter: BondabilityLetter }>> {
  const { data, error } = await database.rpc('verify_letter', { token });
  if (error) throw new DependencyError('database', error.code);

  const letter = readLetter({ letter: data });
  if (letter === undefined) return { ok: false, code: 'not-found' };

  return {
    ok: true,
    value: { letter: { ...letter, ...(isDemonstration() && { isSpecimen: true }) } },
  };
}
