import type {
  Bid,
  ContractorDesk,
  DeskLetter,
  Grant,
  Indemnitor,
  Project,
  Schedule,
  Statement,
} from '~/domain/contractors/contractor-desk';
import { ACCOUNT_FIELDS } from '~/domain/contractors/desk-forms';
import { PROJECT_FIELDS } from '~/domain/contractors/project-form';
import { type LineConditions, readStops } from '~/domain/contractors/line-stops';
import type { OtherBid } from '~/domain/contractors/bid-spread';
import type { FormField, FormValue, FormValues } from '~/domain/contractors/typed-form';
import type { WipRow } from '~/domain/contractors/wip';
import type { Database } from '../database.types';
import { type LinkTimesRow, toLinkTimes } from '../signing/link-times';

type Tables = Database['public']['Tables'];

type LetterRow = Pick<
  Tables['bondability_letters']['Row'],
  | 'id'
  | 'project_name'
  | 'single_cents'
  | 'aggregate_cents'
  | 'issued_on'
  | 'valid_until'
  | 'created_at'
>;
type StatementRow = Tables['contractor_statements']['Row'];
type ScheduleRow = Tables['wip_schedules']['Row'];
type GrantRow = Tables['line_grants']['Row'];
type BidRow = Tables['project_bids']['Row'];
type ProjectRow = Tables['projects']['Row'] & { project_bids: BidRow[] };
type LinkRow = LinkTimesRow & Pick<Tables['signing_links']['Row'], 'id' | 'sent_to' | 'created_at'>;
type IndemnitorRow = Tables['indemnitors']['Row'] & { signing_links: LinkRow[] };

/** The tables of an account as one answer of the Data API. */
export type DeskRow = Tables['contractors']['Row'] & {
  contractor_statements: StatementRow[];
  wip_schedules: ScheduleRow[];
  line_grants: GrantRow[];
  projects: ProjectRow[];
  indemnitors: IndemnitorRow[];
  bondability_letters: LetterRow[];
};

/** The columns of {@link DeskRow}. */
export const DESK_COLUMNS = `*, contractor_statements (*), wip_schedules (*), line_grants (*), projects (*, project_bids (*)),
  indemnitors (*, signing_links (id, sent_to, created_at, expires_at, opened_at, confirmed_at, locked_at, declined_at, signed_at, voided_at,
  revoked_at)), bondability_letters (id, project_name, single_cents, aggregate_cents, issued_on, valid_until, created_at)`;

/** The account of a contractor from its rows, with our names, each list newest first. */
export function readDesk(row: DeskRow): ContractorDesk {
  return {
    id: row.id,
    version: row.version,
    legalName: row.legal_name,
    facts: factsOf(ACCOUNT_FIELDS, row),
    details: row.details as FormValues,
    largestJob: row.largest_job_cents,
    largestJobRead: row.largest_job_read_cents,
    singleAsked: row.single_asked_cents,
    aggregateAsked: row.aggregate_asked_cents,
    statements: newestFirst(row.contractor_statements.map(toStatement), ({ asOf }) => asOf),
    schedules: newestFirst(
      row.wip_schedules.map(toSchedule),
      // An unread correction comes after the schedule of its day that was read.
      ({ asOf, readAt }) => `${asOf} ${readAt ?? 'unread'}`,
    ),
    grants: row.line_grants.map(toGrant).sort((one, other) => other.version - one.version),
    projects: newestFirst(row.projects.map(toProject), ({ bidAt }) => bidAt),
    indemnitors: row.indemnitors.map(toIndemnitor),
    letters: newestFirst(row.bondability_letters, ({ created_at }) => created_at).map(toLetter),
  };
}

function newestFirst<Item>(items: Item[], day: (item: Item) => string): Item[] {
  return items.sort((one, other) => (day(one) < day(other) ? 1 : -1));
}

function factsOf(fields: readonly FormField[], row: object): FormValues {
  const columns = row as Record<string, FormValue>;

  return Object.fromEntries(fields.map(({ key }) => [key, columns[key] ?? null]));
}

