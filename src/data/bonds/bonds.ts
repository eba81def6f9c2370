import type { BondSlug } from '~/domain/bonds/bond-types';
import { companionOf } from '~/domain/bonds/companion';
import { COMPANION_KEY } from '~/domain/bonds/companion-words';
import {
  isReleasedBy,
  REQUEST_KINDS,
  type RequestKind,
} from '~/domain/bond-requests/request-kinds';
import { bondTitle } from '~/domain/bonds/bond-title';
import { type FilingStep, readSteps } from '~/domain/bonds/filing-steps';
import { otherPayee } from '~/domain/bonds/payee';
import { isTermOver } from '~/domain/renewals/reminders';
import type { RenewalStatus } from '~/domain/renewals/renewal-window';
import type { Rider } from '~/domain/bonds/rider';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import { type Continuation, toContinuations } from './continuation-rows';
import { toRenewals } from './renewal-rows';
import { toRiders } from './rider-rows';
import { withinTime } from '../connection/within-time';

/** A bond issued to a customer. */
export type Bond = {
  id: string;
  number: string;
  applicationId?: string;
  bondSlug: string;
  /** The name in the catalog with the matter: "Executor Bond, Estate of Mary Smith, Charleston County". */
  bondName: string;
  stateCode: string;
  amount: Cents;
  premium: Cents;
  principal: string;
  /** Each principal's name. Missing for older bonds, which have one. */
  principals?: readonly string[];
  obligee: string;
  /** The obligee on the paper, if the law requires another one than the office where the bond is filed. */
  payee?: string;
  /** The status on the day of loading: `expired` from the end of the term on, even before the nightly job records it. */
  status: string;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  effectiveDate: IsoDate;
  /** The first day without coverage. Missing when the bond lasts until the obligee releases it. */
  expiryDate?: IsoDate;
  /** The last day of the term, when the papers name it instead of the first day without coverage. */
  lastDay?: IsoDate;
  /**
   * The first day without coverage of a bond that was cancelled or released. It may be in the
   * future.
   */
  cancelledOn?: IsoDate;
  /** Whether the bond ended with its release, and not with a cancellation. */
  isReleased: boolean;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  verifyToken: string;
  /** The terms that continued the bond, oldest first. */
  continuations: Continuation[];
  /** The riders that changed the bond, oldest first. */
  riders: Rider[];
  /** Whether staff finish the bond by hand. */
  isHeld: boolean;
  /** The matter for which the customer's law firm applied for it, if the customer may open the matter. */
  matterId?: string;
  /** The bond that comes with it under the same number. */
  companion?: BondSlug;
  /** The answer to the question for the case number. Missing for a bond without that question. */
  caseNumber?: string;
  /** The requests about the bond that wait for an underwriter. */
  openRequests: RequestKind[];
  /** The steps with the papers that the customer ticked. */
  doneSteps: FilingStep[];
  renewals: { nextDue: IsoDate; status: RenewalStatus }[];
};

/** Some rows of a list, and the total number of rows. */
export type BondPage = { bonds: Bond[]; total: number };

/** The first and last row to load, counted from 0. Both are included. */
export type Rows = { first: number; last: number };

type WantedBonds = {
  today: IsoDate;
  rows: Rows;
  /** A part of the number, of a party or of the matter. */
  search?: string;
};

/** 'no-such-rows': the list ends before the first requested row. */
export type BondListFailure = 'load-failed' | 'no-such-rows' | ConnectionFailure;

/** PostgREST's status when the range begins after the end of the list. */
const RANGE_NOT_SATISFIABLE = 416;

const COLUMNS = `
  id, number, application_id, bond_type_id, state_code, amount_cents, premium_cents, principal, principals, caption,
  companion:matter->>companion, caseNumber:matter->>caseNumber, obligee, payee, status, issued_at, effective_date, expiry_date, last_day, cancelled_on, pdf_url, poa_pdf_url, verify_token, bond_types (name),
  bond_terms (number, application_id, starts_on, ends_on, issued_at, certificate_url),
  bond_riders (number, kind, amount_before_cents, amount_cents, effective_on, issued_at, pdf_url, poa_pdf_url),
  renewals (next_due, status),
  bond_filing_steps (step, term, rider), bond_requests (kind, status),
  applications!bonds_application_id_fkey (is_held, matters (id))
`;

type BondRow = NonNullable<Awaited<ReturnType<typeof bondsOf>>['data']>[number];

