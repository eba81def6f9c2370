import { z } from 'zod';
import { DOCUMENT_TYPES, type DocumentType } from '../../../src/domain/bonds/bond-types.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

const documentRowsSchema = z.array(z.object({ doc_type: z.enum(DOCUMENT_TYPES) }));

/** The types of an application's documents that count: checked and not deleted. */
export async function loadCheckedDocuments(
  database: ServiceClient,
  applicationId: string,
): Promise<DocumentType[]> {
  const { data, error } = await database
    .from('application_documents')
    .select('doc_type')
    .eq('application_id', applicationId)
    .eq('status', 'uploaded')
    .eq('is_checked', true);
  if (error) throw new DependencyError('database', error.code);

  return documentRowsSchema.parse(data).map((row) => row.doc_type);
}
