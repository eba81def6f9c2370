import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import Provider, { type Configuration, type JWK } from 'oidc-provider';
import { testSite } from './test-site.ts';

/** How long the provider's tokens and codes last, in seconds: longer than any test. */
const LIFETIME = 600;

const HOST = '127.0.0.1';

/** The site's client at the provider. */
export const CLIENT_ID = testSite.identityClientId;

/** Accounts are addresses. The provider verifies all addresses except those with this prefix. */
export const UNVERIFIED = 'unverified-';

/** The provider's name for every user. */
export const SSO_NAME = 'Jane Q. Single';

/** An identity provider on this machine: a real one, with Auth0's addresses and a sign-in page. */
export type IdentityProvider = {
  issuer: string;
  /** The value of `AUTH0_DOMAIN` and `PUBLIC_AUTH0_DOMAIN`. */
  domain: string;
  /** Sign a test's claims with the provider's key. */
  sign: (claims: JWTPayload, header?: { alg?: string; kid?: string }) => Promise<string>;
  publicKey: CryptoKey;
  stop: () => Promise<void>;
};

/** Start a provider with its own keys. Its users return to the callback of the site at that origin. */
export async function startIdentityProvider(
  options: { port?: number; siteOrigin?: string } = {},
): Promise<IdentityProvider> {
  const { port = 0, siteOrigin = 'http://localhost:4321' } = options;
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => server.listen(port, HOST, listening));

  const domain = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const issuer = `${domain}/`;
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = crypto.randomUUID();
  const key = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };

  const provider = new Provider(issuer, configure(siteOrigin, key as JWK));
  const protocol = provider.callback();
  answer = (request, response) =>
    request.url?.startsWith('/interaction/')
      ? interact(provider, request, response)
      : protocol(request, response);

  return {
    issuer,
    domain,
    publicKey,
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, ...header }).sign(privateKey),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function configure(siteOrigin: string, key: JWK): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [`${siteOrigin}/auth0/callback`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of no worth'] },
    routes: { authorization: '/authorize', token: '/oauth/token', jwks: '/.well-known/jwks.json' },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false, // as Auth0: the ID token tells what the scope asks for
    ttl: {
      AccessToken: LIFETIME,
      AuthorizationCode: LIFETIME,
      Grant: LIFETIME,
      IdToken: LIFETIME,
      Interaction: LIFETIME,
      Session: LIFETIME,
    },
    clientBasedCORS: () => true,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: sub,
        email_verified: !sub.startsWith(UNVERIFIED),
        name: SSO_NAME,
        picture: 'https://pictures.example/jane.png',
      }),
    }),
  };
}

const SIGN_IN_PAGE = `<!doctype html>
<html lang="en"><title>Test provider</title><form method="post">
<label>Account <input name="account"></label>
<button name="action" value="continue">Continue</button>
<button name="action" value="cancel">Cancel</button>
</form></html>`;

/** Ask for the user's address, and accept it without a password. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(SIGN_IN_PAGE);
    return;
  }

  const form = new URLSearchParams(await text(request));
  if (form.get('action') === 'cancel') {
    await provider.interactionFinished(request, response, { error: 'access_denied' });
    return;
  }

  const accountId = form.get('account') ?? '';
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope('openid profile email');
  const grantId = await grant.save();
  await provider.interactionFinished(request, response, {
    login: { accountId },
    consent: { grantId },
  });
}
