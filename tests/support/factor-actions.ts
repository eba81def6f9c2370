import { expect, type Page } from '@playwright/test';
import { SignJWT, decodeJwt } from 'jose';
import type { Stack } from '../../supabase/local/stack.ts';
import { buttonOf } from './auth-actions.ts';
import { type ProvedCustomer, nextCode, signUpWithFactor } from './second-factor.ts';
import { sessionText } from './session-actions.ts';
import type { Customer } from './stack.ts';
import { TEST_SECRETS } from './test-secrets.ts';
import { testSite } from './test-site.ts';

/** A new customer of the test site with an authenticator app, signed in outside the browser with password and code. */
export function newProvedCustomer(): Promise<ProvedCustomer> {
  const { apiUrl, mailUrl } = testSite;

  return signUpWithFactor({ apiUrl, mailUrl } as Stack);
}

/** Enter the current code of an app with this secret in the form or dialog. */
export async function enterCode(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Verification code').fill(await nextCode(secret));
  await page.getByRole('button', { name: /^(Verify|Turn on)$/ }).click();
}

/** Type the code into the focused field, and submit it. */
export async function typeCode(page: Page, secret: string): Promise<void> {
  await page.keyboard.type(await nextCode(secret));
  await page.keyboard.press('Enter');
}

/** Set up two-factor authentication on the open security tab. Returns the secret and the recovery codes. */
export async function setUpHere(page: Page): Promise<{ secret: string; codes: string[] }> {
  await buttonOf(page, 'Set up two-factor authentication').click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const uri = await page
    .getByRole('link', { name: 'Open your authenticator app' })
    .getAttribute('href');
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? '';
  await enterCode(page, secret);

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
  const codes = await page.getByRole('listitem').locator('code').allTextContents();

  return { secret, codes };
}

/** The session of a user who last entered a code this many minutes ago. */
export async function agedSessionText(customer: Customer, minutes: number): Promise<string> {
  const text = await sessionText(customer);
  const { access_token: token } = JSON.parse(text) as { access_token: string };
  const claims = decodeJwt<{ amr: { method: string; timestamp: number }[] }>(token);
  const amr = claims.amr.map(({ method, timestamp }) => ({
    method,
    timestamp: timestamp - minutes * 60,
  }));
  const aged = await new SignJWT({ ...claims, amr })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(TEST_SECRETS.jwtSecret));

  return sessionText(customer, { access_token: aged });
}
