import { randomUUID } from 'node:crypto';
import type { ActorDatabase } from './actor-database.ts';
import { capture } from './staff-decisions.ts';
import {
  authorizePayment,
  buildKeyHash,
  buildStoredSubmission,
  type Claim,
} from './stored-application.ts';
import { storeBond, type BondToStore } from './stored-bond.ts';

type Row = Record<string, unknown>;

/** The end of stored bonds: they run from November 15, 2026 to November 15, 2030. */
export const BOND_END = '2030-11-15';

/** A day on which they can be renewed. */
const RENEWAL_DAY = '2030-10-01';

/** Functions that renew bonds in a database, as the Edge Functions do. */
export type RenewalHands = {
  /** Store a bond with the renewal that is due at its end. */
  storeRenewable: (bond?: BondToStore) => Promise<string>;
  /** A paid quote that renews a bond, ready for submission. */
  buildRenewal: (claim?: Claim) => Promise<{ quoteId: string; claim: Claim; submission: Row }>;
  submit: (bondId: string, submission: Row, today?: string) => Promise<Row>;
  /**
   * Continue its bond, by the rules or a staff member. The application names the principal of stored bonds, or another
   * one.
   */
  continueBond: (quoteId: string, principal?: string, staff?: { userId: string }) => Promise<Row>;
  renewalsOf: (bondId: string) => Promise<Row[]>;
  bondOf: (bondId: string) => Promise<Row | undefined>;
};

/** Renew a customer's bonds. */
export function renewalHands(database: ActorDatabase, customer: { userId: string }): RenewalHands {
  const call = async (sql: string, parameters: unknown[]): Promise<Row> => {
    const [row] = await database.queryAs('service_role', sql, parameters);

    return row?.['outcome'] as Row;
  };

  return {
    async storeRenewable(bond = customer) {
      const bondId = await storeBond(database, bond);
      await database.queryAs(
        'service_role',
        'insert into public.renewals (bond_id, next_due) values ($1, $2)',
        [bondId, BOND_END],
      );

      return bondId;
    },
    async buildRenewal(claim = { ...customer, keyHash: buildKeyHash() }) {
      const quoteId = randomUUID();
      const { payment } = await authorizePayment(database, quoteId, claim);
      const details = { amount: 1_000_000, obligee: 'State of Tennessee', effectiveDate: BOND_END };
      const submission = {
        ...buildStoredSubmission(quoteId, claim, payment?.id),
        answers: { bondDetails: details },
      };

      return { quoteId, claim, submission };
    },
    submit: (bondId, submission, today = RENEWAL_DAY) =>
      call('select public.submit_renewal($1::jsonb, $2, $3::date, 90) as outcome', [
        JSON.stringify(submission),
        bondId,
        today,
      ]),
    async continueBond(quoteId, principal = 'Marisol Okafor', staff = undefined) {
      const request = {
        application_id: quoteId,
        staff_id: staff?.userId ?? null,
        principal,
        ends_on: '2034-11-15',
      };
      const begun = await capture(database, request);

      return begun['outcome'] === 'begun'
        ? call('select public.continue_bond($1::jsonb) as outcome', [JSON.stringify(request)])
        : begun;
    },
    renewalsOf: (bondId) =>
      database.query(
        'select next_due::text as due, status from public.renewals where bond_id = $1 order by next_due',
        [bondId],
      ),
    async bondOf(bondId) {
      const [bond] = await database.query(
        `select *, effective_date::text as starts, expiry_date::text as ends
         from public.bonds where id = $1`,
        [bondId],
      );

      return bond;
    },
  };
}
