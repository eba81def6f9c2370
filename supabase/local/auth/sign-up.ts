import { randomUUID } from 'node:crypto';
import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { readFlow } from './flow.ts';
import { readEmail } from './make-account.ts';
import { mailLink } from './mailed-links.ts';
import { refuseGuessable } from './weak-passwords.ts';

/** The embedded Auth's answer for a known address, after all checks of the form. */
const KNOWN_ADDRESS = 429;

/**
 * `POST /signup`. A known address gets the same answer as a new one, and an unconfirmed address also gets a new link.
 * The platform leaves the identities out for a known address, which reveals the account. Here the answer has the same
 * fields, so that no page can rely on the difference.
 */
export async function signUp(parts: AuthParts, call: AuthCall): Promise<Response> {
  const flow = readFlow(parts, call);
  const email = readEmail(textOf(call, 'email'));
  refuseGuessable(textOf(call, 'password'), [email, ...namesIn(call.form['data'])]);
  parts.limiter.checkMail('confirmation', email);
  const response = await forward(parts, call);
  if (!response.ok && response.status !== KNOWN_ADDRESS) return response;

  const { database, limiter } = parts;
  limiter.countMail('confirmation', email);
  const account = await findByEmail(database, email);
  if (account && !account.email_confirmed_at) {
    await mailLink(parts, 'confirmation', account, flow);
  }

  return response.ok ? response : answerAsToNew(parts, call, email);
}

/** The names in a sign-up form. */
function namesIn(data: unknown): unknown[] {
  const { first_name: first, last_name: last } = Object(data) as Record<string, unknown>;

  return [first, last];
}

/** The answer for a new user, after the same time: creates a user and deletes it at once. */
async function answerAsToNew(parts: AuthParts, call: AuthCall, email: string): Promise<Response> {
  const nobody = `${randomUUID()}@nobody.invalid`;
  const response = await forward(parts, call, { form: { ...call.form, email: nobody } });
  const answer = await response.text();
  await parts.database.query('delete from auth.users where email = $1', [nobody]);

  return new Response(answer.replaceAll(nobody, email), response);
}
