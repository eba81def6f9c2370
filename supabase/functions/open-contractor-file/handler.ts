import { matterFileOpeningSchema } from '../../../src/domain/matters/matter-files.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { signKeptFile } from '../_shared/keep-file.ts';

/** Sign an address for a file of a contractor, for its members and for staff, whose opening is recorded. */
export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: 'open-contractor-file',
      limit: { allowed: 120, windowSeconds: 600 },
      schema: matterFileOpeningSchema,
      handle: ({ body: { fileId }, caller }) =>
        signKeptFile(
          dependencies.database,
          'contractors',
          'contractor_file_to_open',
          caller,
          fileId,
        ),
    },
    dependencies,
  );
}