function toStatement(row: StatementRow): Statement {
  return {
    id: row.id,
    kind: row.kind as Statement['kind'],
    level: row.level as Statement['level'],
    asOf: row.as_of,
    staleAfter: row.stale_after,
    currentAssets: row.current_assets_cents,
    currentLiabilities: row.current_liabilities_cents,
    netWorth: row.net_worth_cents,
    revenue: row.revenue_cents,
    profit: row.profit_cents,
    readAt: row.read_at ?? undefined,
  };
}

function toSchedule({ id, as_of: asOf, rows, read_at }: ScheduleRow): Schedule {
  const stored = rows as (Omit<WipRow, 'isBonded'> & { bonded: boolean })[];

  return {
    id,
    asOf,
    rows: stored.map(({ bonded, ...job }) => ({ ...job, isBonded: bonded })),
    readAt: read_at ?? undefined,
  };
}

function toGrant(row: GrantRow): Grant {
  return {
    id: row.id,
    version: row.version,
    single: row.single_cents,
    aggregate: row.aggregate_cents,
    basis: row.basis as Grant['basis'],
    conditions: row.conditions as LineConditions,
    effectiveOn: row.effective_on,
    reviewOn: row.review_on,
    isSuspended: row.suspended_at !== null,
    ratePlan: row.rate_plan,
    reason: row.reason,
    grantedBy: row.granted_by,
    grantedAt: row.granted_at,
    approvedBy: row.approved_by ?? undefined,
    isReplaced: row.superseded_by !== null,
    suspendReason: row.suspend_reason ?? undefined,
  };
}

function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    version: row.version,
    number: row.number,
    bidNumber: row.bid_number ?? '',
    name: row.name,
    ownerName: row.owner_name,
    ownerAddress: row.owner_address,
    place: row.place,
    state: row.state_code as Project['state'],
    kind: row.work_kind as Project['kind'],
    form: row.form as Project['form'],
    stage: row.stage as Project['stage'],
    estimate: row.estimate_cents,
    bid: row.bid_cents ?? undefined,
    finalPrice: row.final_price_cents ?? undefined,
    bidAt: row.bid_at,
    timeZone: row.time_zone,
    bidPercent: row.bid_security_percent ?? undefined,
    bidCap: row.bid_security_cap_cents ?? undefined,
    awardedOn: row.awarded_on ?? undefined,
    closedOn: row.closed_on ?? undefined,
    bidBondApplication: row.bid_bond_application ?? undefined,
    startsOn: row.starts_on ?? undefined,
    endsOn: row.ends_on ?? undefined,
    damagesPerDay: row.damages_per_day_cents,
    isHazardous: row.is_hazardous,
    hasDesign: row.has_design,
    guaranteesEfficiency: row.guarantees_efficiency,
    isTakeover: row.is_takeover,
    facts: factsOf(PROJECT_FIELDS, row),
    bids: newestFirst(row.project_bids.map(toBid), ({ askedAt }) => askedAt),
  };
}

function toBid(row: BidRow): Bid {
  return {
    id: row.id,
    price: row.price_cents,
    outcome: row.outcome as Bid['outcome'],
    stops: readStops(row.stops),
    askedAt: row.asked_at,
    firstApprovedBy: row.first_approved_by ?? undefined,
    decisionReason: row.decision_reason ?? undefined,
    tabulation: row.tabulation as OtherBid[],
    spread: row.spread_basis_points ?? undefined,
    needsUnderwriter: row.needs_underwriter,
    resultNote: row.result_note,
  };
}

function toLetter(row: LetterRow): DeskLetter {
  return {
    id: row.id,
    project: row.project_name,
    single: row.single_cents,
    aggregate: row.aggregate_cents,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
  };
}

function toIndemnitor(row: IndemnitorRow): Indemnitor {
  return {
    id: row.id,
    kind: row.kind as Indemnitor['kind'],
    relation: row.relation as Indemnitor['relation'],
    fullName: row.full_name,
    email: row.email,
    reason: row.reason,
    isReleased: row.released_at !== null,
    link: toLink(newestFirst(row.signing_links, ({ created_at }) => created_at)[0]),
  };
}

function toLink(row: LinkRow | undefined): Indemnitor['link'] {
  return row && { ...toLinkTimes(row), id: row.id, sentTo: row.sent_to, sentAt: row.created_at };
}
