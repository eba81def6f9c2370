import { companionOf } from '~/domain/bonds/companion';
import { COMPANION_KEY } from '~/domain/bonds/companion-words';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { bondTitle } from '~/domain/bonds/bond-title';
import { FILING_FIRST_REMINDER_DAYS } from '~/domain/bonds/filing-reminders';
import { type FilingStep, readSteps } from '~/domain/bonds/filing-steps';
import { type OtherDesk, readDesks } from '~/domain/dashboard/other-desks';
import type { IsoDate } from '~/domain/dates';
import type { Cents } from '~/domain/money';
import { RENEWAL_WINDOW_DAYS } from '~/domain/renewals/reminders';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { type ConnectionFailure, loadFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

/** The figures at the top of the dashboard. */
export type DeskOverview = {
  activeBonds: number;
  totalCoverage: Cents;
  upcomingRenewals: number;
  /** The due day of the earliest upcoming renewal. */
  nextDue: IsoDate | undefined;
  /** The bonds that can be renewed now, the earliest due day first. */
  toRenew: RenewableBond[];
  /** The bonds (`isFilingAsked`), certificates and riders that we ask the customer to file, the oldest bond first. */
  toFile: UnfiledBond[];
  /** The other desks where the customer works. */
  desks: OtherDesk[];
};

export type InboxBond = {
  id: string;
  number: string;
  bondSlug: string;
  /** The name in the catalog with the matter. */
  bondName: string;
  stateCode: string;
};

export type RenewableBond = InboxBond & {
  nextDue: IsoDate;
  /** The day that the papers name as the end. Missing when the bond lasts until its release. */
  endsOn?: IsoDate;
};

export type UnfiledBond = InboxBond & {
  principal: string;
  obligee: string;
  /** The first day of the bond, of the term that the certificate starts, or of the rider's change. */
  effectiveDate: IsoDate;
  /** The term of the certificate to file. 1: the bond itself or a rider. */
  term: number;
  /** The number of the rider to file. 0: another paper. */
  rider: number;
  /** Whether the rider comes with its own power of attorney. */
  bringsPower: boolean;
  /** The bond that comes with it, in the same file. */
  companion?: BondSlug;
  /** The answer to the question for the case number of a court bond. */
  caseNumber?: string;
  done: FilingStep[];
  /** Whether the customer's law firm applied for it in one of its matters. */
  isForMatter: boolean;
};

/** Reason that a part of the dashboard did not load. */
export type LoadFailure = 'load-failed' | ConnectionFailure;

/**
 * Load the signed-in customer's figures: active bonds, their total amount, and renewals that are due
 * while renewing is open; the bonds to renew and to file; and the other desks.
 */
export async function loadDeskOverview(
  db: Db,
  today: IsoDate,
): Promise<Result<DeskOverview, LoadFailure>> {
  const { data, error, status } = await withinTime(
    db.rpc('desk_overview', {
      today,
      renewal_days: RENEWAL_WINDOW_DAYS,
      filing_days: FILING_FIRST_REMINDER_DAYS,
    }),
  );
  if (error) return fail(loadFailure(status));

  const overview = data as OverviewRow;

  return ok({
    activeBonds: overview.active_bonds,
    totalCoverage: overview.total_coverage_cents,
    upcomingRenewals: overview.upcoming_renewals,
    nextDue: overview.next_due ?? undefined,
    toRenew: overview.to_renew.map((row) => ({
      ...toInboxBond(row),
      nextDue: row.next_due,
      ...(row.ends_on !== null && { endsOn: row.ends_on }),
    })),
    toFile: overview.to_file.map(toUnfiledBond),
    desks: readDesks(overview.desks),
  });
}

function toUnfiledBond(row: UnfiledRow): UnfiledBond {
  const companion = companionOf({ [COMPANION_KEY]: row.companion });

  return {
    ...toInboxBond(row),
    principal: row.principal,
    obligee: row.obligee,
    effectiveDate: row.effective_date,
    term: row.term,
    rider: row.rider,
    bringsPower: row.brings_power,
    ...(companion && { companion }),
    ...(row.case_number && { caseNumber: row.case_number }),
    done: readSteps(row.steps),
    isForMatter: row.is_for_matter,
  };
}

function toInboxBond(row: InboxRow): InboxBond {
  return {
    id: row.id,
    number: row.number,
    bondSlug: row.bond_type_id,
    bondName: bondTitle(row.bond_name, row.caption),
    stateCode: row.state_code,
  };
}

type InboxRow = {
  id: string;
  number: string;
  bond_type_id: string;
  bond_name: string;
  caption: string | null;
  state_code: string;
};

type UnfiledRow = InboxRow & {
  principal: string;
  obligee: string;
  effective_date: IsoDate;
  term: number;
  rider: number;
  brings_power: boolean;
  companion: string | null;
  case_number: string | null;
  steps: string[];
  is_for_matter: boolean;
};

type OverviewRow = {
  active_bonds: number;
  total_coverage_cents: number;
  upcoming_renewals: number;
  next_due: IsoDate | null;
  to_renew: (InboxRow & { next_due: IsoDate; ends_on: IsoDate | null })[];
  to_file: UnfiledRow[];
  desks: string[];
};
