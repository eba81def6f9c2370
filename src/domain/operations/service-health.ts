/** What the database reports about the work that schedules do. Times are null when nothing waits. */
export type HealthFacts = {
  /** When the oldest approval or paper began to wait. Cases that were left to the staff do not count. */
  oldestUnfinishedBond: Date | null;
  /** When the oldest mail that has not been sent was due. */
  oldestDueMail: Date | null;
  /** When the oldest issued bond without a signed manifest was issued. */
  oldestUnsignedBond: Date | null;
  /** Application numbers that were given out, of the million that `APP-` and six digits allow. */
  applicationNumbers: number;
  /** The tables whose changes Realtime sends. */
  realtimeTables: readonly string[];
  /** How much of the database's log Realtime has not read yet, in bytes. */
  realtimeBacklogBytes: number;
};

/** The parts of the service that a monitor watches. */
export type HealthCheck = 'bonds' | 'mails' | 'signatures' | 'numbers' | 'realtime';

/**
 * 'late': the work waits longer than its schedule explains, or Realtime does not keep up. 'low': few numbers are left.
 * 'crowded': Realtime sends the changes of more tables than agreed.
 */
export type HealthReport = {
  status: 'ok' | 'attention';
  checks: Record<HealthCheck, 'ok' | 'late' | 'low' | 'crowded'>;
};

/**
 * The tables that pages follow with `postgres_changes`. The platform checks the policies of a table for each change and
 * each subscriber, one change after the other. A table that is written often belongs on a broadcast instead.
 */
export const REALTIME_TABLES: readonly string[] = [
  'public.application_documents',
  'public.signing_links',
];

/** `finish-bonds` runs every two minutes and tries a bond again for some minutes. */
const BOND_MINUTES = 20;
/** `send-notifications` runs every minute. */
const MAIL_MINUTES = 15;
/** `sign-manifests` runs every ten minutes. */
const SIGNATURE_MINUTES = 45;
/** All the numbers of `APP-` and six digits. */
const APPLICATION_NUMBERS = 1_000_000;
/** The share of them after which the owner has to act, so that a wider number is ready in time. */
const NUMBERS_SHARE = 0.8;

/**
 * Four files of the database's log, 16 MiB each. Realtime reads the log ten times a second, at most 100 changes at once
 * (the defaults of supabase/realtime), so a backlog of this size means that changes come faster than it checks policies.
 */
const REALTIME_BACKLOG_BYTES = 64 * 1024 * 1024;

const MS_PER_MINUTE = 60_000;

/** Judge the facts. The report has no counts and no names, so everybody may read it. */
export function judgeHealth(facts: HealthFacts, now: Date): HealthReport {
  const timely = (since: Date | null, minutes: number) =>
    since !== null && now.getTime() - since.getTime() > minutes * MS_PER_MINUTE ? 'late' : 'ok';
  const checks: HealthReport['checks'] = {
    bonds: timely(facts.oldestUnfinishedBond, BOND_MINUTES),
    mails: timely(facts.oldestDueMail, MAIL_MINUTES),
    signatures: timely(facts.oldestUnsignedBond, SIGNATURE_MINUTES),
    numbers: facts.applicationNumbers < APPLICATION_NUMBERS * NUMBERS_SHARE ? 'ok' : 'low',
    realtime: judgeRealtime(facts),
  };
  const isWell = Object.values(checks).every((check) => check === 'ok');

  return { status: isWell ? 'ok' : 'attention', checks };
}

function judgeRealtime({ realtimeTables, realtimeBacklogBytes }: HealthFacts) {
  if (realtimeTables.some((table) => !REALTIME_TABLES.includes(table))) return 'crowded';

  return realtimeBacklogBytes > REALTIME_BACKLOG_BYTES ? 'late' : 'ok';
}
