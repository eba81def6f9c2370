import type { AuthError } from '@supabase/supabase-js';

/**
 * Whether Auth refused a mail because the address received one moments ago. Auth refuses only
 * addresses with an account, so showing this error would reveal the account.
 */
export function isMailedAlready({ code, message }: AuthError): boolean {
  return code === 'over_email_send_rate_limit' && /after \d+ seconds/.test(message);
}
