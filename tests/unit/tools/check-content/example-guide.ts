import type { Problem } from '../../../tools/check-content/problem.ts';
import { toGuide, type Guide } from '../../../tools/check-content/read-guide.ts';
import type { Site } from '../../../tools/check-content/read-site.ts';

/** Fields of a guide without problems. */
export const FIELDS = `title: 'The court wants a bond'
excerpt: What an executor does next.
category: probate
reader: executor
states: []
tags: [will]
updatedAt: 2026-11-20
relatedProducts: [executor-personal-representative]
relatedStates: [sc]
sources:
  - title: Jet, prices for the clerk
    domainType: industry
    verified: '2026-11'
    carries: ['$85']`;

/** The first line of such a guide's text. */
export const FIRST_LINE = FIELDS.split('\n').length + 4;

/** A guide with this text. */
export function guideWith(body: string, { fields = FIELDS, name = 'court-bond' } = {}): Guide {
  return toGuide(`content/articles/${name}.mdx`, `---\n${fields}\n---\n\n${body}\n`);
}

/** A site with two states and these guides. */
export function siteWith(...guides: Guide[]): Site {
  return {
    guides,
    servedStates: ['GA', 'SC'],
    productCategories: ['court-fiduciary'],
    takenNames: ['category'],
    addresses: ['/', '/support', '/states/sc', '/products/notary', '/resources/court-bond'],
    rows: [
      {
        id: 'notary-sc-amount',
        addresses: ['/requirements/notary#notary-sc-amount'],
        figures: new Set(['$10,000', '30 days']),
      },
      {
        id: 'notary-ga-amount',
        addresses: ['/requirements/notary#notary-ga-amount'],
        figures: new Set(['$25,000,000']),
      },
    ],
  };
}

/** Problems as `line: words`. The text's first line is 1. */
export function told(problems: Problem[]): string[] {
  return problems.map(({ line, words }) => `${line - FIRST_LINE + 1}: ${words}`);
}
