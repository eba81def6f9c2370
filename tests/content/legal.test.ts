import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fillLegalDocument } from '~/collections/fill-legal-document';
import { periodWords, RETENTION_KEYS } from '~/domain/retention/retention-periods';
import { readLegalDocuments, readSite } from '../tools/catalogue/read-content.ts';

const documents = new Map(readLegalDocuments().map(({ id, data }) => [id, data]));
const terms = documents.get('terms');
const site = readSite();

/** The words of a section of the terms, with its lists. */
function termsText(id: string): string {
  const section = terms?.sections.find((known) => known.id === id);

  return (section?.text ?? []).flat().join(' ');
}

/** The words of a section of the privacy policy, with its lists. */
function privacyText(id: string): string {
  const privacy = documents.get('privacy');
  const section =
    privacy && fillLegalDocument(privacy, site).sections.find((known) => known.id === id);

  return (section?.text ?? []).flat().join(' ');
}

describe('the terms of use', () => {
  it('are version v1.1', () => {
    expect(terms?.version).toBe('v1.1');
  });

  it('have 22 sections, each with a plain-English summary', () => {
    expect(terms?.sections).toHaveLength(22);
    expect(terms?.sections.every(({ plain }) => plain)).toBe(true);
  });

  it('limit liability to $100 or 12 months of payments, with a plain-English summary', () => {
    expect(termsText('liability')).toMatch(/greater of \$100 and .* in the 12 months/);
    const plain = terms?.sections.find(({ id }) => id === 'liability')?.plain;
    expect(plain).toMatch(/\$100 .* 12 months/);
  });

  it('give 30 days to opt out of arbitration', () => {
    expect(termsText('disputes')).toContain('opt out of arbitration within 30 days');
  });
});

describe('the terms of use for counsel', () => {
  it('begin with a notice of arbitration in capitals, as S.C. Code 15-48-10(a) asks', () => {
    expect(terms?.notice).toMatch(/^THESE TERMS ARE SUBJECT TO ARBITRATION PURSUANT TO/);
    expect(terms?.notice).toBe(terms?.notice?.toUpperCase());
    expect(terms?.sections.findIndex(({ id }) => id === 'disputes')).toBe(
      'U'.charCodeAt(0) - 'A'.charCodeAt(0),
    );
    expect(terms?.notice).toContain('SECTION U');
  });

  it('name the administrator, the rules and the place of arbitration', () => {
    expect(termsText('disputes')).toContain('American Arbitration Association');
    expect(termsText('disputes')).toContain('Consumer Arbitration Rules');
    expect(termsText('disputes')).toContain('Charleston County, South Carolina');
  });

  it.each([
    ['paper instead', /on paper instead/],
    ['the price of paper', /We charge nothing for a paper copy/],
    [
      'how to withdraw, and what follows',
      /withdraw your consent .* writing to .* on paper by mail/,
    ],
    ['what the consent covers', /Your consent covers all records/],
    ['how to update the address', /Keep your email address current/],
    ['what a device needs', /you need a current browser, a program that opens PDF files/],
  ])('make the statement of 15 U.S.C. 7001(c) about %s', (_, words) => {
    expect(termsText('electronic-records')).toMatch(words);
  });

  it('change only with a decision about their version', () => {
    const words = JSON.stringify([terms?.notice, terms?.introduction, terms?.sections]);

    // Sample wording may change within v1.1. Once counsel has approved it, raise the version instead.
    expect(createHash('sha256').update(words).digest('hex').slice(0, 12)).toBe('4b7e68c95dc8');
  });
});

describe('the privacy policy', () => {
  it.each([
    ['collect', /What we collect\./],
    ['disclose', /What we disclose, and to whom\./],
    ['do with data of former customers', /Former customers\./],
    ['let you opt out of', /Your right to opt out\./],
    ['do to protect it', /How we protect it\./],
  ])('says what we %s, as the Gramm-Leach-Bliley Act asks', (_, words) => {
    expect(privacyText('financial-privacy')).toMatch(words);
  });

  it.each([
    /name, address and telephone number of the consumer reporting agency/,
    /did not make the decision/,
    /free copy of the report from that agency within 60 days/,
    /dispute with the agency the accuracy or completeness/,
  ])('describes the notice of 15 U.S.C. 1681m(a): %s', (words) => {
    expect(privacyText('credit-reports')).toMatch(words);
  });

  it.each([
    'number',
    'principal',
    'obligee',
    'amount',
    'signing',
    'expiration',
    'number, limit and date of each power of attorney',
  ])('names the %s among the facts that /verify shows', (fact) => {
    expect(privacyText('sharing')).toContain(fact);
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

  it('promise to keep drafts no longer than the wizard does', async () => {
    const { DRAFT_MAX_AGE_DAYS } = await import('~/domain/quote/draft');
    expect(privacyText('draft')).toContain(`for ${DRAFT_MAX_AGE_DAYS} days at most`);
  });
});
