import type { UploadType } from '../bonds/bond-types.ts';
import { sanitizeFileName } from './file-names.ts';

/** The private bucket that holds the documents of applications (spec 1, section 7). */
export const DOCUMENTS_BUCKET = 'applications';

/** How long a link to a customer's own document works, in seconds (spec 1, section 9). */
export const SIGNED_URL_SECONDS = 300;

/**
 * How long a link for staff works, in seconds. The browser follows it at once, and whoever has it can open somebody
 * else's personal papers, so it is as short as the link to a bond's file.
 */
export const STAFF_SIGNED_URL_SECONDS = 60;

export type DocumentPlace = {
  applicationId: string;
  docType: UploadType;
  /** Fresh for every upload, so that no upload can ever meet another's file. */
  uuid: string;
  name: string;
};

/** Where a document is stored in the bucket (spec 1, section 7). */
export function documentPath({ applicationId, docType, uuid, name }: DocumentPlace): string {
  return `app/${applicationId}/${docType}/${uuid}-${sanitizeFileName(name)}`;
}
