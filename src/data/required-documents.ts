import { z } from 'zod';
import { DOCUMENT_TYPES, type BondSlug, type DocumentType } from '~/domain/bonds/bond-types';
import { fail, ok, type Result } from '~/domain/result';
import type { Db } from './client';
import { connectionFailure, type ConnectionFailure } from './connection';

const TIMEOUT_MS = 10_000;

const rowsSchema = z.array(z.object({ required_doc_type: z.enum(DOCUMENT_TYPES) }));

/** The types of document a bond asks for, in a fixed order; empty when it asks for none. */
export async function listRequiredDocuments(
  db: Db,
  bondSlug: BondSlug,
): Promise<Result<DocumentType[], 'load-failed' | ConnectionFailure>> {
  const { data, status } = await db
    .from('bond_required_documents')
    .select('required_doc_type')
    .eq('bond_slug', bondSlug)
    .order('required_doc_type')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .retry(false); // the step has a Retry button, and an answer soon beats one in silence

  if (status === 0) return fail(connectionFailure());

  const rows = rowsSchema.safeParse(data);
  if (!rows.success) return fail('load-failed');

  return ok(rows.data.map((row) => row.required_doc_type));
}
