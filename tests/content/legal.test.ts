import { describe, expect, it } from 'vitest';
import { fillLegalDocument } from '~/collections/fill-legal-document';
import { periodWords, RETENTION_KEYS } from '~/domain/retention/retention-periods';
import { readLegalDocuments, readSite } from '../tools/catalogue/read-content.ts';

const documents = new Map(readLegalDocuments().map(({ id, data }) => [id, data]));
const terms = documents.get('terms');
const site = readSite();

/** The words of a section of the terms, paragraphs and lists in one. */
function termsText(id: string): string {
  const section = terms?.sections.find((known) => known.id === id);

  return (section?.text ?? []).flat().join(' ');
}

describe('the terms of use', () => {
  it('are version v1.1', () => {
    expect(terms?.version).toBe('v1.1');
  });

  it('have 22 sections, each with a plain sentence', () => {
    expect(terms?.sections).toHaveLength(22);
    expect(terms?.sections.every(({ plain }) => plain)).toBe(true);
  });

  it('limit liability to $100 or 12 months of payments, and say so plainly', () => {
    expect(termsText('liability')).toMatch(/greater of \$100 and .* in the 12 months/);
    const plain = terms?.sections.find(({ id }) => id === 'liability')?.plain;
    expect(plain).toMatch(/\$100 .* 12 months/);
  });

  it('leave 30 days to opt out of arbitration', () => {
    expect(termsText('disputes')).toContain('opt out of arbitration within 30 days');
  });
});

describe('legal documents', () => {
  it('list every retention period of content/site.yaml on the privacy page', () => {
    const privacy = documents.get('privacy');
    if (!privacy) throw new Error('There is no privacy policy');
    const filled = fillLegalDocument(privacy, site);
    const keeping = filled.sections.find(({ id }) => id === 'keeping')?.text.flat() ?? [];

    for (const key of RETENTION_KEYS) {
      const { what, days } = site.retention[key];
      expect(keeping).toContainEqual(
        expect.stringMatching(new RegExp(`^${what}: ${periodWords(days)} after `)),
      );
    }
    expect(JSON.stringify(filled)).not.toContain('{retention}');
  });

  it('are the terms and the privacy policy, both marked as samples until counsel approves', () => {
    expect([...documents.keys()].sort()).toEqual(['privacy', 'terms']);
    expect([...documents.values()].every(({ sample }) => sample)).toBe(true);
  });

  it('promise no longer life to a draft than the wizard gives it', async () => {
    const { DRAFT_MAX_AGE_DAYS } = await import('~/domain/quote/draft');
    const draft = documents.get('privacy')?.sections.find(({ id }) => id === 'draft');

    expect(draft?.text.flat().join(' ')).toContain(`for ${DRAFT_MAX_AGE_DAYS} days at most`);
  });
});
