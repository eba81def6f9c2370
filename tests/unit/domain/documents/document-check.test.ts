import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_CHECK_FAILURE_STATUS,
  documentCheckAnswerSchema,
  documentCheckRequestSchema,
} from '~/domain/documents/document-check';

describe('the question about a document', () => {
  it('names it by its id', () => {
    const question = { documentId: '7b2d3c1e-52f4-4c53-9a77-0f4d7f3e8a11' };

    expect(documentCheckRequestSchema.parse(question)).toEqual(question);
  });

  it.each([{}, { documentId: 7 }, { documentId: '' }, { documentId: 'app/1/other/a.pdf' }])(
    'is no question: %j',
    (body) => {
      expect(documentCheckRequestSchema.safeParse(body).success).toBe(false);
    },
  );
});

describe('the answer about a document', () => {
  it('says that it was checked and nothing else', () => {
    expect(documentCheckAnswerSchema.safeParse({ status: 'checked' }).success).toBe(true);
    expect(documentCheckAnswerSchema.safeParse({ status: 'uploaded' }).success).toBe(false);
  });

  it('is a refusal of what the caller sent, or says that the scanner does not answer', () => {
    const { 'scanner-unavailable': unavailable, ...refusals } = DOCUMENT_CHECK_FAILURE_STATUS;

    expect(unavailable).toBe(503);
    for (const status of Object.values(refusals)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
