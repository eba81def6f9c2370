import { z } from 'zod';
import type { DocumentOpeningAnswer } from '../../../src/domain/documents/document-opening.ts';
import { STAFF_SIGNED_URL_SECONDS } from '../../../src/domain/documents/document-path.ts';
import { isShownByBrowsers, kindOfMimeType } from '../../../src/domain/documents/file-kinds.ts';
import {
  type MatterFileOpening,
  matterFileOpeningSchema,
} from '../../../src/domain/matters/matter-files.ts';
import { claimsOf } from '../_shared/caller-claims.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint, type Call } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome } from '../_shared/failures.ts';

const fileSchema = z
  .object({ path: z.string(), name: z.string(), mimeType: z.string() })
  .nullable();

/**
 * Sign an address for a file of a matter that the caller may open. It works for a minute for whoever has it. Everyone
 * else gets 'not-found', so that nobody can tell whether the file exists.
 */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'open-matter-file',
      limit: { allowed: 120, windowSeconds: 600 },
      schema: matterFileOpeningSchema,
      handle: (call) => openFile(dependencies, call),
    },
    dependencies,
  );
}

async function openFile(
  { database }: Dependencies,
  { body, caller }: Call<MatterFileOpening>,
): Promise<Outcome<DocumentOpeningAnswer>> {
  if (caller.userId === undefined) return { ok: false, code: 'unauthorized' };

  const { data, error } = await database.rpc('matter_file_to_open', {
    call: { claims: claimsOf(caller), fileId: body.fileId },
  });
  if (error) throw new DependencyError('database', error.code);
  const file = fileSchema.parse(data);
  if (file === null) return { ok: false, code: 'not-found' };

  const isShown = isShownByBrowsers(kindOfMimeType(file.mimeType));
  const signed = await database.storage
    .from('matters')
    .createSignedUrl(file.path, STAFF_SIGNED_URL_SECONDS, isShown ? {} : { download: file.name });
  if (signed.error) throw new DependencyError('storage', signed.error.name);

  return { ok: true, value: { url: signed.data.signedUrl } };
}
