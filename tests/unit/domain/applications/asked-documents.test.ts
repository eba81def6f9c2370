import { describe, expect, it } from 'vitest';
import { askedDocumentsWords, readAskedDocuments } from '~/domain/applications/asked-documents';

describe('documents an underwriter asks for', () => {
  it('are each named once, in their order, and none that we do not know', () => {
    expect(
      readAskedDocuments(['personal_id', 'tax_returns', 'personal_id', 'request_proof', 7]),
    ).toEqual(['tax_returns', 'personal_id']);
  });

  it.each([undefined, null, 'tax_returns', {}, []])('are none in %o', (value) => {
    expect(readAskedDocuments(value)).toEqual([]);
    expect(askedDocumentsWords(readAskedDocuments(value))).toBeUndefined();
  });

  it('are told by their names', () => {
    expect(askedDocumentsWords(['tax_returns', 'personal_id'])).toBe(
      'Asked for: Tax returns, Personal identification',
    );
  });
});
