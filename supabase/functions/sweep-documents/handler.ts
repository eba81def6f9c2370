import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

/** How many files go at once. */
const BATCH_FILES = 100;

/** More than are left behind in an hour; what is over waits for the next one. */
const MOST_BATCHES = 10;

const NAME = 'sweep-documents';

const pathsSchema = z.array(z.string());

const countsSchema = z.tuple([z.object({ deleted: z.int(), lost: z.int() })]);

/** What a sweep did: files removed, documents deleted because their file never came, documents whose file was lost. */
type Sweep = { removed: number; deleted: number; lost: number };

/**
 * Remove what uploads left behind: files that are no document, and documents without a file. Opens to the secret key
 * alone; a schedule calls it. Doing it twice does no more.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => sweepDocuments(dependencies),
    },
    dependencies,
  );
}

async function sweepDocuments({ database, log }: Dependencies): Promise<Outcome<Sweep>> {
  const { deleted, lost } = await deleteDocumentsWithoutFile(database);
  if (lost > 0) log({ function: NAME, failure: 'files-lost', code: String(lost) });

  let removed = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const paths = await findStrayFiles(database);
    if (paths.length === 0) break;

    const { data, error } = await database.storage.from(DOCUMENTS_BUCKET).remove(paths);
    if (error) throw new DependencyError('storage', error.name);
    if (data.length === 0) break; // nothing of it can be removed, and asking again would not help

    removed += data.length;
  }

  return { ok: true, value: { removed, deleted, lost } };
}

async function findStrayFiles(database: SupabaseClient): Promise<string[]> {
  const { data, error } = await database.rpc('find_stray_document_files', { most: BATCH_FILES });
  if (error) throw new DependencyError('database', error.code);

  return pathsSchema.parse(data);
}

async function deleteDocumentsWithoutFile(
  database: SupabaseClient,
): Promise<Omit<Sweep, 'removed'>> {
  const { data, error } = await database.rpc('delete_documents_without_file');
  if (error) throw new DependencyError('database', error.code);

  return countsSchema.parse(data)[0];
}
