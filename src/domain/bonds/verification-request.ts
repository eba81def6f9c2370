import { z } from 'zod';

/** A verification token: 32 random characters that are safe in a URL. */
const VERIFY_TOKEN = /^[\w-]{32}$/;

/** The body of `verify-bond`. */
export const verificationRequestSchema = z.strictObject({ token: z.string().regex(VERIFY_TOKEN) });

export type VerificationRequest = z.output<typeof verificationRequestSchema>;
