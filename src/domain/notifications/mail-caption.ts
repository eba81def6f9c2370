import { z } from 'zod';

/** The longest caption in a mail. Longer ones add nothing that identifies the bond. */
const MAX_MAIL_CAPTION = 200;

/** What mail programs turn into a link or an address: "a.example", "//host", "name@host", "https:". */
const LINKED = /[@/\\:]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u;

/**
 * The caption of a bond for a mail. The applicant typed parts of it, and the mail goes to an address
 * that the applicant typed. So a caption that could show as a link is left out.
 */
export const mailCaptionSchema = z
  .string()
  .optional()
  .transform((caption) =>
    caption === undefined || caption.length > MAX_MAIL_CAPTION || LINKED.test(caption)
      ? undefined
      : caption,
  );
