import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { LogEntry } from '../../supabase/functions/_shared/log.ts';
import { createHandler } from '../../supabase/functions/auth0-sync/handler.ts';
import { createIssuerKeys } from '../../supabase/functions/auth0-sync/issuer-keys.ts';
import type { SsoSettings } from '../../supabase/functions/auth0-sync/settings.ts';
import { PUBLISHABLE_KEY } from './keys.ts';
import { freshAddress, startFunctionsStack, type FunctionsStack } from './functions-stack.ts';
import { CLIENT_ID, startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { realDependencies } from './real-dependencies.ts';

/** The access token that accompanies every ID token of the bench. */
export const ACCESS_TOKEN = 'an opaque access token';

/** The function's current time, in seconds. */
export const NOW = Date.UTC(2026, 0, 20, 12) / 1000;

/** Claims of a token, valid or not. */
export type Claims = Record<string, unknown>;

/** The function in this process on a real stack, with a stopped clock, for tokens of any kind. */
export type SsoBench = {
  provider: IdentityProvider;
  stack: FunctionsStack;
  /** The function's log lines since the last call. */
  takeLog: () => LogEntry[];
  /** The claims of a valid token for a new user, with changes. A claim of undefined is left out. */
  claimsOf: (changes?: Claims) => JWTPayload;
  /** Send an ID token with a subject's profile. */
  send: (
    idToken: string,
    subject?: string,
    settings?: Partial<SsoSettings>,
  ) => Promise<{ status: number; body: unknown }>;
  stop: () => Promise<void>;
};

/** Start a bench. Stop it afterwards. */
export async function startSsoBench(): Promise<SsoBench> {
  const provider = await startIdentityProvider();
  const stack = await startFunctionsStack();
  const entries: LogEntry[] = [];
  const dependencies = {
    ...(await realDependencies(stack.apiUrl)),
    now: () => new Date(NOW * 1000),
    log: (entry: LogEntry) => void entries.push(entry),
  };

  return {
    provider,
    stack,
    takeLog: () => entries.splice(0),
    claimsOf: (changes = {}) => claimsOf(provider, changes),
    async send(idToken, subject = 'auth0|1', settings = {}) {
      const { issuer } = provider;
      const handle = createHandler(dependencies, {
        settings: { issuer, clientId: CLIENT_ID, ...settings },
        keys: createIssuerKeys(issuer, 0),
      });
      const response = await handle(requestOf(idToken, subject));

      return { status: response.status, body: await response.json() };
    },
    async stop() {
      await stack.stop();
      await provider.stop();
    },
  };
}

function claimsOf({ issuer }: IdentityProvider, changes: Claims): JWTPayload {
  const claims = {
    iss: issuer,
    aud: CLIENT_ID,
    sub: `auth0|${randomUUID()}`,
    iat: NOW,
    exp: NOW + 36_000,
    nonce: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    ...changes,
  };

  return JSON.parse(JSON.stringify(claims)) as JWTPayload;
}

function requestOf(idToken: string, subject: string): Request {
  return new Request('http://functions.local/', {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      'content-type': 'application/json',
      'cf-connecting-ip': freshAddress(),
    },
    body: JSON.stringify({ accessToken: ACCESS_TOKEN, idToken, auth0User: { sub: subject } }),
  });
}
