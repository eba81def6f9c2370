import { AUTH_CHECKS, CAPTCHA_CHECK } from './auth-checks.ts';
import type { Check } from './check.ts';
import { OPERATOR_CHECKS } from './operator-checks.ts';
import { SITE_CHECKS } from './site-checks.ts';
import { SUPABASE_CHECKS } from './supabase-checks.ts';

/** Everything that a smoke run asks, in the order of its report. */
export function checksOf({ withSite }: { withSite: boolean }): readonly Check[] {
  const siteChecks = withSite ? [...SITE_CHECKS, CAPTCHA_CHECK] : [];

  return [...siteChecks, ...SUPABASE_CHECKS, ...AUTH_CHECKS, ...OPERATOR_CHECKS];
}
