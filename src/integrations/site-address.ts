import { parse } from 'yaml';
import { issuerOf } from '../domain/accounts/sso-issuer.ts';

const DEFAULT_SITE_PORT = '4321';
const DEFAULT_API_PORT = '54321';

/** The embedded stack's key. It is worthless anywhere else. */
const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The origin that will serve this build: `MARSHLINE_SITE_URL` if set, otherwise Netlify's address
 * for the deploy, otherwise localhost.
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

/** The address and key that browsers use for the project's Supabase. */
export type SupabaseSettings = { origin: string; publishableKey: string };

/**
 * The settings of the project's Supabase: from the environment, otherwise the embedded stack on
 * this machine. Throws on Netlify when a value is missing, because visitors' browsers would call
 * localhost.
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
 * The origin of the single sign-on provider. Undefined when the site has none. Throws when only one
 * of its two variables is set, because the sign-in button would not work.
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

/** The address of the site in production, from `content/site.yaml`. */
export function readProductionOrigin(siteYaml: string): string {
  const { origin } = parse(siteYaml) as { origin?: unknown };
  if (typeof origin !== 'string') {
    throw new Error('content/site.yaml has no origin. Expected the https address of the site.');
  }

  return origin;
}

/**
 * Throws on a production deploy at Netlify whose address is not the one in `content/site.yaml`: every page would tell
 * search engines to ignore it. A demonstration is not meant for search engines.
 */
export function checkProductionAddress(
  environment: Environment,
  { site, production }: { site: string; production: string },
): void {
  const isMeantForAll =
    environment.CONTEXT === 'production' && environment.PUBLIC_DEMONSTRATION !== 'on';
  if (!isMeantForAll || isProductionSite(site, production)) return;

  throw new Error(
    `This production build is for ${site}, but content/site.yaml has the origin ${production}, so search engines would be told to ignore every page. Set origin in content/site.yaml to ${site}, or give the Netlify site the primary domain ${production}.`,
  );
}

/** Whether search engines may list pages built for this address. */
export function isProductionSite(site: URL | string | undefined, production: string): boolean {
  return site !== undefined && new URL(site).origin === production;
}
