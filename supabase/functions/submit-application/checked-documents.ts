import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { DOCUMENT_TYPES, type DocumentType } from '../../../src/domain/bonds/bond-types.ts';
import { DependencyError } from '../_shared/failures.ts';

const documentRowsSchema = z.array(z.object({ doc_type: z.enum(DOCUMENT_TYPES) }));

/**
 * The types of the documents of an application that count: not deleted, found to be what they should by
 * `check-document`, and nothing harmful in them.
 */
export async function loadCheckedDocuments(
  database: SupabaseClient,
  applicationId: string,
): Promise<DocumentType[]> {
  const { data, error } = await database
    .from('application_documents')
    .select('doc_type')
    .eq('application_id', applicationId)
    .eq('status', 'uploaded')
    .not('checked_at', 'is', null)
    .neq('scan_status', 'infected');
  if (error) throw new DependencyError('database', error.code);

  return documentRowsSchema.parse(data).map((row) => row.doc_type);
}
