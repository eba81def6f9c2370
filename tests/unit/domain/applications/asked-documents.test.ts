import { describe, expect, it } from 'vitest';
import { readAskedDocuments } from '~/domain/applications/asked-documents';

describe('documents that an underwriter requests', () => {
  it('appear once each, in order, and only known ones', () => {
    expect(
      readAskedDocuments(['personal_id', 'tax_returns', 'personal_id', 'request_proof', 7]),
    ).toEqual(['tax_returns', 'personal_id']);
  });

  it.each([undefined, null, 'tax_returns', {}, []])('are missing from %o', (value) => {
    expect(readAskedDocuments(value)).toEqual([]);
  });
});
