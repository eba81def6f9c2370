import { isLocalHost } from '../domain/local-host.ts';
import { findSecrets, roleOf } from './secret-scan/find-secrets.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Checks a variable. Returns a description of the expected value, or undefined when the value is
 * valid.
 */
type VariableCheck = (value: string) => string | undefined;

const PUBLISHABLE_KEY = /^sb_publishable_[\w-]+$/;

/**
 * Auth0's ids of single page applications have 32 letters and digits. Client secrets have 64
 * characters.
 */
const CLIENT_ID = /^[\w.-]{1,48}$/;

/** Turnstile's site keys have 24 characters. Its secret keys start in the same way and have 35. */
const TURNSTILE_SITE_KEY = /^\dx[\w-]{22}$/;

const CHECKS: Readonly<Record<string, VariableCheck>> = {
  PUBLIC_SUPABASE_URL: (value) =>
    isPlainOrigin(value)
      ? undefined
      : 'the https address of the Supabase project, without a user, a path or a query',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: (value) =>
    PUBLISHABLE_KEY.test(value) || isAnonToken(value)
      ? undefined
      : 'the publishable key of the Supabase project (sb_publishable_...), or its anon key',
  PUBLIC_AUTH0_CLIENT_ID: (value) =>
    CLIENT_ID.test(value) ? undefined : 'the id of a single page application, and not its secret',
  PUBLIC_TURNSTILE_SITE_KEY: (value) =>
    TURNSTILE_SITE_KEY.test(value)
      ? undefined
      : 'the site key of Turnstile, and not its secret key',
};

/**
 * Check every `PUBLIC_*` variable, because visitors can read them all in the built site. Throws
 * when a variable contains a secret or an invalid value, or when a site at an https address uses an
 * API on localhost. The error names the variable and never its value.
 */
export function checkPublicVariables(environment: Environment, siteOrigin: string): void {
  for (const [name, value = ''] of Object.entries(environment)) {
    if (!name.startsWith('PUBLIC_') || value === '') continue;

    const [secret] = findSecrets(value);
    if (secret) {
      throw new Error(
        `${name} holds ${secret}. Everything in a PUBLIC_ variable is published with the site. Take the secret out of the variable and replace it with a new one.`,
      );
    }
    const expected = CHECKS[name]?.(value);
    if (expected) throw new Error(`${name} is not what it has to be. Expected ${expected}.`);
  }

  refuseLocalApi(environment, siteOrigin);
}

function refuseLocalApi(environment: Environment, siteOrigin: string): void {
  const site = new URL(siteOrigin);
  if (site.protocol !== 'https:' || isLocalHost(site.hostname)) return;

  const { PUBLIC_SUPABASE_URL: address, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = environment;
  if (!address || !key) {
    throw new Error(
      `PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set for a site at ${site.origin}. Expected the https address and the publishable key of the Supabase project.`,
    );
  }
  const api = new URL(address);
  if (api.protocol !== 'https:' || isLocalHost(api.hostname)) {
    throw new Error(
      `PUBLIC_SUPABASE_URL leads to a local API, but the site is for ${site.origin}. Expected the https address of the Supabase project.`,
    );
  }
}

function isPlainOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;

  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function isAnonToken(value: string): boolean {
  const [, payload] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(value) ?? [];

  return payload !== undefined && roleOf(payload) === 'anon';
}
