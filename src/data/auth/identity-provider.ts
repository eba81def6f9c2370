import type { Auth0Client } from '@auth0/auth0-spa-js';
import type { SsoSyncRequest } from '~/domain/accounts/sso-sync';
import { fail, ok, type Result } from '~/domain/result';
import type { SsoSettings } from './sso-settings';

/** Result of a completed sign-in at the identity provider. */
export type SignOn = {
  handover: SsoSyncRequest;
  /** The address that the visitor was heading to when the sign-in began, not validated yet. */
  returnTo: string | undefined;
};

/** Limit for an answer of the provider, in seconds. */
const HTTP_TIMEOUT_SECONDS = 10;

/** Limit for a sign-in in a window of the provider, in seconds. */
const AUTHORIZE_TIMEOUT_SECONDS = 60;

/**
 * Send the visitor to the provider's page. Fails when the library cannot be loaded; otherwise the
 * browser leaves the page.
 */
export async function leadToProvider(
  settings: SsoSettings,
  returnTo: string | undefined,
): Promise<Result<undefined, 'sign-on-failed'>> {
  try {
    const client = await createClient(settings);
    await client.loginWithRedirect({ appState: { returnTo } });

    return ok(undefined);
  } catch {
    return fail('sign-on-failed');
  }
}

/**
 * Complete the sign-in that `leadToProvider` started, with the parameters that the provider added
 * to the address. The library checks state and nonce and exchanges the code. The tokens are
 * returned and never stored.
 */
export async function finishAtProvider(
  settings: SsoSettings,
  params: URLSearchParams,
): Promise<Result<SignOn, 'sign-on-failed'>> {
  try {
    const client = await createClient(settings);
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>(`?${params}`);
    const handover = await readHandover(client);
    await client.logout({ openUrl: false }); // deletes the library's cookie without a request to the provider

    const returnTo = appState?.returnTo;
    return ok({ handover, returnTo: typeof returnTo === 'string' ? returnTo : undefined });
  } catch {
    return fail('sign-on-failed');
  }
}

/** Load the provider's library (50 kB) only when a visitor signs in with the provider. */
async function createClient(settings: SsoSettings): Promise<Auth0Client> {
  const { Auth0Client } = await import('@auth0/auth0-spa-js');
  const { domain, clientId, audience, organization, maxAgeSeconds } = settings;

  return new Auth0Client({
    domain,
    clientId,
    cacheLocation: 'memory',
    legacySameSiteCookie: false,
    authorizeTimeoutInSeconds: AUTHORIZE_TIMEOUT_SECONDS,
    httpTimeoutInSeconds: HTTP_TIMEOUT_SECONDS,
    authorizationParams: {
      redirect_uri: `${window.location.origin}/auth0/callback`,
      scope: 'openid profile email',
      ...(audience && { audience }),
      ...(organization && { organization }),
      ...(maxAgeSeconds !== undefined && { max_age: maxAgeSeconds }),
    },
  });
}

/** Read the tokens that the code exchange left in the library's memory. */
async function readHandover(client: Auth0Client): Promise<SsoSyncRequest> {
  const tokens = await client.getTokenSilently({ cacheMode: 'cache-only', detailedResponse: true });
  const user = await client.getUser();
  if (!tokens || !user?.sub) throw new Error('[sso] The provider gave no tokens');

  return {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    auth0User: { sub: user.sub, name: user.name, picture: user.picture },
  };
}
