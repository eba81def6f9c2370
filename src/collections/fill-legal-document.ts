import { periodWords, RETENTION_KEYS } from '../domain/retention/retention-periods.ts';
import { fillIn, RETENTION_LIST } from './fill-in.ts';
import type { LegalDocumentFile } from './schemas/legal-document.ts';
import type { Site } from './schemas/site.ts';

/** Fill the placeholders of a legal document with the facts of the site. */
export function fillLegalDocument(document: LegalDocumentFile, site: Site): LegalDocumentFile {
  const fill = (text: string) => fillIn(text, site);
  const { introduction, sections, ...rest } = document;

  return {
    ...rest,
    introduction: introduction.map(fill),
    sections: sections.map(({ plain, text, ...section }) => ({
      ...section,
      ...(plain !== undefined && { plain: fill(plain) }),
      text: text.map((block) => {
        if (block === RETENTION_LIST) return retentionLines(site);

        return typeof block === 'string' ? fill(block) : block.map(fill);
      }),
    })),
  };
}

/**
 * One line for each kind of record: its name, its retention period, the start of the period, and
 * the reason.
 */
function retentionLines({ retention }: Site): string[] {
  return RETENTION_KEYS.map((key) => {
    const { what, days, from, why } = retention[key];

    return `${what}: ${periodWords(days)} after ${from}. ${why}`;
  });
}
