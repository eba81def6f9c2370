import type { ConnectionFailure } from '~/data/connection/connection';
import type { UploadFailure } from '~/data/documents/upload-file';
import type { DocumentCheckFailureCode } from '~/domain/documents/document-check';
import { shortFileName } from '~/domain/documents/file-names';
import type { PrepareFailure } from '~/platform/prepare-file';

/** Reasons that an upload fails before its document counts. */
export type DocumentFailure =
  | PrepareFailure
  | Exclude<UploadFailure, 'cancelled'>
  | Extract<DocumentCheckFailureCode, 'infected'>
  | 'not-saved'
  | 'account-full'
  | 'too-many-drafts'
  | 'not-open'
  | 'unexpected';

/** The words for a failed upload: the message, and how to fix the problem. */
export type DocumentFailureWords = { message: string; remedy: string; canRetry: boolean };

const INVALID_TYPE = 'Invalid file type. Please upload PDF, DOC, DOCX, JPG, or PNG files.';
const NOT_STORED = 'Failed to upload file to storage';

/** The words for each failure of an upload. */
export const DOCUMENT_FAILURES: Record<DocumentFailure, DocumentFailureWords> = {
  'invalid-type': {
    message: INVALID_TYPE,
    remedy: 'Renaming a file doesn’t change its type. Save it as a PDF and try again.',
    canRetry: false,
  },
  empty: {
    message: INVALID_TYPE,
    remedy: 'This file is empty. Save the document again on your device, then choose it again.',
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
    remedy: 'Your other files are safe. Try again in a moment.',
    canRetry: true,
  },
  offline: {
    message: NOT_STORED,
    remedy: 'You are offline. The upload continues automatically when you are back online.',
    canRetry: true,
  },
  unreachable: {
    message: NOT_STORED,
    remedy: 'The connection was lost. Your other files are safe. Try again.',
    canRetry: true,
  },
  'session-ended': {
    message: 'User not authenticated',
    remedy: 'Sign in again. The upload then continues automatically.',
    canRetry: true,
  },
  'not-saved': {
    message: 'Failed to save file metadata',
    remedy: 'The file was removed. Try again. An application can have up to 30 documents.',
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
    remedy: 'Your other files are safe. Try again, or reload the page.',
    canRetry: true,
  },
};

/** The titles of toasts about documents, and the texts of those that report a success. */
export const DOCUMENT_TOASTS = {
  uploadFailed: 'Upload Failed',
  loadFailed: 'Error: Failed to load documents',
  previewRefused: 'Unable to open file preview',
  openFailed: 'Failed to open file',
  deleteFailed: 'Delete Failed',
  deleted: 'Document deleted successfully',
} as const;

/** The text of the toast after a file became a document. */
export function uploadedWords(fileName: string): string {
  return `${shortFileName(fileName)} uploaded successfully`;
}

/** The message for each reason that a document was not deleted. */
export const DELETE_FAILURES: Record<'not-found' | 'not-updated' | ConnectionFailure, string> = {
  'not-found': 'Document not found',
  'not-updated': 'Failed to update document status',
  offline: 'Unexpected error during deletion',
  unreachable: 'Unexpected error during deletion',
};
