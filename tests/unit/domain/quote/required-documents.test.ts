import { describe, expect, it } from 'vitest';
import { missingDocuments } from '~/domain/quote/required-documents';
import { buildBond } from '../support/builders';

describe('missingDocuments', () => {
  it('is empty for a bond that asks for none', () => {
    expect(missingDocuments(buildBond({ requiredDocuments: [] }), [])).toEqual([]);
  });

  it('names what has not been uploaded, in the order of the bond', () => {
    const bond = buildBond({ requiredDocuments: ['tax_returns', 'personal_id', 'other'] });

    expect(missingDocuments(bond, ['other', 'business_license'])).toEqual([
      'tax_returns',
      'personal_id',
    ]);
  });
});
