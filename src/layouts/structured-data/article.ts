import type { IsoDate } from '~/domain/dates';
import { GUIDE_CATEGORY_TITLES, type GuideCategory } from '~/domain/guides/guide-categories';
import { shareImageOf } from '../share-image';
import { agencyReference } from './insurance-agency';
import type { Thing } from './json-ld';

/**
 * The structured data of a guide. Both dates are its last change, because a guide stores no other
 * date.
 */
export function guideArticle(
  guide: {
    id: string;
    updatedOn: IsoDate;
    data: {
      title: string;
      excerpt: string;
      category: GuideCategory;
      tags: readonly string[];
      readingMinutes: number;
    };
  },
  {
    product,
    audience,
    agencyName,
  }: { product: { id: string; data: { name: string } }; audience: string; agencyName: string },
): Thing {
  const { title, excerpt, category, tags, readingMinutes } = guide.data;
  const url = `/resources/${guide.id}`;
  const agency = agencyReference({ name: agencyName });

  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    image: shareImageOf(url),
    datePublished: guide.updatedOn,
    dateModified: guide.updatedOn,
    inLanguage: 'en-US',
    author: agency,
    publisher: agency,
    articleSection: GUIDE_CATEGORY_TITLES[category],
    keywords: tags.join(', '),
    timeRequired: `PT${readingMinutes}M`,
    audience: { '@type': 'Audience', audienceType: audience },
    about: {
      '@type': 'Service',
      '@id': `/products/${product.id}#service`,
      name: product.data.name,
      url: `/products/${product.id}`,
    },
  };
}
