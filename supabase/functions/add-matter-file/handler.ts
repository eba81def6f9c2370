import {
  matterFileUploadSchema,
  MAX_MATTER_FILE_BODY_BYTES,
} from '../../../src/domain/matters/matter-files.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import type { DocumentScanner } from '../_shared/document-scanner.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { type FilePlace, keepFile } from '../_shared/keep-file.ts';

const NAME = 'add-matter-file';

const PLACE: FilePlace = {
  name: NAME,
  bucket: 'matters',
  offer: 'offer_matter_file',
  keep: 'keep_matter_file',
};

/** Add a file to a matter that the caller may change. It passes the checks of a customer's document. */
export function createHandler(
  dependencies: Dependencies,
  scan: DocumentScanner,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // Each file is one call of up to 8 MB.
      limit: { allowed: 60, windowSeconds: 600 },
      schema: matterFileUploadSchema,
      maxBytes: MAX_MATTER_FILE_BODY_BYTES,
      handle: ({ body: { matterId, kind, ...sent }, caller }) =>
        keepFile(dependencies, scan, PLACE, caller, {
          ...sent,
          folder: matterId,
          columns: { matter_id: matterId, kind },
        }),
    },
    dependencies,
  );
}
