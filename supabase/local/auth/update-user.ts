import type { Account } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { mailEmailChange } from './email-change.ts';
import { AuthFailure } from './failure.ts';
import { hasVerifiedFactor } from './factors/factor-rows.ts';
import { readFlow } from './flow.ts';
import { readEmail } from './make-account.ts';
import { withFactors } from './own-user.ts';
import { isPasswordOf } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { wasOpenedByLink } from './sign-in-methods.ts';
import { signedInCaller, type SignedIn } from './signed-in.ts';
import { ownerOf, refuseGuessable } from './weak-passwords.ts';

/**
 * `PUT /user`, with the steps that the embedded Auth leaves out: it asks for the current password, a new password ends
 * every other session and is reported by mail, and both addresses confirm a change of address.
 */
export async function updateUser(parts: AuthParts, call: AuthCall): Promise<Response> {
  const caller = await signedInCaller(parts, call);
  if (caller instanceof Response) return caller;

  const { account, sessionId } = caller;
  const { email, current_password: present, ...form } = call.form;
  const isNewPassword = textOf(call, 'password') !== '';
  const isNewEmail =
    typeof email === 'string' && email !== '' && email.toLowerCase() !== account.email;
  if (isNewPassword || isNewEmail) await checkSecondFactor(parts, caller);
  if (isNewPassword) {
    const isProved = await wasOpenedByLink(parts.database, sessionId);
    if (!isProved) await checkPresentPassword(parts, account, present);
    refuseGuessable(textOf(call, 'password'), ownerOf(account));
  }
  if (isNewEmail) {
    await changeEmail(parts, call, account, readEmail(email));
  }

  const response = await forward(parts, call, { form });
  if (response.ok && isNewPassword) await passwordChanged(parts, account, sessionId);

  return withFactors(parts, response);
}

async function changeEmail(parts: AuthParts, call: AuthCall, account: Account, email: string) {
  const flow = readFlow(parts, call);
  parts.limiter.checkMail('email_change', account.email ?? '');
  await mailEmailChange(parts, account, email, flow);
  parts.limiter.countMail('email_change', account.email ?? '');
}

/** A user with a second factor passes it first, even after a mailed link. */
async function checkSecondFactor(
  { database }: AuthParts,
  { account, aal }: SignedIn,
): Promise<void> {
  if (aal === 'aal2' || !(await hasVerifiedFactor(database, account.id))) return;

  throw new AuthFailure(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}

async function checkPresentPassword(
  { database, config }: AuthParts,
  account: Account,
  present: unknown,
): Promise<void> {
  if (!config.auth.email.require_current_password || !account.encrypted_password) return;

  const text = 'Current password required when setting new password.';
  if (typeof present !== 'string' || present === '')
    throw new AuthFailure(400, 'current_password_required', text);
  if (!(await isPasswordOf(database, account, present)))
    throw new AuthFailure(400, 'current_password_invalid', text);
}

async function passwordChanged(parts: AuthParts, account: Account, sessionId: string) {
  const { database, mail, siteUrl } = parts;
  await endSessions(database, account.id, sessionId);
  await database.query(
    `update auth.users
     set confirmation_token = null, recovery_token = null, email_change_token_new = null,
       email_change_token_current = null, reauthentication_token = null
     where id = $1`,
    [account.id],
  );
  if (account.email) {
    mail.post('password_changed', account.email, { SiteURL: siteUrl, Email: account.email });
  }
}
