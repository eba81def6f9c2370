import { describe, expect, it } from 'vitest';
import {
  askedDocumentsWords,
  filesForAnswer,
  missingDocumentsWords,
} from '~/domain/applications/asked-document-words';

const ASKED_AT = new Date('2026-11-29T13:09:30Z');

const file = (docType: 'other' | 'tax_returns', time: string) => ({
  docType,
  uploadedAt: new Date(`2026-11-29T${time}Z`),
});

describe('the words for requested documents', () => {
  it('are missing without documents', () => {
    expect(askedDocumentsWords([])).toBeUndefined();
  });

  it('are the names of the documents', () => {
    expect(askedDocumentsWords(['tax_returns', 'personal_id'])).toBe(
      'Asked for: Tax returns, Personal identification',
    );
  });

  it('lead to the question for a document without a type of its own', () => {
    expect(askedDocumentsWords(['other'])).toBe('Asked for: The document named in the question');
  });
});

describe('the words for an answer without a requested document', () => {
  it('are missing once every document has a file', () => {
    expect(missingDocumentsWords([])).toBeUndefined();
  });

  it('name the documents, and say how to send the answer anyway', () => {
    expect(missingDocumentsWords(['tax_returns', 'other'])).toBe(
      'You have not added: Tax returns, The document named in the question. Choose the files, or press “Send answer” again to leave them out.',
    );
  });
});

describe('the files that answer a request', () => {
  it('are those of its type that came after the question, not the one sent with the application', () => {
    const petition = file('other', '13:05:52');
    const order = file('other', '13:12:00');
    const returns = file('tax_returns', '13:12:01');

    expect(filesForAnswer([returns, order, petition], 'other', ASKED_AT)).toEqual([order]);
  });
});
