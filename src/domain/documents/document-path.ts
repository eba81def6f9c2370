import type { UploadType } from '../bonds/bond-types.ts';
import { sanitizeFileName } from './file-names.ts';

/** The private bucket for the documents of applications. */
export const DOCUMENTS_BUCKET = 'applications';

/** Lifetime of a link to a customer's own document, in seconds. */
export const SIGNED_URL_SECONDS = 300;

/**
 * Lifetime of a link for staff, in seconds. The browser opens it at once, and everyone who has it
 * can open a customer's personal document, so it is as short as the link to a bond's file.
 */
export const STAFF_SIGNED_URL_SECONDS = 60;

export type DocumentPlace = {
  applicationId: string;
  docType: UploadType;
  /** New for every upload, so that no upload can overwrite another file. */
  uuid: string;
  name: string;
};

/** The path of a document in the bucket. */
export function documentPath({ applicationId, docType, uuid, name }: DocumentPlace): string {
  return `app/${applicationId}/${docType}/${uuid}-${sanitizeFileName(name)}`;
}
