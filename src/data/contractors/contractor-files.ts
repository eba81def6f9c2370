import {
  CONTRACTOR_FILE_KINDS,
  type ContractorFileKind,
} from '~/domain/contractors/contractor-file-kinds';
import { documentOpeningAnswerSchema } from '~/domain/documents/document-opening';
import { isMember } from '~/domain/matters/is-member';
import {
  MATTER_FILE_FAILURE_STATUS,
  type MatterFileFailureCode,
  matterFileAnswerSchema,
} from '~/domain/matters/matter-files';
import { fail, ok, type Result } from '~/domain/result';
import { callAsUser } from '../connection/call-as-user';
import { callFunction } from '../connection/call-function';
import { connectionFailure, type ConnectionFailure, loadFailure } from '../connection/connection';
import type { Db } from '../connection/db';
import { readAsBase64, readContents } from '../connection/file-content';
import { LONG_TIMEOUT_MS, withinTime } from '../connection/within-time';
import type { MatterFileFailure } from '../firms/matter-files';

/** A file of a contractor. `projectId` is missing for a file of the company, and `size` is in bytes. */
export type ContractorFile = {
  id: string;
  projectId?: string | undefined;
  kind: ContractorFileKind;
  name: string;
  size: number;
  addedAt: string;
};

/** A file to add. */
export type NewContractorFile = {
  id: string;
  contractorId: string;
  projectId: string | null;
  kind: ContractorFileKind;
  name: string;
  file: Blob;
};

const OWN_CODES = Object.keys(MATTER_FILE_FAILURE_STATUS) as MatterFileFailureCode[];

/** The stored files of a contractor, the newest first. */
export async function listContractorFiles(
  db: Db,
  contractorId: string,
): Promise<Result<ContractorFile[], 'load-failed' | ConnectionFailure>> {
  const { data, error, status } = await withinTime(
    db
      .from('contractor_files')
      .select('id, project_id, kind, name, size_bytes, created_at')
      .eq('contractor_id', contractorId)
      .order('created_at', { ascending: false }),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(loadFailure(status));

  return ok(
    data.map(
      ({ id, project_id: projectId, kind, name, size_bytes: size, created_at: addedAt }) => ({
        id,
        projectId: projectId ?? undefined,
        kind: isMember(CONTRACTOR_FILE_KINDS, kind) ? kind : 'other',
        name,
        size,
        addedAt,
      }),
    ),
  );
}

/** Add a file. The same contents are stored once, so a call can be repeated after a lost answer. */
export async function addContractorFile(
  db: Db,
  { id, contractorId, projectId, kind, name, file }: NewContractorFile,
): Promise<Result<undefined, MatterFileFailure>> {
  const content = await readAsBase64(file);
  const body = { fileId: id, contractorId, projectId, kind, name, content };
  const answer = await callAsUser(db, (session) =>
    callFunction(session, 'add-contractor-file', body, matterFileAnswerSchema, OWN_CODES),
  );

  return answer.ok ? ok(undefined) : fail(answer.code);
}

/** Get an address that opens a file. It works for one minute, so open it at once. */
export async function getContractorFileUrl(
  db: Db,
  fileId: string,
): Promise<Result<string, MatterFileFailure>> {
  const answer = await callAsUser(db, (session) =>
    callFunction(
      session,
      'open-contractor-file',
      { fileId },
      documentOpeningAnswerSchema,
      OWN_CODES,
    ),
  );

  return answer.ok ? ok(answer.value.url) : fail(answer.code);
}

/** Get the contents of a file. */
export async function readContractorFile(
  db: Db,
  fileId: string,
): Promise<Result<Blob, MatterFileFailure>> {
  const address = await getContractorFileUrl(db, fileId);

  return address.ok ? readContents(address.value) : address;
}

/** Remove a file. A file that is gone already counts as removed. 'opened': an underwriter has opened it. */
export async function removeContractorFile(
  db: Db,
  fileId: string,
): Promise<Result<undefined, 'opened' | ConnectionFailure>> {
  const { data, error } = await withinTime(
    db.rpc('remove_contractor_file', { of_file: fileId }),
    LONG_TIMEOUT_MS,
  );
  if (error) return fail(connectionFailure());

  return data === 'opened' ? fail('opened') : ok(undefined);
}
