import { documentOpeningAnswerSchema } from '~/domain/documents/document-opening';
import { isMember } from '~/domain/matters/is-member';
import { MATTER_FILE_KINDS, type MatterFileKind } from '~/domain/matters/matter-file-kinds';
import {
  MATTER_FILE_FAILURE_STATUS,
  type MatterFileFailureCode,
  matterFileAnswerSchema,
} from '~/domain/matters/matter-files';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from '../connection/call-as-user';
import { callFunction, type CallFailureCode } from '../connection/call-function';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { readAsBase64, readContents } from '../connection/file-content';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';

/** A file of a matter. `size` is in bytes. */
export type MatterFile = {
  id: string;
  kind: MatterFileKind;
  name: string;
  size: number;
  addedAt: string;
};

/** A file to add. */
export type NewMatterFile = {
  id: string;
  matterId: string;
  kind: MatterFileKind;
  name: string;
  file: Blob;
};

/** Reasons that a file was not added, opened or removed. */
export type MatterFileFailure = CallFailureCode | MatterFileFailureCode;

const OWN_CODES = Object.keys(MATTER_FILE_FAILURE_STATUS) as MatterFileFailureCode[];

/** The stored files of a matter, the oldest first. */
export async function listMatterFiles(
  db: Db,
  matterId: string,
): Promise<Result<MatterFile[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('matter_files')
      .select('id, kind, name, size_bytes, created_at')
      .eq('matter_id', matterId)
      .order('created_at'),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  return ok(
    data.map(({ id, kind, name, size_bytes: size, created_at: addedAt }) => ({
      id,
      kind: isMember(MATTER_FILE_KINDS, kind) ? kind : 'other',
      name,
      size,
      addedAt,
    })),
  );
}

/** Add a file. A matter stores the same contents once, so a call can be repeated after a lost answer. */
export async function addMatterFile(
  db: Db,
  { id, matterId, kind, name, file }: NewMatterFile,
): Promise<Result<undefined, MatterFileFailure>> {
  const body = { fileId: id, matterId, kind, name, content: await readAsBase64(file) };
  const answer = await callAsUser(db, (session) =>
    callFunction(session, 'add-matter-file', body, matterFileAnswerSchema, OWN_CODES),
  );

  return answer.ok ? ok(undefined) : fail(answer.code);
}

/** Get an address that opens a file. It works for one minute, so open it at once. */
export async function getMatterFileUrl(
  db: Db,
  fileId: string,
): Promise<Result<string, MatterFileFailure>> {
  const answer = await callAsUser(db, (session) =>
    callFunction(session, 'open-matter-file', { fileId }, documentOpeningAnswerSchema, OWN_CODES),
  );

  return answer.ok ? ok(answer.value.url) : fail(answer.code);
}

/** Get the contents of a file. */
export async function readMatterFile(
  db: Db,
  fileId: string,
): Promise<Result<Blob, MatterFileFailure>> {
  const address = await getMatterFileUrl(db, fileId);

  return address.ok ? readContents(address.value) : address;
}

/** Remove a file. A file that is gone already counts as removed. */
export async function removeMatterFile(
  db: Db,
  fileId: string,
): Promise<Result<undefined, ConnectionFailure>> {
  const { error } = await withinTime(
    db.rpc('remove_matter_file', { of_file: fileId }),
    LONG_TIMEOUT_MS,
  );

  return error ? fail(connectionFailure()) : ok(undefined);
}
