import { fillIn } from './fill-in.ts';
import type { LegalDocumentFile } from './schemas/legal-document.ts';
import type { Site } from './schemas/site.ts';

/** A legal document with the facts of the site in its blanks. */
export function fillLegalDocument(document: LegalDocumentFile, site: Site): LegalDocumentFile {
  const fill = (text: string) => fillIn(text, site);
  const { introduction, sections, ...rest } = document;

  return {
    ...rest,
    introduction: introduction.map(fill),
    sections: sections.map(({ plain, text, ...section }) => ({
      ...section,
      ...(plain !== undefined && { plain: fill(plain) }),
      text: text.map((block) => (typeof block === 'string' ? fill(block) : block.map(fill))),
    })),
  };
}
