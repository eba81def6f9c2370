/**
 * API keys of the embedded stack. They are public and open only a database on this machine. A hosted project never
 * accepts them.
 */
export const PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** Acts as service_role. See {@link PUBLISHABLE_KEY}. */
export const SECRET_KEY = 'sb_secret_local_development';
