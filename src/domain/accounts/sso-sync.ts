import { z } from 'zod';
import { cleanLine } from '../fields/clean-text.ts';

/** A token has a few kilobytes at most. */
const MAX_TOKEN_LENGTH = 16_384;

const tokenSchema = z.string().min(1).max(MAX_TOKEN_LENGTH);

/**
 * A text for display only. An invalid or too long text is left out, so that it does not block the
 * sign-in.
 */
const shownText = (longest: number) =>
  z.string().transform(cleanLine).pipe(z.string().min(1).max(longest)).optional().catch(undefined);

/**
 * The data that single sign-on sends: the access token, the ID token and the profile. Only the
 * tokens that the issuer signed count. The profile only provides a name and a picture for display.
 */
export const ssoSyncRequestSchema = z.object({
  accessToken: tokenSchema,
  idToken: tokenSchema,
  auth0User: z.object({
    sub: z.string().min(1).max(255),
    name: shownText(200),
    picture: shownText(2048),
  }),
});

export type SsoSyncRequest = z.output<typeof ssoSyncRequestSchema>;

/** The hash that opens the user's session. It works once and expires soon. */
export const ssoSyncAnswerSchema = z.object({ tokenHash: z.string().min(1) });

export type SsoSyncAnswer = z.output<typeof ssoSyncAnswerSchema>;

/** Reasons that a user was not synchronized, with their HTTP status. */
export const SSO_FAILURE_STATUS = {
  /**
   * The issuer did not create the token for us, or the token has expired, is not valid yet, or was
   * used before.
   */
  'token-refused': 401,
  /** The issuer has not verified the email address. */
  'email-not-verified': 403,
  /** This site has no single sign-on. */
  'not-configured': 404,
} as const;

export type SsoFailureCode = keyof typeof SSO_FAILURE_STATUS;
