import { contractorFileUploadSchema } from '../../../src/domain/contractors/contractor-files.ts';
import { MAX_MATTER_FILE_BODY_BYTES } from '../../../src/domain/matters/matter-files.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner } from '../_shared/document-scanner.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { type FilePlace, keepFile } from '../_shared/keep-file.ts';

const NAME = 'add-contractor-file';

const PLACE: FilePlace = {
  name: NAME,
  bucket: 'contractors',
  offer: 'offer_contractor_file',
  keep: 'keep_contractor_file',
};

/** Add a file to the account of the caller's contractor. It passes the checks of a customer's document. */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // Each file is one call of up to 8 MB.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: contractorFileUploadSchema,
      maxBytes: MAX_MATTER_FILE_BODY_BYTES,
      handle: ({ body: { contractorId, projectId, kind, ...sent }, caller }) =>
        keepFile(dependencies, scan, PLACE, caller, {
          ...sent,
          folder: contractorId,
          columns: { contractor_id: contractorId, project_id: projectId, kind },
        }),
    },
    dependencies,
  );
}
