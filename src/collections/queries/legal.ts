import { getEntry } from 'astro:content';
import { fillLegalDocument } from '../fill-legal-document.ts';
import type { LegalDocumentFile } from '../schemas/legal-document.ts';
import { getSite } from './site.ts';

/** Load a legal document by file name, with the facts of the site filled in. */
export async function getLegalDocument(id: 'terms' | 'privacy'): Promise<LegalDocumentFile> {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`[catalogue] content/legal/${id}.yaml is missing`);

  return fillLegalDocument(entry.data, await getSite());
}
