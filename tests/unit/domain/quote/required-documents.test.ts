import { describe, expect, it } from 'vitest';
import { documentAsk, missingDocuments } from '~/domain/quote/required-documents';
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

describe('documentAsk', () => {
  it('tells only the attorney of a matter to ask the client for the identification', () => {
    const ask = 'A driver’s license.';

    expect(documentAsk('personal_id', ask, true)).toBe(
      'A driver’s license. Ask your client for it: the link to sign takes no files.',
    );
    expect(documentAsk('personal_id', ask, false)).toBe(ask);
    expect(documentAsk('other', ask, true)).toBe(ask);
  });
});
