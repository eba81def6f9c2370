/** The call with a file of a contractor, such as a financial statement. */
import { z } from 'zod';
import { recordIdSchema } from '../fields/record-id.ts';
import { matterFileUploadSchema } from '../matters/matter-files.ts';
import {
  CONTRACTOR_FILE_KINDS,
  type ContractorFileKind,
  FILE_KINDS_OF,
} from './contractor-file-kinds.ts';

/**
 * The body of `add-contractor-file`. `projectId` is null for a file of the company. The same contents are stored once.
 * The database has the same rule for kinds.
 */
export const contractorFileUploadSchema = matterFileUploadSchema
  .omit({ matterId: true })
  .extend({
    contractorId: recordIdSchema,
    projectId: recordIdSchema.nullable(),
    kind: z.enum(Object.keys(CONTRACTOR_FILE_KINDS) as ContractorFileKind[]),
  })
  .refine(({ projectId, kind }) => kindsOf(projectId).includes(kind), { path: ['kind'] });

export type ContractorFileUpload = z.output<typeof contractorFileUploadSchema>;

function kindsOf(projectId: string | null): readonly ContractorFileKind[] {
  return FILE_KINDS_OF[projectId === null ? 'company' : 'project'];
}
