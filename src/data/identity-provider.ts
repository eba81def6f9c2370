import type { Auth0Client } from '@auth0/auth0-spa-js';
import type { SsoSyncRequest } from '~/domain/accounts/sso-sync';
import { fail, ok, type Result } from '~/domain/result';
import type { SsoSettings } from './sso-settings';

/** What a finished sign-in at the provider gives. */
export type SignOn = {
  handover: SsoSyncRequest;
  /** Where the visitor was going when the sign-in began, unchecked. */
  returnTo: string | undefined;
};

/** How long the provider may take to answer, in seconds (spec 2, section 9). */
const HTTP_TIMEOUT_SECONDS = 10;

/** How long signing in may take in a window of the provider's, in seconds (spec 2, section 9). */
const AUTHORIZE_TIMEOUT_SECONDS = 60;

/** Lead the visitor to the provider's page. Fails when its code cannot be loaded; else the page is left. */
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
 * Finish what `leadToProvider` began, with what the provider put into the address. The library checks state and
 * nonce and exchanges the code; the tokens are handed on and kept nowhere.
 */
export async function finishAtProvider(
  settings: SsoSettings,
  params: URLSearchParams,
): Promise<Result<SignOn, 'sign-on-failed'>> {
  try {
    const client = await createClient(settings);
    const { appState } = await client.handleRedirectCallback<{ returnTo?: unknown }>(`?${params}`);
    const handover = await readHandover(client);
    await client.logout({ openUrl: false }); // forgets its cookie; the provider is not asked

    const returnTo = appState?.returnTo;
    return ok({ handover, returnTo: typeof returnTo === 'string' ? returnTo : undefined });
  } catch {
    return fail('sign-on-failed');
  }
}

/** The code of the provider's library (50 kB) is loaded here and nowhere before. */
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

/** What came with the code a moment ago, out of the library's memory. */
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
