import { describe, expect, it } from 'vitest';
import type { BondSlug } from '~/domain/bonds/bond-types';
import { boundBusiness } from '~/domain/renewals/bound-business';

const APPEAL = {
  slug: 'appeal-supersedeas' as BondSlug | undefined,
  principal: 'Marsh LLC and Ada Marsh',
  principals: ['Marsh LLC', 'Ada Marsh'] as readonly string[] | null,
  answers: { business: { isBusiness: 'yes' } } as unknown,
};

describe('the business that a renewal keeps', () => {
  it('is the first principal of an appeal bond that a business gave', () => {
    expect(boundBusiness(APPEAL)).toEqual({ boundBusiness: 'Marsh LLC' });
    expect(boundBusiness({ ...APPEAL, principal: 'Marsh LLC', principals: null })).toEqual({
      boundBusiness: 'Marsh LLC',
    });
  });

  it.each([
    ['an appeal bond that a person gave', { answers: { business: { isBusiness: 'no' } } }],
    ['an appeal bond that is older than this site', { answers: undefined }],
    ['a bond that only binds persons', { slug: 'trustee' }],
    ['a bond that only binds businesses', { slug: 'performance-bond' }],
    ['an unknown bond', { slug: undefined }],
  ] as const)('is none for %s', (_, change) => {
    expect(boundBusiness({ ...APPEAL, ...change })).toEqual({});
  });
});
