import { randomUUID } from 'node:crypto';
import { documentPath } from '../../src/domain/documents/document-path.ts';
import type { Actor, ActorDatabase } from './actor-database.ts';
import { buildKeyHash, storeApplication } from './stored-application.ts';

/** A customer with a draft and a submitted application. */
export type Applicant = { userId: string; draft: string; submitted: string };

/** Add a customer with an executor's draft and a submitted notary's application. */
export async function addApplicant(database: ActorDatabase): Promise<Applicant> {
  const { userId } = await database.addCustomer();
  const draft = randomUUID();
  await database.queryAs(
    { userId },
    `insert into public.applications (id, bond_slug, state_code, revision)
     values ($1, 'executor-personal-representative', 'SC', 1)`,
    [draft],
  );
  const { quoteId } = await storeApplication(database, { userId, keyHash: buildKeyHash() });

  return { userId, draft, submitted: quoteId };
}

/** A new path for a passport of an application. */
export function passportPath(applicationId: string): string {
  return documentPath({
    applicationId,
    docType: 'personal_id',
    uuid: randomUUID(),
    name: 'passport.pdf',
  });
}

/** The columns that a browser adds to `application_documents`. */
export type DocumentColumns = Record<string, string | number>;

/** The columns of a passport, with its own path. */
export function passportColumns(applicationId: string): DocumentColumns {
  return {
    application_id: applicationId,
    doc_type: 'personal_id',
    storage_path: passportPath(applicationId),
    original_name: 'passport.pdf',
    mime_type: 'application/pdf',
    size_bytes: 2048,
  };
}

/** Add a row to `application_documents` as an actor. Rejects with Postgres's error. */
export async function addDocumentRow(
  database: ActorDatabase,
  actor: Actor,
  columns: DocumentColumns,
): Promise<void> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  await database.queryAs(
    actor,
    `insert into public.application_documents (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(columns),
  );
}

/** Add a file to Storage's list as an actor, as an upload does before it sends the bytes. */
export async function addFile(
  database: ActorDatabase,
  actor: Actor,
  path: string,
  bucket = 'applications',
): Promise<void> {
  await database.queryAs(
    actor,
    'insert into storage.objects (bucket_id, name, owner, owner_id) values ($1, $2, auth.uid(), auth.uid()::text)',
    [bucket, path],
  );
}

/** Set an application's status, bypassing the table of allowed moves. */
export async function setStatus(
  database: ActorDatabase,
  applicationId: string,
  status: string,
): Promise<void> {
  await database.query('alter table public.applications disable trigger guard_application');
  await database.query('update public.applications set status = $2 where id = $1', [
    applicationId,
    status,
  ]);
  await database.query('alter table public.applications enable trigger guard_application');
}