/** Load some of a user's bonds, newest first: all, or those whose number, parties or matter contain a text. */
export async function listBonds(
  db: Db,
  userId: string,
  { today, rows, search = '' }: WantedBonds,
): Promise<Result<BondPage, BondListFailure>> {
  const bonds = bondsOf(db, userId);
  const found = search === '' ? bonds : bonds.or(containsText(search));

  return readPage(await newestFirst(found, rows), today);
}

const SEARCHED = ['number', 'obligee', 'principal', 'caption'];

/** A filter of PostgREST. Characters with a meaning in its patterns and lists match any character. */
function containsText(text: string): string {
  const pattern = text.replace(/[^\p{L}\p{N} &'-]/gu, '_');

  return SEARCHED.map((column) => `${column}.ilike.*${pattern}*`).join();
}

const WITH_FILES = 'pdf_url.not.is.null,poa_pdf_url.not.is.null';

/** Load some of a user's bonds with a signed file to download, newest first: all, or those that `listBonds` would find. */
export async function listBondsWithFiles(
  db: Db,
  userId: string,
  { today, rows, search = '' }: WantedBonds,
): Promise<Result<BondPage, BondListFailure>> {
  // One filter, because a second `or` of a query may replace the first.
  const filter = search === '' ? WITH_FILES : `and(or(${WITH_FILES}),or(${containsText(search)}))`;

  const ready = bondsOf(db, userId).neq('status', 'pending').or(filter);

  return readPage(await newestFirst(ready, rows), today);
}

/** Find a user's bond by id. Undefined when it does not exist or belongs to another user. */
export async function findBond(
  db: Db,
  userId: string,
  { id, today }: { id: string; today: IsoDate },
): Promise<Result<Bond | undefined, 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(bondsOf(db, userId).eq('id', id));
  if (error) return fail(loadFailure(status));

  return ok(data[0] && toBond(data[0], today));
}

function bondsOf(db: Db, userId: string) {
  return db.from('bonds').select(COLUMNS, { count: 'exact' }).eq('user_id', userId);
}

function newestFirst(query: ReturnType<typeof bondsOf>, { first, last }: Rows) {
  return withinTime(query.order('issued_at', { ascending: false }).order('id').range(first, last));
}

function readPage(
  { data, count, error, status }: Awaited<ReturnType<typeof newestFirst>>,
  today: IsoDate,
): Result<BondPage, BondListFailure> {
  if (status === 0) return fail(connectionFailure());
  if (status === RANGE_NOT_SATISFIABLE) return fail('no-such-rows');
  if (error || count === null) return fail('load-failed');

  return ok({ bonds: data.map((row) => toBond(row, today)), total: count });
}

function toBond(row: BondRow, today: IsoDate): Bond {
  const hasEnded = row.expiry_date !== null && isTermOver(row.expiry_date, today);
  const companion = companionOf({ [COMPANION_KEY]: row.companion });

  return {
    id: row.id,
    number: row.number,
    ...(row.application_id !== null && { applicationId: row.application_id }),
    bondSlug: row.bond_type_id,
    bondName: bondTitle(row.bond_types.name, row.caption),
    stateCode: row.state_code,
    amount: row.amount_cents,
    premium: row.premium_cents,
    principal: row.principal,
    ...(row.principals && { principals: row.principals }),
    obligee: row.obligee,
    ...otherPayee(row),
    status: row.status === 'active' && hasEnded ? 'expired' : row.status,
    issuedAt: row.issued_at,
    effectiveDate: row.effective_date,
    ...(row.expiry_date !== null && { expiryDate: row.expiry_date }),
    ...(row.last_day !== null && { lastDay: row.last_day }),
    ...(row.cancelled_on !== null && { cancelledOn: row.cancelled_on }),
    isReleased: isReleasedBy(row.bond_requests),
    // Unsigned files are not the bond yet.
    hasBondFile: row.pdf_url !== null && row.status !== 'pending',
    hasPoaFile: row.poa_pdf_url !== null && row.status !== 'pending',
    verifyToken: row.verify_token,
    continuations: toContinuations(row),
    riders: toRiders(row),
    isHeld: row.applications?.is_held ?? false,
    ...(row.applications?.matters && { matterId: row.applications.matters.id }),
    ...(companion && { companion }),
    ...(row.caseNumber && { caseNumber: row.caseNumber }),
    renewals: toRenewals(row.renewals),
    openRequests: REQUEST_KINDS.filter((kind) =>
      row.bond_requests.some((request) => request.kind === kind && request.status === 'requested'),
    ),
    doneSteps: readSteps(row.bond_filing_steps.map(({ step }) => step)),
  };
}
