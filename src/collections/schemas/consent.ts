import { z } from 'astro/zod';

/**
 * `content/consents/*.yaml`: a text that a sender confirms, and in `matter` and `line` the texts that signers agree to.
 * `{agency}`, `{phone}` and `{email}` are filled in from `content/site.yaml`, and `{sender}` for each signer. Signatures
 * keep the text, its version and its hash.
 */
export const consentSchema = z.strictObject({
  /** True until counsel has approved the words. */
  sample: z.boolean(),
  /** A change of the words needs a new version. */
  version: z.string().regex(/^v\d+\.\d+$/, 'Write the version as v1.0'),
  title: z.string().min(3).max(80),
  text: z.array(z.string().min(10).max(600)).min(1),
  /** The statement beside the box. */
  agree: z.string().min(10).max(200),
  /** Citations of the law that the text follows. Empty for a text without one. */
  sources: z.array(z.string().min(3)),
});
