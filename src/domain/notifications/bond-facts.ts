import { z } from 'zod';
import { mailCaptionSchema } from './mail-caption.ts';

/** A path of this site. "//host" and "/\host" lead to other sites, so they are excluded. */
export const sitePathSchema = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

/** The data of mails about the end of a bond. */
export const bondFactsSchema = z.object({
  bondNumber: z.string().min(1),
  bondTitle: z.string().min(1),
  renewPath: sitePathSchema,
  caption: mailCaptionSchema,
});
