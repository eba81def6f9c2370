import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Actor, type ActorDatabase, openDatabase } from './actor-database.ts';
import { SAMPLE_REPORT } from './consumer-report.ts';
import { addStaff, type StaffActor } from './staff-actor.ts';
import { decide } from './staff-decisions.ts';
import { storeUnderReview } from './stored-application.ts';

/** The answer that this report about the applicant led to the decision. */
export const REPORT_USED = [{ person: 'applicant', reports: [SAMPLE_REPORT] }];

/** Tests of notices about credit reports: a database with an underwriter, and what the tests do with it. */
export async function openReportDesk(database: ActorDatabase) {
  const underwriter: StaffActor = await addStaff(database, 'Dana Whitfield');
  const call = async (actor: Actor, name: string, parameters: unknown[] = []) => {
    const [row] = await database.queryAs(actor, `select public.${name} as answer`, parameters);

    return row?.['answer'];
  };

  return {
    underwriter,
    call,
    /** An application whose applicant, with this address, allowed a credit report or not. */
    apply: (owner: { userId?: string }, email: string, creditCheck = 'authorized') =>
      storeUnderReview(database, owner, {
        answers: {
          applicant: { firstName: 'Ann', lastName: 'Smith', email },
          underwriting: { creditCheck },
        },
      }),
    addressOf: async ({ userId }: { userId: string }) => {
      const [row] = await database.query('select email from auth.users where id = $1', [userId]);

      return String(row?.['email']);
    },
    noticesFor: (actor: Actor) => call(actor, 'own_report_notices()'),
    seenByStaff: (actor: Actor, id: string) => call(actor, 'consumer_reports($1)', [id]),
    decline: (id: string, reports: readonly object[] = []) =>
      decide(database, id, underwriter, {
        ...{ action: 'decline', reason: 'Too little capital.', reports },
      }),
    withdraw: (id: string, { userId }: { userId: string }) =>
      database.query('select public.withdraw_application($1, $2)', [id, userId]),
    mails: (kind = 'consumer_report_used') =>
      database.query(
        `select recipient, user_id, application_id, data from private.notifications where kind = $1`,
        [kind],
      ),
  };
}

export type ReportDesk = Awaited<ReturnType<typeof openReportDesk>>;

/** What the tests of a file share: a database with its desk, and a new application before each test. */
export type ReportBench = {
  database: ActorDatabase;
  desk: ReportDesk;
  /** The owner of the application, who is its applicant and allowed a credit report. */
  customer: { userId: string };
  address: string;
  applicationId: string;
};

/** Sets up the bench for the tests of the calling file. Its values change before each test. */
export function setUpReportBench(): ReportBench {
  const bench = {} as ReportBench;

  beforeAll(async () => {
    bench.database = await openDatabase();
    bench.desk = await openReportDesk(bench.database);
  });
  afterAll(() => bench.database.close());
  beforeEach(async () => {
    const { database, desk } = bench;
    await database.query('delete from private.notifications');
    bench.customer = await database.addCustomer();
    bench.address = await desk.addressOf(bench.customer);
    bench.applicationId = await desk.apply(bench.customer, bench.address);
  });

  return bench;
}
