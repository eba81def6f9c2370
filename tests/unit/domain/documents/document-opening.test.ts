import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_OPENING_FAILURE_STATUS,
  documentOpeningAnswerSchema,
  documentOpeningSchema,
} from '~/domain/documents/document-opening';

const documentId = '3f1b2a9e-0c1d-4e5f-8a6b-7c8d9e0f1a2b';

describe('open-document', () => {
  it('is called with the id of a document', () => {
    expect(documentOpeningSchema.parse({ documentId: documentId.toUpperCase() })).toEqual({
      documentId,
    });
    expect(documentOpeningSchema.safeParse({ documentId: '../will.pdf' }).success).toBe(false);
  });

  it('answers with a URL', () => {
    const url = 'https://files.example/will.pdf?token=1';

    expect(documentOpeningAnswerSchema.parse({ url })).toEqual({ url });
    expect(documentOpeningAnswerSchema.safeParse({ url: 'will.pdf' }).success).toBe(false);
  });

  it('has one status for all failures, so that the status reveals nothing about other users', () => {
    expect(new Set(Object.values(DOCUMENT_OPENING_FAILURE_STATUS))).toEqual(new Set([404]));
  });
});
