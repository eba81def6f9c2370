import type { BrowserContext } from '@playwright/test';
import type { Stack } from '../../../supabase/local/stack.ts';
import { codeAt } from '../../../supabase/local/auth/factors/totp.ts';
import { DEMO_PASSWORD, DEMO_SECRET } from '../../../supabase/local/demo/demo-accounts.ts';
import { rememberCustomer, sessionText } from '../../support/session-actions.ts';
import { anonClient } from '../../support/stack.ts';

/** Give a browser the session of a demo account, signed in outside the browser. Staff also prove their factor. */
export async function signInDemo(
  context: BrowserContext,
  { stack, siteUrl, email }: { stack: Stack; siteUrl: string; email: string },
): Promise<void> {
  const client = anonClient(stack);
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;

  const [factor] = data.user.factors ?? [];
  if (factor) {
    const code = codeAt(DEMO_SECRET, new Date());
    const proved = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (proved.error) throw proved.error;
  }

  const customer = { client, email, password: DEMO_PASSWORD, userId: data.user.id };
  await rememberCustomer(context, await sessionText(customer), siteUrl);
}
