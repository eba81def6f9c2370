import { randomUUID } from 'node:crypto';
import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { readFlow } from './flow.ts';
import { mailLink } from './mailed-links.ts';
import { refuseGuessable } from './weak-passwords.ts';

/** How the embedded Auth answers for an address it knows, after all checks of the form. */
const KNOWN_ADDRESS = 429;

/**
 * `POST /signup`. An address that is known gets the same answer as a new one; if it is not confirmed yet it gets
 * a fresh link as well. The platform leaves the identities out for a known address, which tells; here nothing
 * does, so that no page can build on it.
 */
export async function signUp(parts: AuthParts, call: AuthCall): Promise<Response> {
  const flow = readFlow(parts, call);
  const email = textOf(call, 'email');
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

  return response.ok ? response : answerAsToNew(parts, call, email.toLowerCase());
}

/** The names that a form of a sign-up gives. */
function namesIn(data: unknown): unknown[] {
  const { first_name: first, last_name: last } = Object(data) as Record<string, unknown>;

  return [first, last];
}

/** What a new user would be told, and after the same time: somebody signs up for a moment and is gone again. */
async function answerAsToNew(parts: AuthParts, call: AuthCall, email: string): Promise<Response> {
  const nobody = `${randomUUID()}@nobody.invalid`;
  const response = await forward(parts, call, { form: { ...call.form, email: nobody } });
  const answer = await response.text();
  await parts.database.query('delete from auth.users where email = $1', [nobody]);

  return new Response(answer.replaceAll(nobody, email), response);
}
