import { z } from 'zod';
import { issuerOf } from '../../../src/domain/accounts/sso-issuer.ts';

/** The issuer and the rules for its tokens. */
export type SsoSettings = {
  issuer: string;
  clientId: string;
  /** The id (`org_...`) or name of the organization that users must belong to. */
  organization?: string;
  /** Maximum age of the user's authentication at the issuer, in seconds. */
  maxAgeSeconds?: number;
};

/** An empty variable counts as missing. */
const optionalText = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

const variablesSchema = z.object({
  AUTH0_DOMAIN: optionalText,
  AUTH0_CLIENT_ID: optionalText,
  AUTH0_ORGANIZATION: optionalText,
  AUTH0_MAX_AGE: optionalText.pipe(
    z
      .string()
      .regex(/^[1-9]\d*$/)
      .transform(Number)
      .optional(),
  ),
});

/**
 * Read the settings of single sign-on; undefined if it is not configured. Throws if a variable is invalid. The error
 * names the variable and never quotes its value.
 */
export function readSettings(
  variables: Record<string, string | undefined>,
): SsoSettings | undefined {
  const parsed = variablesSchema.safeParse(variables);
  if (!parsed.success) throw wrong(String(parsed.error.issues[0]?.path[0]));

  const {
    AUTH0_DOMAIN: domain,
    AUTH0_CLIENT_ID: clientId,
    AUTH0_ORGANIZATION: organization,
    AUTH0_MAX_AGE: maxAgeSeconds,
  } = parsed.data;
  if (domain === undefined) return undefined;

  const issuer = issuerOf(domain);
  if (issuer === undefined) throw wrong('AUTH0_DOMAIN');
  if (clientId === undefined) throw wrong('AUTH0_CLIENT_ID');

  return {
    issuer,
    clientId,
    ...(organization !== undefined && { organization }),
    ...(maxAgeSeconds !== undefined && { maxAgeSeconds }),
  };
}

function wrong(name: string): Error {
  return new Error(`[functions] Missing or wrong environment variable: ${name}`);
}
