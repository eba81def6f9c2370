import { getEntry } from 'astro:content';
import { fillIn } from '../fill-in.ts';
import type { LegalDocumentFile } from '../schemas/legal-document.ts';
import { getSite } from './site.ts';

/** A legal document by its file's name, with the facts of the site filled in. */
export async function getLegalDocument(id: 'terms' | 'privacy'): Promise<LegalDocumentFile> {
  const entry = await getEntry('legal', id);
  if (!entry) throw new Error(`[catalogue] content/legal/${id}.yaml is missing`);

  const site = await getSite();
  const fill = (text: string) => fillIn(text, site);
  const { introduction, sections, ...document } = entry.data;

  return {
    ...document,
    introduction: introduction.map(fill),
    sections: sections.map(({ plain, text, ...section }) => ({
      ...section,
      ...(plain !== undefined && { plain: fill(plain) }),
      text: text.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
    })),
  };
}
