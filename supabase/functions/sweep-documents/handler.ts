import { z } from 'zod';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** Maximum number of files that one call removes. */
const BATCH_FILES = 100;

/** Enough for more files than an hour leaves behind. The next run removes the rest. */
const MAX_BATCHES = 10;

const NAME = 'sweep-documents';

const pathsSchema = z.array(z.string());

const countsSchema = z.tuple([z.object({ deleted: z.int(), lost: z.int() })]);

/**
 * The results of a sweep: files removed, documents deleted because their file never arrived, and documents whose file
 * was lost.
 */
type Sweep = { removed: number; deleted: number; lost: number };

/** The private buckets for the files of matters and contractors. */
const MATTERS_BUCKET = 'matters';
const CONTRACTORS_BUCKET = 'contractors';

/**
 * Remove the remains of failed uploads: files without a document, documents without a file, and files that left their
 * matter or contractor. Requires the secret key; a schedule calls it. Repeating it has no further effect.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // A schedule calls it once an hour.
      limit: { allowed: 60, windowSeconds: 600 },
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

  const removed =
    (await removeStrays(database, DOCUMENTS_BUCKET, 'find_stray_document_files')) +
    (await removeStrays(database, MATTERS_BUCKET, 'find_stray_matter_files')) +
    (await removeStrays(database, CONTRACTORS_BUCKET, 'find_stray_contractor_files'));

  return { ok: true, value: { removed, deleted, lost } };
}

type Finder =
  'find_stray_document_files' | 'find_stray_matter_files' | 'find_stray_contractor_files';

/** Remove the files that the database names. Returns how many. */
async function removeStrays(
  database: ServiceClient,
  bucket: string,
  finder: Finder,
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const paths = await findStrayFiles(database, finder);
    if (paths.length === 0) break;

    const { data, error } = await database.storage.from(bucket).remove(paths);
    if (error) throw new DependencyError('storage', error.name);
    if (data.length === 0) break; // none of these files can be removed, so another try would not help

    removed += data.length;
  }

  return removed;
}

async function findStrayFiles(database: ServiceClient, finder: Finder): Promise<string[]> {
  const { data, error } = await database.rpc(finder, { max_rows: BATCH_FILES });
  if (error) throw new DependencyError('database', error.code);

  return pathsSchema.parse(data);
}

async function deleteDocumentsWithoutFile(
  database: ServiceClient,
): Promise<Omit<Sweep, 'removed'>> {
  const { data, error } = await database.rpc('delete_documents_without_file');
  if (error) throw new DependencyError('database', error.code);

  return countsSchema.parse(data)[0];
}
