import { describe, expect, it } from 'vitest';
import { guideArticle } from '~/layouts/structured-data/article';
import { toJsonLd } from '~/layouts/structured-data/json-ld';

const GUIDE = {
  id: 'executor-bond-guide',
  updatedOn: '2026-11-20',
  data: {
    title: 'The court wants a bond',
    excerpt: 'Find out whether you need it.',
    category: 'probate',
    tags: ['executor', 'will'],
    readingMinutes: 8,
  },
} as const;

describe('guideArticle', () => {
  const article = guideArticle(GUIDE, {
    product: { id: 'trustee', data: { name: 'Trustee Bond' } },
    audience: 'executors',
    agencyName: 'Marshline Surety',
  });
  const read = JSON.parse(toJsonLd(article, new URL('https://site.example'))) as unknown;

  it("names the guide's title, date, author and audience", () => {
    expect(read).toMatchObject({
      '@type': 'Article',
      headline: 'The court wants a bond',
      datePublished: '2026-11-20',
      dateModified: '2026-11-20',
      publisher: { '@type': 'InsuranceAgency', name: 'Marshline Surety' },
      audience: { audienceType: 'executors' },
      articleSection: 'Court & Fiduciary Bonds',
      keywords: 'executor, will',
      timeRequired: 'PT8M',
    });
  });

  it('uses full addresses for the guide, its image and its bond', () => {
    expect(read).toMatchObject({
      url: 'https://site.example/resources/executor-bond-guide',
      mainEntityOfPage: { '@id': 'https://site.example/resources/executor-bond-guide' },
      image: 'https://site.example/share/resources/executor-bond-guide.png',
      about: {
        name: 'Trustee Bond',
        '@id': 'https://site.example/products/trustee#service',
        url: 'https://site.example/products/trustee',
      },
    });
  });
});
