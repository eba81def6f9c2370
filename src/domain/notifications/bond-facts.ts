import { z } from 'zod';

/** A path of the site, and nothing that leads elsewhere: "//host" and "/\host" are other sites. */
export const sitePathSchema = z.string().regex(/^\/(?![/\\])[^\s\\]*$/);

/** What mails about the end of a bond know of it. */
export const bondFactsSchema = z.object({
  bondNumber: z.string().min(1),
  bondTitle: z.string().min(1),
  renewPath: sitePathSchema,
});
