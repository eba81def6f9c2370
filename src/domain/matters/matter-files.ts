/** The calls with a file of a matter, such as a court order. */
import { z } from 'zod';
import { readableFileName } from '../documents/file-names.ts';
import { recordIdSchema } from '../fields/record-id.ts';
import {
  MATTER_FILE_KINDS,
  type MatterFileKind,
  MAX_MATTER_FILE_BYTES,
} from './matter-file-kinds.ts';

/** Base64 needs four characters for three bytes. */
const MAX_FILE_CHARACTERS = Math.ceil(MAX_MATTER_FILE_BYTES / 3) * 4;

/** The largest body of `add-matter-file`, in bytes: the file and the other fields. */
export const MAX_MATTER_FILE_BODY_BYTES = MAX_FILE_CHARACTERS + 4096;

/** The body of `add-matter-file`. `content` is the file in base64. The same contents are stored once. */
export const matterFileUploadSchema = z.object({
  fileId: recordIdSchema,
  matterId: recordIdSchema,
  kind: z.enum(Object.keys(MATTER_FILE_KINDS) as MatterFileKind[]),
  name: z.string().min(1).max(255).transform(readableFileName),
  content: z.base64().min(1).max(MAX_FILE_CHARACTERS),
});

export type MatterFileUpload = z.output<typeof matterFileUploadSchema>;

/** The answer of `add-matter-file`. */
export const matterFileAnswerSchema = z.object({ stored: z.literal(true) });

export type MatterFileAnswer = z.output<typeof matterFileAnswerSchema>;

/** The body of `open-matter-file`. */
export const matterFileOpeningSchema = z.object({ fileId: recordIdSchema });

export type MatterFileOpening = z.output<typeof matterFileOpeningSchema>;

/** Reasons that a file of a matter was not stored or opened, with their HTTP status. */
export const MATTER_FILE_FAILURE_STATUS = {
  /** The matter or the file does not exist, or the caller may not change or open it. */
  'not-found': 404,
  /** The contents have a type that is not allowed, or not the type in the name. */
  'invalid-type': 422,
  /** The file has no contents. */
  empty: 422,
  /** A scanner found malware. */
  infected: 422,
  /** The scanner did not answer. Nothing was stored. */
  'scanner-unavailable': 503,
  /** The matter or the firm has as many files as it may have. */
  'too-many-files': 409,
} as const;

export type MatterFileFailureCode = keyof typeof MATTER_FILE_FAILURE_STATUS;
