import type { Account } from './accounts.ts';
import type { AuthParts } from './call.ts';
import { AuthFailure } from './failure.ts';
import { storeChallenge, type Flow } from './flow.ts';
import { linkVariables, makeSecret } from './mailed-links.ts';
import { checkEmailIsFree } from './make-account.ts';

/** The platform's message after the first of two links was opened. */
const ONE_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Start a change of address: send a link to the new address and, with `double_confirm_changes`, one to the current
 * address. The embedded Auth would send a link to the current address only, and so never confirm the new one.
 */
export async function mailEmailChange(
  parts: AuthParts,
  account: Account,
  newEmail: string,
  flow: Flow,
): Promise<void> {
  const { database, mail } = parts;
  const { double_confirm_changes: isDouble, otp_length: digits } = parts.config.auth.email;
  const email = account.email ?? '';
  await checkEmailIsFree(database, newEmail, account.id);

  const isPkce = flow.challenge !== undefined;
  const forNew = makeSecret(newEmail, digits, isPkce);
  const forPresent = isDouble && email !== '' ? makeSecret(email, digits, isPkce) : undefined;
  await database.query(
    `update auth.users
     set email_change = $2, email_change_token_new = $3, email_change_token_current = $4,
       email_change_sent_at = now(), email_change_confirm_status = 0
     where id = $1`,
    [account.id, newEmail.toLowerCase(), forNew.tokenHash, forPresent?.tokenHash ?? null],
  );
  await storeChallenge(database, account.id, 'email_change', flow);

  const send = (to: string, secret: typeof forNew, side: 'new' | 'present') => {
    const variables = { ...linkVariables(parts, 'email_change', secret, flow), Email: email };
    const link = `email_change ${side} ${account.id}`;
    mail.post('email_change', to, { ...variables, NewEmail: newEmail }, link);
  };
  send(newEmail, forNew, 'new');
  if (forPresent) send(email, forPresent, 'present');
}

/**
 * Open one link of a change of address. The first of two links is recorded and answered with a message. Undefined means
 * that the embedded Auth can make the change now.
 */
export async function acceptEmailChange(
  { database, config }: AuthParts,
  tokenHash: string,
): Promise<string | undefined> {
  const { otp_expiry: lifetime, double_confirm_changes: isDouble } = config.auth.email;
  const { rows } = await database.query<{ id: string; opened: number; is_new: boolean }>(
    `select id, email_change_confirm_status as opened, email_change_token_new = $1 as is_new
     from auth.users
     where $1 in (email_change_token_new, email_change_token_current)
       and email_change_sent_at > now() - make_interval(secs => $2)`,
    [tokenHash, lifetime],
  );
  const [change] = rows;
  if (!change) throw new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired');

  if (isDouble && change.opened === 0) {
    const column = change.is_new ? 'email_change_token_new' : 'email_change_token_current';
    await database.query(
      `update auth.users set ${column} = null, email_change_confirm_status = 1 where id = $1`,
      [change.id],
    );
    return ONE_OF_TWO;
  }

  // The embedded Auth makes the change with the link of one address only, the last one stored.
  const wanted = isDouble ? 'email_change_token_current' : 'email_change_token_new';
  await database.query(
    `update auth.users
     set email_change_token_new = null, email_change_token_current = null, email_change_confirm_status = 0
     where id = $1`,
    [change.id],
  );
  await database.query(`update auth.users set ${wanted} = $2 where id = $1`, [
    change.id,
    tokenHash,
  ]);

  return undefined;
}
