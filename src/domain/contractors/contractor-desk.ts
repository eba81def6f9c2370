/** The account of a contractor as its desk and the underwriters see it. Amounts in cents, days in ISO 8601. */
import type { Cents } from '../money.ts';
import type { LinkTimes } from '../signing/signing-state.ts';
import type { StatementKind, StatementLevel } from './closed-sets.ts';
import type { BidProject, Line, LineAccount, LineStop } from './line-stops.ts';
import type { OtherBid } from './bid-spread.ts';
import type { FormValues } from './typed-form.ts';
import { countedUse, type CountedUse, isSigned, type LineSchedules } from './line-used.ts';
import type { WipRow } from './wip.ts';

export type Statement = {
  id: string;
  kind: StatementKind;
  level: StatementLevel;
  asOf: string;
  staleAfter: string;
  currentAssets: Cents;
  currentLiabilities: Cents;
  netWorth: Cents;
  revenue: Cents;
  profit: Cents;
  /** When an underwriter read it, ISO 8601. Undefined until then. */
  readAt?: string | undefined;
};

export type Schedule = {
  id: string;
  asOf: string;
  rows: WipRow[];
  /** When an underwriter read it, ISO 8601. Undefined until then. */
  readAt?: string | undefined;
};

/** A version of a line. `approvedBy` is missing while it waits for a second underwriter. */
export type Grant = Line & {
  id: string;
  version: number;
  ratePlan: string;
  reason: string;
  grantedBy: string;
  grantedAt: string;
  approvedBy?: string | undefined;
  isReplaced: boolean;
  suspendReason?: string | undefined;
};

/** A request to bid with its answers. */
export type Bid = {
  id: string;
  price: Cents;
  outcome: 'yes' | 'stopped' | 'approved' | 'declined' | 'withdrawn';
  stops: LineStop[];
  askedAt: string;
  firstApprovedBy?: string | undefined;
  decisionReason?: string | undefined;
  tabulation: OtherBid[];
  /** In hundredths of a percent. */
  spread?: number | undefined;
  needsUnderwriter: boolean;
  resultNote: string;
};

/** A project with its requests, the latest first. `facts` are the columns of its form. */
export type Project = BidProject & {
  id: string;
  version: number;
  /** The owner's number of the bid or project. Empty when the owner has none. */
  bidNumber: string;
  name: string;
  ownerName: string;
  ownerAddress: string;
  place: string;
  bidAt: string;
  /** An IANA zone. The bid date is the day there. */
  timeZone: string;
  bidPercent?: number | undefined;
  /** The fixed amount of the bid security, or the most that the percentage can come to. */
  bidCap?: Cents | undefined;
  awardedOn?: string | undefined;
  /** The application for the bid bond, once the desk started one. */
  bidBondApplication?: string | undefined;
  facts: FormValues;
  bids: Bid[];
};

export type Indemnitor = {
  id: string;
  kind: 'person' | 'entity';
  relation: 'owner' | 'spouse' | 'affiliate';
  fullName: string;
  email: string;
  reason: string;
  isReleased: boolean;
  /** The newest link to sign. Undefined while none was sent. */
  link?: (LinkTimes & { id: string; sentTo: string; sentAt: string }) | undefined;
};

/** A letter of bondability. The line decides whether it is still valid. */
export type DeskLetter = {
  id: string;
  project: string;
  single: Cents;
  aggregate: Cents;
  issuedOn: string;
  validUntil: string;
};

export type ContractorDesk = {
  id: string;
  version: number;
  legalName: string;
  /** The columns of the account's form, and the further answers. */
  facts: FormValues;
  details: FormValues;
  largestJob: Cents;
  /** The largest job that an underwriter read last. */
  largestJobRead: Cents;
  singleAsked: Cents;
  aggregateAsked: Cents;
  /** Each newest first. */
  statements: Statement[];
  schedules: Schedule[];
  grants: Grant[];
  projects: Project[];
  indemnitors: Indemnitor[];
  letters: DeskLetter[];
};

/** The line in force. Undefined without one. */
export function currentGrant({ grants }: Pick<ContractorDesk, 'grants'>): Grant | undefined {
  return grants.find(({ approvedBy, isReplaced }) => approvedBy !== undefined && !isReplaced);
}

/** The version that waits for a second underwriter. */
export function waitingGrant({ grants }: Pick<ContractorDesk, 'grants'>): Grant | undefined {
  return grants.find(({ approvedBy, isReplaced }) => approvedBy === undefined && !isReplaced);
}

/** The latest fiscal or interim statement, which the line's rules look at. */
export function lineStatement({
  statements,
}: Pick<ContractorDesk, 'statements'>): Statement | undefined {
  return statements.find(({ kind }) => kind === 'fiscal' || kind === 'interim');
}

/** The facts of an account that the rules of the line look at. */
export function lineAccount(desk: ContractorDesk): LineAccount {
  const statement = lineStatement(desk);
  const line = currentGrant(desk);
  const named = line?.conditions.indemnitors ?? [];

  return {
    line,
    statement: statement && { ...statement, isRead: statement.readAt !== undefined },
    largestJob: desk.largestJob,
    largestJobRead: desk.largestJobRead,
    projects: desk.projects,
    schedules: lineSchedules(desk),
    unsigned: desk.indemnitors.filter(
      (asked) => (!asked.isReleased || named.includes(asked.id)) && !hasSigned(asked),
    ).length,
  };
}

/** The schedules that decide how much of the line is in use. */
export function lineSchedules({ schedules }: Pick<ContractorDesk, 'schedules'>): LineSchedules {
  const listed = schedules.map(({ asOf, rows, readAt }) => ({
    asOf,
    rows,
    isRead: readAt !== undefined,
  }));

  return { latest: listed[0], lastRead: listed.find(({ isRead }) => isRead) };
}

/** Whether a closed job still holds its cost, because no underwriter has read a schedule since it was closed. */
export function holdsAfterClosing(
  { schedules }: Pick<ContractorDesk, 'schedules'>,
  project: Pick<Project, 'stage' | 'closedOn' | 'number'>,
): boolean {
  const { lastRead } = lineSchedules({ schedules });
  const isListed = lastRead?.rows.some(({ number }) => number === project.number) === true;

  return project.stage === 'closed' && !isListed && isSigned(project, lastRead?.asOf);
}

/** How much of a line the desk's projects and schedules use. */
export function deskUse(desk: ContractorDesk, { basis }: Pick<Line, 'basis'>): CountedUse {
  return countedUse(basis, desk.projects, lineSchedules(desk));
}

/** Whether the signature of an indemnitor is there and counts. */
function hasSigned({ link }: Indemnitor): boolean {
  return link !== undefined && link.signedAt !== null && link.voidedAt === null;
}

/** Whether the account lacks its trades or licenses. Earlier accounts were opened without them. */
export function lacksTradeOrLicense({ details }: Pick<ContractorDesk, 'details'>): boolean {
  return [details['trades'], details['licenses']].some((text) => !text);
}
