import { z } from 'astro/zod';

/** Our license in one state, in the state's file of `content/states`. */
export const licenseSchema = z.strictObject({
  /** As the regulator prints it. */
  number: z.string().min(4, 'A license number has at least four characters'),
  /** The office that issued the license, where readers can verify it. */
  regulator: z.string().min(8),
  /** True while the number is invented. The page says so. */
  sample: z.boolean(),
});

/** A license after parsing. */
export type LicenseEntry = z.output<typeof licenseSchema>;
