import type { RenewalStatus } from '~/domain/bonds/renewal-status';
import type { Rider } from '~/domain/bonds/rider';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';
import { toRenewals } from './renewal-rows';
import { toRiders } from './rider-rows';

/** A bond that was issued to a customer. */
export type Bond = {
  id: string;
  number: string;
  applicationId?: string;
  bondSlug: string;
  bondName: string;
  stateCode: string;
  amount: Cents;
  premium: Cents;
  principal: string;
  obligee: string;
  status: string;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  effectiveDate: IsoDate;
  /** The first day without it; left out where it ends when the obligee releases it. */
  expiryDate?: IsoDate;
  /** The first day without a bond that was cancelled or released; it may lie ahead. */
  cancelledOn?: IsoDate;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  verifyToken: string;
  /** The terms that continued it, the first one first. */
  continuations: Continuation[];
  /** What changed its words, the first one first. */
  riders: Rider[];
  renewals: { nextDue: IsoDate; status: RenewalStatus }[];
};

/** A term that continued a bond. */
export type Continuation = {
  /** 2 for the first continuation. */
  term: number;
  startsOn: IsoDate;
  /** The first day after it, or the day to which a bond without an end is paid. */
  endsOn: IsoDate;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  hasCertificate: boolean;
};

/** Some rows of a list, and how many there are in all. */
export type BondPage = { bonds: Bond[]; total: number };

/** The first and last row wanted, counted from 0, both of it. */
export type Rows = { first: number; last: number };

/** 'no-such-rows': the list ends before the first row that was asked for. */
export type BondListFailure = 'load-failed' | 'no-such-rows' | ConnectionFailure;

const TIMEOUT_MS = 10_000;

/** PostgREST: the range begins after the end of the list. */
const RANGE_NOT_SATISFIABLE = 416;

const COLUMNS = `
  id, number, application_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
  issued_at, effective_date, expiry_date, cancelled_on, pdf_url, poa_pdf_url, verify_token, bond_types (name),
  bond_terms (number, starts_on, ends_on, issued_at, certificate_url),
  bond_riders (number, kind, amount_before_cents, amount_cents, effective_on, issued_at, pdf_url, poa_pdf_url),
  renewals (next_due, status)
`;

type BondRow = NonNullable<Awaited<ReturnType<typeof bondsOf>>['data']>[number];

/** Rows of the bonds of a user, the newest first. */
export async function listBonds(
  db: Db,
  userId: string,
  rows: Rows,
): Promise<Result<BondPage, BondListFailure>> {
  return readPage(await newestFirst(bondsOf(db, userId), rows));
}

/** Rows of the bonds of a user that have a file to download, the newest first. */
export async function listBondsWithFiles(
  db: Db,
  userId: string,
  rows: Rows,
): Promise<Result<BondPage, BondListFailure>> {
  const withFiles = bondsOf(db, userId).or('pdf_url.not.is.null,poa_pdf_url.not.is.null');

  return readPage(await newestFirst(withFiles, rows));
}

/** The bond of a user with this id; undefined where there is none, or it is another's. */
export async function findBond(
  db: Db,
  userId: string,
  id: string,
): Promise<Result<Bond | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await bondsOf(db, userId)
    .eq('id', id)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false);
  if (error) return fail(status === 0 ? connectionFailure() : 'load-failed');

  return ok(data[0] && toBond(data[0]));
}

function bondsOf(db: Db, userId: string) {
  return db.from('bonds').select(COLUMNS, { count: 'exact' }).eq('user_id', userId);
}

function newestFirst(query: ReturnType<typeof bondsOf>, { first, last }: Rows) {
  return query
    .order('issued_at', { ascending: false })
    .order('id')
    .range(first, last)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the page has a button to try again, and an answer soon beats one in silence
}

function readPage({
  data,
  count,
  error,
  status,
}: Awaited<ReturnType<typeof newestFirst>>): Result<BondPage, BondListFailure> {
  if (status === 0) return fail(connectionFailure());
  if (status === RANGE_NOT_SATISFIABLE) return fail('no-such-rows');
  if (error || count === null) return fail('load-failed');

  return ok({ bonds: data.map(toBond), total: count });
}

function toBond(row: BondRow): Bond {
  return {
    id: row.id,
    number: row.number,
    ...(row.application_id !== null && { applicationId: row.application_id }),
    bondSlug: row.bond_type_id,
    bondName: row.bond_types.name,
    stateCode: row.state_code,
    amount: row.amount_cents,
    premium: row.premium_cents,
    principal: row.principal,
    obligee: row.obligee,
    status: row.status,
    issuedAt: row.issued_at,
    effectiveDate: row.effective_date,
    ...(row.expiry_date !== null && { expiryDate: row.expiry_date }),
    ...(row.cancelled_on !== null && { cancelledOn: row.cancelled_on }),
    hasBondFile: row.pdf_url !== null,
    hasPoaFile: row.poa_pdf_url !== null,
    verifyToken: row.verify_token,
    continuations: toContinuations(row.bond_terms),
    riders: toRiders(row.bond_riders),
    renewals: toRenewals(row.renewals),
  };
}

/** The first term is the bond as it was issued; only those after it continue it. */
function toContinuations(terms: BondRow['bond_terms']): Continuation[] {
  return terms
    .flatMap(({ number, starts_on, ends_on, issued_at, certificate_url }) =>
      number === 1 || ends_on === null
        ? []
        : [
            {
              ...{ term: number, startsOn: starts_on, endsOn: ends_on, issuedAt: issued_at },
              hasCertificate: certificate_url !== null,
            },
          ],
    )
    .sort((one, other) => one.term - other.term);
}
