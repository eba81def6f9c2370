import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

/** How many records of each kind one transaction deletes. */
const BATCH_RECORDS = 100;

/** How many files are removed at once. */
const BATCH_FILES = 100;

/** More than become due in a day; what is over waits for the next run. */
const MOST_BATCHES = 20;

const NAME = 'delete-expired-records';

const countsSchema = z.object({
  drafts: z.int(),
  payments: z.int(),
  numbers: z.int(),
  documents: z.int(),
  applications: z.int(),
  bonds: z.int(),
});

const pathsSchema = z.array(z.string());

/** How many records of each kind were deleted, and how many files. */
export type Deletion = z.output<typeof countsSchema> & { files: number };

const NOTHING = { drafts: 0, payments: 0, numbers: 0, documents: 0, applications: 0, bonds: 0 };

/**
 * Delete what is past its period, rows first and then the files that no row names any more. Opens to the secret key
 * alone; a schedule calls it once a day. A run that breaks off leaves nothing that the next one does not find.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => deleteExpired(dependencies),
    },
    dependencies,
  );
}

async function deleteExpired({ database }: Dependencies): Promise<Outcome<Deletion>> {
  const records = await deleteRecords(database);
  const files =
    (await removeFiles(database, DOCUMENTS_BUCKET, 'find_stray_document_files')) +
    (await removeFiles(database, 'bonds', 'find_files_of_deleted_bonds'));

  return { ok: true, value: { ...records, files } };
}

async function deleteRecords(database: SupabaseClient): Promise<z.output<typeof countsSchema>> {
  let total = NOTHING;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const { data, error } = await database.rpc('delete_expired_records', { most: BATCH_RECORDS });
    if (error) throw new DependencyError('database', error.code);

    const counts = countsSchema.parse(data);
    total = {
      drafts: total.drafts + counts.drafts,
      payments: total.payments + counts.payments,
      numbers: total.numbers + counts.numbers,
      documents: total.documents + counts.documents,
      applications: total.applications + counts.applications,
      bonds: total.bonds + counts.bonds,
    };
    if (Object.values(counts).every((count) => count === 0)) break;
  }

  return total;
}

async function removeFiles(
  database: SupabaseClient,
  bucket: string,
  find: 'find_stray_document_files' | 'find_files_of_deleted_bonds',
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const found = await database.rpc(find, { most: BATCH_FILES });
    if (found.error) throw new DependencyError('database', found.error.code);
    const paths = pathsSchema.parse(found.data);
    if (paths.length === 0) break;

    const { data, error } = await database.storage.from(bucket).remove(paths);
    if (error) throw new DependencyError('storage', error.name);
    if (data.length === 0) break; // none of them can be removed, and asking again would not help

    removed += data.length;
  }

  return removed;
}
