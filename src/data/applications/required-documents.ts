import { z } from 'zod';
import { DOCUMENT_TYPES, type BondSlug, type DocumentType } from '~/domain/bonds/bond-types';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from '../connection/db';
import { connectionFailure, type ConnectionFailure } from '../connection/connection';
import { withinTime } from '../connection/within-time';

const rowsSchema = z.array(z.object({ required_doc_type: z.enum(DOCUMENT_TYPES) }));

/** Load the document types that a bond requires, in a fixed order. Empty when it requires none. */
export async function listRequiredDocuments(
  db: Db,
  bondSlug: BondSlug,
): Promise<Result<DocumentType[], 'load-failed' | ConnectionFailure>> {
  const { data, status } = await withinTime(
    db
      .from('bond_required_documents')
      .select('required_doc_type')
      .eq('bond_slug', bondSlug)
      .order('required_doc_type'),
  );

  if (status === 0) return fail(connectionFailure());

  const rows = rowsSchema.safeParse(data);
  if (!rows.success) return fail('load-failed');

  return ok(rows.data.map((row) => row.required_doc_type));
}
