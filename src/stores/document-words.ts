import type { ConnectionFailure } from '~/data/connection';
import type { UploadFailure } from '~/data/upload-file';
import type { DocumentCheckFailureCode } from '~/domain/documents/document-check';
import type { PrepareFailure } from '~/platform/prepare-file';

/** Every way an upload can fail before the file is a document that counts. */
export type DocumentFailure =
  | PrepareFailure
  | Exclude<UploadFailure, 'cancelled'>
  | Extract<DocumentCheckFailureCode, 'infected'>
  | 'not-saved'
  | 'account-full'
  | 'too-many-drafts'
  | 'not-open'
  | 'unexpected';

/** What an upload says of its failure: the specification's sentence, and what to do about it. */
export type DocumentFailureWords = { message: string; remedy: string; canRetry: boolean };

/** Error toasts of documents go after three seconds (spec 1, section 8); the list keeps what they said. */
export const ERROR_TOAST_MS = 3000;

const INVALID_TYPE = 'Invalid file type. Please upload PDF, DOC, DOCX, JPG, or PNG files.';
const NOT_STORED = 'Failed to upload file to storage';

/** Words for each way an upload can fail (spec 1, section 8). */
export const DOCUMENT_FAILURES: Record<DocumentFailure, DocumentFailureWords> = {
  'invalid-type': {
    message: INVALID_TYPE,
    remedy:
      'The contents of the file count, not only its name. Save it as a PDF and choose that file.',
    canRetry: false,
  },
  empty: {
    message: INVALID_TYPE,
    remedy: 'This file is empty. Save the document again on your device, then choose it once more.',
    canRetry: false,
  },
  heic: {
    message: INVALID_TYPE,
    remedy:
      'This photograph is in HEIC, a format of iPhones that many offices cannot open. Set Settings > Camera > Formats to Most Compatible and take it again, or save it as a JPG.',
    canRetry: false,
  },
  'too-large': {
    message: 'File size exceeds 25MB limit.',
    remedy: 'Save it in a smaller size, or split it and upload the parts one by one.',
    canRetry: false,
  },
  'not-stored': {
    message: NOT_STORED,
    remedy: 'Nothing else is lost. Try again in a moment.',
    canRetry: true,
  },
  offline: {
    message: NOT_STORED,
    remedy: 'You are offline. The upload goes on by itself when you are connected again.',
    canRetry: true,
  },
  unreachable: {
    message: NOT_STORED,
    remedy: 'The connection broke off. Nothing else is lost; try again.',
    canRetry: true,
  },
  'session-ended': {
    message: 'User not authenticated',
    remedy: 'Sign in again; the upload then goes on by itself.',
    canRetry: true,
  },
  'not-saved': {
    message: 'Failed to save file metadata',
    remedy: 'The file was removed again. Try once more; an application takes up to 30 documents.',
    canRetry: true,
  },
  'account-full': {
    message: NOT_STORED,
    remedy:
      'Your account has 500 MB of files, the most it can store. Delete documents that you no longer need from your drafts, then try again.',
    canRetry: true,
  },
  'too-many-drafts': {
    message: NOT_STORED,
    remedy:
      'Your account has 20 drafts, the most it can store, and this quote is not one of them. Delete a draft on your dashboard, then try again.',
    canRetry: true,
  },
  'not-open': {
    message: 'Failed to save file metadata',
    remedy:
      'This quote was submitted or belongs to another account, so nothing can be added to it.',
    canRetry: false,
  },
  infected: {
    message: 'A scan found something harmful in this file.',
    remedy: 'It was removed. Upload a clean copy, for example a new scan of the paper.',
    canRetry: false,
  },
  unreadable: {
    message: 'Unexpected error during upload',
    remedy: 'The file could not be read. Check that it is still there and not open elsewhere.',
    canRetry: true,
  },
  unexpected: {
    message: 'Unexpected error during upload',
    remedy: 'Nothing else is lost. Try again, or reload the page.',
    canRetry: true,
  },
};

/** The titles of toasts, and the texts of those that report a success (spec 1, section 8). */
export const DOCUMENT_TOASTS = {
  uploadFailed: 'Upload Failed',
  loadFailed: 'Error: Failed to load documents',
  previewRefused: 'Unable to open file preview',
  openFailed: 'Failed to open file',
  deleteFailed: 'Delete Failed',
  deleted: 'Document deleted successfully',
} as const;

/** What a toast says when a file has become a document (spec 1, section 8). */
export function uploadedWords(fileName: string): string {
  return `${fileName} uploaded successfully`;
}

/** Why a document was not deleted (spec 1, section 8). */
export const DELETE_FAILURES: Record<'not-found' | 'not-updated' | ConnectionFailure, string> = {
  'not-found': 'Document not found',
  'not-updated': 'Failed to update document status',
  offline: 'Unexpected error during deletion',
  unreachable: 'Unexpected error during deletion',
};
