import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_CHECK_FAILURE_STATUS,
  documentCheckAnswerSchema,
  documentCheckRequestSchema,
} from '~/domain/documents/document-check';

describe('the request to check a document', () => {
  it("contains the document's id", () => {
    const question = { documentId: '7b2d3c1e-52f4-4c53-9a77-0f4d7f3e8a11' };

    expect(documentCheckRequestSchema.parse(question)).toEqual(question);
  });

  it.each([{}, { documentId: 7 }, { documentId: '' }, { documentId: 'app/1/other/a.pdf' }])(
    'is not %j',
    (body) => {
      expect(documentCheckRequestSchema.safeParse(body).success).toBe(false);
    },
  );
});

describe('the response about a document', () => {
  it('reports only that the document was checked', () => {
    expect(documentCheckAnswerSchema.safeParse({ status: 'checked' }).success).toBe(true);
    expect(documentCheckAnswerSchema.safeParse({ status: 'uploaded' }).success).toBe(false);
  });

  it("refuses the caller's input, or reports that the scanner does not answer", () => {
    const { 'scanner-unavailable': unavailable, ...refusals } = DOCUMENT_CHECK_FAILURE_STATUS;

    expect(unavailable).toBe(503);
    for (const status of Object.values(refusals)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
