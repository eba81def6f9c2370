import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS_BUCKET } from '~/domain/documents/document-path';
import { FILE_KINDS, MAX_UPLOAD_BYTES, mimeTypeOf } from '~/domain/documents/file-kinds';
import { readConfig } from '../../supabase/local/config.ts';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';
import { addStaff } from '../support/staff-actor.ts';

const MIME_TYPES = FILE_KINDS.map(mimeTypeOf).sort();

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('the bucket of documents', () => {
  it("is private and follows the domain's limits", async () => {
    const [bucket] = await database.query('select * from storage.buckets where id = $1', [
      DOCUMENTS_BUCKET,
    ]);

    expect(bucket).toMatchObject({ public: false, file_size_limit: MAX_UPLOAD_BYTES });
    expect([...(bucket?.['allowed_mime_types'] as string[])].sort()).toEqual(MIME_TYPES);
  });

  it('has the same settings in config.toml, which the Supabase CLI reads', async () => {
    const { storage } = await readConfig();

    expect(storage).toMatchObject({
      file_size_limit: '25MiB',
      buckets: {
        [DOCUMENTS_BUCKET]: {
          public: false,
          file_size_limit: '25MiB',
          allowed_mime_types: expect.arrayContaining(MIME_TYPES),
        },
      },
    });
  });

  it('is not listed for anyone over the API', async () => {
    for (const actor of [
      'anon',
      await database.addCustomer(),
      await addStaff(database, 'Dana Whitfield'),
    ] as const) {
      expect(await database.queryAs(actor, 'select id from storage.buckets')).toEqual([]);
    }
  });
});
