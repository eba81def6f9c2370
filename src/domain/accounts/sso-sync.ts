import { z } from 'zod';
import { cleanLine } from '../fields/clean-text.ts';

/** A token is a few kilobytes at most. */
const MAX_TOKEN_LENGTH = 16_384;

const tokenSchema = z.string().min(1).max(MAX_TOKEN_LENGTH);

/** A text that is only shown: one that is none, or too long, is left out and keeps nobody from signing in. */
const shownText = (longest: number) =>
  z.string().transform(cleanLine).pipe(z.string().min(1).max(longest)).optional().catch(undefined);

/**
 * What single sign-on hands over (spec 2, section 3), and the ID token beside it: only what the issuer signed counts.
 * The profile gives a name and a picture to show, nothing else.
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

/** What opens the session of the user: it works once and not for long. */
export const ssoSyncAnswerSchema = z.object({ tokenHash: z.string().min(1) });

export type SsoSyncAnswer = z.output<typeof ssoSyncAnswerSchema>;

/** Why a user was not synchronized, with the HTTP status that carries it. */
export const SSO_FAILURE_STATUS = {
  /** The token is not one that the issuer made for us, or not now, or was used before. */
  'token-refused': 401,
  /** The issuer does not vouch for the e-mail address. */
  'email-not-verified': 403,
  /** This site has no single sign-on. */
  'not-configured': 404,
} as const;

export type SsoFailureCode = keyof typeof SSO_FAILURE_STATUS;
