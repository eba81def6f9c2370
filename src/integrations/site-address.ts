import { issuerOf } from '../domain/accounts/sso-issuer.ts';

/** The one host whose pages search engines may list. Change it here when the site moves. */
export const PRODUCTION_ORIGIN = 'https://www.marshlinesurety.example';

const DEFAULT_SITE_PORT = '4321';
const DEFAULT_API_PORT = '54321';

/** The embedded stack's key; worth nothing anywhere else. */
const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The origin this build will be served from: `MARSHLINE_SITE_URL` when set, the address Netlify
 * gives the deploy, else this machine.
 */
export function siteOrigin(environment: Environment): string {
  const deployed =
    environment.CONTEXT === 'production' ? environment.URL : environment.DEPLOY_PRIME_URL;
  const address =
    environment.MARSHLINE_SITE_URL ||
    deployed ||
    `http://localhost:${environment.MARSHLINE_SITE_PORT || DEFAULT_SITE_PORT}`;

  return new URL(address).origin;
}

/** How the browser reaches the project's Supabase. */
export type SupabaseSettings = { origin: string; publishableKey: string };

/**
 * The project's Supabase: from the environment, else the embedded one of this machine. Throws on
 * Netlify when either value is missing: such a site would send its visitors to their own machine.
 */
export function supabaseSettings(environment: Environment): SupabaseSettings {
  const address = environment.PUBLIC_SUPABASE_URL;
  const publishableKey = environment.PUBLIC_SUPABASE_PUBLISHABLE_KEY;

  if (environment.NETLIFY && !(address && publishableKey)) {
    throw new Error(
      'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set among the environment variables of the Netlify site. Expected the https address and the publishable key of the Supabase project.',
    );
  }

  const local = `http://127.0.0.1:${environment.MARSHLINE_API_PORT || DEFAULT_API_PORT}`;

  return {
    origin: new URL(address || local).origin,
    publishableKey: publishableKey || LOCAL_PUBLISHABLE_KEY,
  };
}

/**
 * The origin of the provider of single sign-on, or undefined where the site has none. Throws when only half of it is
 * set: its button would lead nowhere.
 */
export function identityProviderOrigin(environment: Environment): string | undefined {
  const { PUBLIC_AUTH0_DOMAIN: domain, PUBLIC_AUTH0_CLIENT_ID: clientId } = environment;
  if (!domain && !clientId) return undefined;

  const issuer = issuerOf(domain ?? '');
  if (!issuer || !clientId) {
    throw new Error(
      'PUBLIC_AUTH0_DOMAIN and PUBLIC_AUTH0_CLIENT_ID belong together. Expected a domain such as tenant.us.auth0.com and the id of a single page application, or neither.',
    );
  }

  return new URL(issuer).origin;
}

/** Whether pages built for this address may be listed by search engines (spec 1, section 2). */
export function isProductionSite(site: URL | string | undefined): boolean {
  return site !== undefined && new URL(site).origin === PRODUCTION_ORIGIN;
}
