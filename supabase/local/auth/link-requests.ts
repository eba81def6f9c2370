import { findByEmail, type Account } from './accounts.ts';
import { textOf, type AuthCall, type AuthParts } from './call.ts';
import { mailEmailChange } from './email-change.ts';
import { invalid } from './failure.ts';
import { readFlow } from './flow.ts';
import { mailLink } from './mailed-links.ts';
import { makeAccount, readEmail } from './make-account.ts';

/** The answer of all these calls, with or without an account for the address. */
function nothingToSay(): Response {
  return Response.json({});
}

/** `POST /recover`: a link to choose a new password. */
export async function requestRecovery(parts: AuthParts, call: AuthCall): Promise<Response> {
  const flow = readFlow(parts, call);
  const account = await accountOf(parts, call, 'recovery');
  if (account) await mailLink(parts, 'recovery', account, flow);

  return nothingToSay();
}

/**
 * `POST /otp` and `POST /magiclink`: a mail with a link and a code. As on the platform, a confirmed account gets the mail
 * of a sign-in, and any other address the mail of a sign-up. An unknown address first gets an account, unless the call
 * asks for none.
 */
export async function requestMagicLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const flow = readFlow(parts, call);
  const known = await accountOf(parts, call, 'recovery');
  const account = known ?? (await accountToMake(parts, call));
  if (account) {
    const kind = account.email_confirmed_at ? 'magic_link' : 'confirmation';
    await mailLink(parts, kind, account, flow);
  }

  return nothingToSay();
}

/** The new account of an unknown address, with a random password that nobody knows. */
async function accountToMake(
  { database }: AuthParts,
  call: AuthCall,
): Promise<Account | undefined> {
  const { data, create_user: mayCreate } = call.form;
  if (mayCreate === false) return undefined;

  return makeAccount(database, {
    email: readEmail(textOf(call, 'email')),
    isConfirmed: false,
    userMetadata: typeof data === 'object' ? { ...data } : {},
    appMetadata: {},
  });
}

/** `POST /resend`: sends the link of a sign-up or of a change of address again. */
export async function resendLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const type = textOf(call, 'type');
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');

  const flow = readFlow(parts, call);
  const account = await accountOf(parts, call, type === 'signup' ? 'confirmation' : type);
  if (type === 'signup' && account && !account.email_confirmed_at) {
    await mailLink(parts, 'confirmation', account, flow);
  }
  if (type === 'email_change' && account?.email_change) {
    await mailEmailChange(parts, account, account.email_change, flow);
  }

  return nothingToSay();
}

/** The account of an address. A mail to the address counts against the limit, with or without an account. */
async function accountOf(
  { database, limiter }: AuthParts,
  call: AuthCall,
  mailKind: string,
): Promise<Account | undefined> {
  const email = readEmail(textOf(call, 'email'));
  limiter.checkMail(mailKind, email);
  limiter.countMail(mailKind, email);

  return findByEmail(database, email);
}
