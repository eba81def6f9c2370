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

  it('names only documents that go out of date for a renewal', () => {
    const bond = buildBond({ requiredDocuments: ['personal_id', 'financial_statements', 'other'] });

    expect(missingDocuments(bond, [], true)).toEqual(['financial_statements']);
    expect(missingDocuments(bond, ['financial_statements'], true)).toEqual([]);
  });
});
