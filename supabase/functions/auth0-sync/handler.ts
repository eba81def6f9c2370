import type { JWTVerifyGetKey } from 'jose';
import {
  ssoSyncRequestSchema,
  type SsoSyncAnswer,
  type SsoSyncRequest,
} from '../../../src/domain/accounts/sso-sync.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { toHex } from '../_shared/encoding.ts';
import { createEndpoint } from '../_shared/endpoint.ts';
import { DependencyError, type Outcome, type Refusal } from '../_shared/failures.ts';
import { findOrMakeAccount } from './find-account.ts';
import type { SsoSettings } from './settings.ts';
import { NONCE_SECONDS, verifyToken } from './verify-token.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** The identity provider: the rules for its tokens, and its keys. */
export type IdentityProvider = { settings: SsoSettings; keys: JWTVerifyGetKey };

const NAME = 'auth0-sync';

/**
 * Sign in a user from single sign-on: check the tokens, accept each token only once, find or create the account of the
 * verified address, and return the token hash that opens its session.
 */
export function createHandler(
  dependencies: Dependencies,
  provider: IdentityProvider | undefined,
): (request: Request) => Promise<Response> {
  return createEndpoint(
    {
      name: NAME,
      // Each sign-in is one call.
      limit: { allowed: 30, windowSeconds: 600 },
      schema: ssoSyncRequestSchema,
      needsFactor: false,
      handle: async ({ body }) =>
        provider ? syncUser(dependencies, provider, body) : { ok: false, code: 'not-configured' },
    },
    dependencies,
  );
}

async function syncUser(
  { database, now, log }: Dependencies,
  provider: IdentityProvider,
  body: SsoSyncRequest,
): Promise<Outcome<SsoSyncAnswer>> {
  const refuse = (reason: string): Refusal => {
    log({ function: NAME, failure: 'token-refused', code: reason });
    return { ok: false, code: 'token-refused' };
  };

  const verified = await verifyToken(body, { ...provider, now: now() });
  if (!verified.ok) return refuse(verified.code);

  const { issuer, subject, nonce, verifiedEmail: email } = verified.value;
  if (!(await takeNonce(database, `${issuer} ${nonce}`))) return refuse('nonce-used');
  if (email === undefined) return { ok: false, code: 'email-not-verified' };

  const account = await findOrMakeAccount(database, {
    issuer,
    subject,
    email,
    profile: body.auth0User,
  });

  return { ok: true, value: { tokenHash: await openAccount(database, account) } };
}

/** Record a nonce. Returns false if it was used before. */
async function takeNonce(database: ServiceClient, nonce: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(nonce));
  const { data, error } = await database.rpc('take_sso_nonce', {
    nonce_hash: toHex(new Uint8Array(hash)),
    valid_seconds: NONCE_SECONDS,
  });
  if (error) throw new DependencyError('database', error.code);

  return data === true;
}

async function openAccount(database: ServiceClient, email: string): Promise<string> {
  const { data, error } = await database.auth.admin.generateLink({ type: 'magiclink', email });
  if (error) throw new DependencyError('auth', error.code);

  return data.properties.hashed_token;
}
