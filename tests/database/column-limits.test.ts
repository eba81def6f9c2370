import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_ANSWER_CHARACTERS } from '~/domain/applications/information-answer';
import { MAX_REASON_LENGTH } from '~/domain/applications/staff-actions';
import { MAX_REQUEST_WORDS } from '~/domain/bond-requests/request-limits';
import { MAX_ORIGINAL_NAME_LENGTH } from '~/domain/documents/file-names';
import { MAX_DETAILS_CHARACTERS } from '~/domain/inquiries/read-inquiry';
import { MAX_INQUIRY_NOTE_CHARACTERS } from '~/domain/inquiries/read-inquiry-note';
import { MAX_MATTER_FILE_BYTES } from '~/domain/matters/matter-file-kinds';
import { MAX_MATTER_NOTE_CHARACTERS } from '~/domain/matters/matter-note';
import { MAX_BOND_AMOUNT, MAX_FIGURE } from '~/domain/money-limits';
import { MAX_NOTE_LENGTH } from '~/domain/underwriting/read-reason';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

/** The upper limit of a column in its own constraint. */
async function limitOf(table: string, column: string): Promise<number> {
  const [row] = await database.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and conname = $2`,
    [table, `${table.split('.')[1]}_${column}_check`],
  );

  return Number(/<= '?(\d+)/.exec(String(row?.['definition']))?.[1]);
}

describe('the limit of a text or an amount', () => {
  it.each([
    ['public.information_answers', 'answer', MAX_ANSWER_CHARACTERS],
    ['public.application_notes', 'note', MAX_NOTE_LENGTH],
    ['public.price_offers', 'reason', MAX_REASON_LENGTH],
    ['public.bond_requests', 'note', MAX_REQUEST_WORDS],
    ['public.bond_requests', 'reason', MAX_REQUEST_WORDS],
    ['public.inquiries', 'details', MAX_DETAILS_CHARACTERS],
    ['public.inquiries', 'note', MAX_INQUIRY_NOTE_CHARACTERS],
    ['public.application_documents', 'original_name', MAX_ORIGINAL_NAME_LENGTH],
    ['public.contractors', 'largest_job_cents', MAX_FIGURE],
    ['public.contractors', 'aggregate_asked_cents', MAX_FIGURE],
    ['public.inquiries', 'amount_cents', MAX_BOND_AMOUNT],
    ['public.matters', 'amount_cents', MAX_BOND_AMOUNT],
    ['public.bonds', 'amount_cents', MAX_BOND_AMOUNT],
    ['public.matter_notes', 'words', MAX_MATTER_NOTE_CHARACTERS],
  ] as const)("%s.%s is the domain's", async (table, column, limit) => {
    expect(await limitOf(table, column)).toBe(limit);
  });
});

it.each(['matters', 'contractors'])(
  'the bucket %s takes files as large as the pages promise',
  async (bucket) => {
    const rows = await database.query('select file_size_limit from storage.buckets where id = $1', [
      bucket,
    ]);

    expect(rows.map((row) => Number(row['file_size_limit']))).toEqual([MAX_MATTER_FILE_BYTES]);
  },
);
