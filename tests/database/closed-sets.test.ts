import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED_MOVES, APPLICATION_STATUSES } from '~/domain/application-status';
import { BOND_CATEGORIES, DOCUMENT_TYPES } from '~/domain/bonds/bond-types';
import { PAYMENT_METHODS } from '~/domain/quote/payment-methods';
import { REVIEW_REASONS } from '~/domain/quote/review-reasons';
import { STATE_CODES } from '~/domain/us-states';
import { NAVIGATIONS, VITAL_NAMES, VITAL_RATINGS } from '~/domain/vitals/vitals';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

async function valuesAllowedIn(table: string, column: string): Promise<string[]> {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and conname = $2`,
    [table, `${table.split('.')[1]}_${column}_check`],
  );

  return [...String(row?.['definition']).matchAll(/'([^']+)'::text/g)].map(([, value]) =>
    String(value),
  );
}

describe('a closed set in the database', () => {
  it.each([
    ['public.applications', 'status', APPLICATION_STATUSES],
    ['public.applications', 'state_code', STATE_CODES],
    ['public.applications', 'review_reasons', REVIEW_REASONS],
    ['public.bond_types', 'category', BOND_CATEGORIES],
    ['public.bond_required_documents', 'required_doc_type', DOCUMENT_TYPES],
    ['public.payments', 'method', PAYMENT_METHODS],
    ['public.web_vitals', 'name', VITAL_NAMES],
    ['public.web_vitals', 'rating', VITAL_RATINGS],
    ['public.web_vitals', 'navigation', NAVIGATIONS],
  ] as const)('%s.%s holds what the domain says', async (table, column, expected) => {
    expect((await valuesAllowedIn(table, column)).sort()).toEqual([...expected].sort());
  });

  it('the status moves are those of the domain, no more and no fewer', async () => {
    const stored = await database.query(
      'select from_status, to_status from private.application_status_moves',
    );

    const fromDomain = Object.entries(ALLOWED_MOVES).flatMap(([from, moves]) =>
      moves.map((to) => `${from} > ${to}`),
    );
    const fromDatabase = stored.map((move) => `${move['from_status']} > ${move['to_status']}`);
    expect(fromDatabase.sort()).toEqual(fromDomain.sort());
  });
});
