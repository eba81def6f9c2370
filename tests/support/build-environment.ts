/** The environment variables of a build, for tests without a build. Nothing listens at these addresses. */
export const PUBLIC_SUPABASE_URL = 'http://127.0.0.1:9';
export const PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_test';
export const PUBLIC_SERVICE_WORKER = 'off';
export const PUBLIC_DEMONSTRATION = 'off';

/** No single sign-on, as in a build without its variables. */
export const PUBLIC_AUTH0_DOMAIN = undefined;
export const PUBLIC_AUTH0_CLIENT_ID = undefined;
export const PUBLIC_AUTH0_AUDIENCE = undefined;
export const PUBLIC_AUTH0_ORGANIZATION = undefined;
export const PUBLIC_AUTH0_MAX_AGE = undefined;
export const PUBLIC_TURNSTILE_SITE_KEY = undefined;
