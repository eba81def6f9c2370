/** What a build takes from its environment, for tests that run without a build. Nothing listens there. */
export const PUBLIC_SUPABASE_URL = 'http://127.0.0.1:9';
export const PUBLIC_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_test';
export const PUBLIC_SERVICE_WORKER = 'off';
