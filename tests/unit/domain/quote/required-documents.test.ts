import { describe, expect, it } from 'vitest';
import { missingDocuments } from '~/domain/quote/required-documents';
import { buildBond } from '../support/builders';

describe('missingDocuments', () => {
  it('is empty for a bond without required documents', () => {
    expect(missingDocuments(buildBond({ requiredDocuments: [] }), [])).toEqual([]);
  });

  it('names the missing documents, in the order of the bond', () => {
    const bond = buildBond({ requiredDocuments: ['tax_returns', 'personal_id', 'other'] });

    expect(missingDocuments(bond, ['other', 'business_license'])).toEqual([
      'tax_returns',
      'personal_id',
    ]);
  });
});
