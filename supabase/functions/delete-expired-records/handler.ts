import { z } from 'zod';
import { BONDS_BUCKET } from '../../../src/domain/bonds/bond-files.ts';
import { businessDay } from '../../../src/domain/business-day.ts';
import { DOCUMENTS_BUCKET } from '../../../src/domain/documents/document-path.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';
import { releasePayments } from '../_shared/release-payments.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** Maximum number of records of each kind that one transaction deletes. */
const BATCH_RECORDS = 100;

/** Maximum number of files that one call removes. */
const BATCH_FILES = 100;

/** Enough for more records than expire in a day. The next run deletes the rest. */
const MAX_BATCHES = 20;

const NAME = 'delete-expired-records';

/** The kinds of records that the database deletes. */
const KINDS = [
  'drafts',
  'payments',
  'numbers',
  'documents',
  'applications',
  'bonds',
  'inquiries',
  'matters',
  'accessLog',
  'roleChanges',
] as const;

/** A number for each kind. A kind that is missing here or in the database is an error, so that no batch is cut short. */
const countsSchema = z.record(z.enum(KINDS), z.int());

type Counts = z.output<typeof countsSchema>;

const NOTHING = countsSchema.parse(Object.fromEntries(KINDS.map((kind) => [kind, 0])));

const pathsSchema = z.array(z.string());

const expirySchema = z.object({ expired: z.int(), voided_references: z.array(z.string()) });

/** The number of expired price offers, of deleted records of each kind, and of deleted files. */
export type Deletion = Counts & { offers: number; files: number };

/**
 * Expire price offers that nobody accepted in time, and release their payments. Then delete records after their
 * retention period: first the rows, then the files that no row names any more. Requires the
 * secret key; a schedule calls it once a day. After an interrupted run, the next run finds everything that is left.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      limit: { allowed: 60, windowSeconds: 600 },
      schema: z.object({}),
      keys: dependencies.secretKeys,
      handle: () => deleteExpired(dependencies),
    },
    dependencies,
  );
}

async function deleteExpired(dependencies: Dependencies): Promise<Outcome<Deletion>> {
  const { database } = dependencies;
  const offers = await expireOffers(dependencies);
  const records = await deleteRecords(database);
  const files =
    (await removeFiles(database, DOCUMENTS_BUCKET, 'find_stray_document_files')) +
    (await removeFiles(database, BONDS_BUCKET, 'find_files_of_deleted_bonds'));

  return { ok: true, value: { ...records, offers, files } };
}

/** `finish-bonds` releases the payments of a run that dies here. */
async function expireOffers(dependencies: Dependencies): Promise<number> {
  const { database, now } = dependencies;
  let total = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { data, error } = await database.rpc('expire_price_offers', {
      today: businessDay(now()),
      max_rows: BATCH_RECORDS,
    });
    if (error) throw new DependencyError('database', error.code);

    const { expired, voided_references: voided } = expirySchema.parse(data);
    await releasePayments(dependencies, NAME, voided);
    total += expired;
    if (expired < BATCH_RECORDS) break;
  }

  return total;
}

async function deleteRecords(database: ServiceClient): Promise<Counts> {
  let total = NOTHING;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const { data, error } = await database.rpc('delete_expired_records', {
      max_rows: BATCH_RECORDS,
    });
    if (error) throw new DependencyError('database', error.code);

    const counts = countsSchema.parse(data);
    total = addCounts(total, counts);
    if (Object.values(counts).every((count) => count === 0)) break;
  }

  return total;
}

function addCounts(some: Counts, others: Counts): Counts {
  return countsSchema.parse(
    Object.fromEntries(KINDS.map((kind) => [kind, some[kind] + others[kind]])),
  );
}

async function removeFiles(
  database: ServiceClient,
  bucket: string,
  find: 'find_stray_document_files' | 'find_files_of_deleted_bonds',
): Promise<number> {
  let removed = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const found = await database.rpc(find, { max_rows: BATCH_FILES });
    if (found.error) throw new DependencyError('database', found.error.code);
    const paths = pathsSchema.parse(found.data);
    if (paths.length === 0) break;

    const { data, error } = await database.storage.from(bucket).remove(paths);
    if (error) throw new DependencyError('storage', error.name);
    if (data.length === 0) break; // none of these files can be removed, so another try would not help

    removed += data.length;
  }

  return removed;
}
