import { randomUUID } from 'node:crypto';
import { findByEmail } from './accounts.ts';
import { forward, textOf, type AuthCall, type AuthParts } from './call.ts';
import { readFlow } from './flow.ts';
import { mailLink } from './mailed-links.ts';
import { pretendToHash } from './passwords.ts';

/** How the embedded Auth answers for an address it knows, after all checks of the form. */
const KNOWN_ADDRESS = 429;

/**
 * `POST /signup`. An address that is known gets the same answer as a new one: what it would be told if it were
 * new. If it is not confirmed yet it gets a fresh link. The platform leaves the identities out for a known
 * address, which tells; here nothing does, so that no page can build on it.
 */
export async function signUp(parts: AuthParts, call: AuthCall): Promise<Response> {
  const flow = readFlow(parts, call);
  const email = textOf(call, 'email');
  parts.limiter.checkMail('confirmation', email);
  const response = await forward(parts, call);
  const isKnown = response.status === KNOWN_ADDRESS;
  if (!response.ok && !isKnown) return response;

  const { database, limiter } = parts;
  limiter.countMail('confirmation', email);
  const account = await findByEmail(database, email);
  if (isKnown) await pretendToHash(database, textOf(call, 'password'));
  if (account && !account.email_confirmed_at) {
    await mailLink(parts, 'confirmation', account, flow);
  }

  return Response.json(newUser(call, isKnown || !account ? idOfNow() : account.id));
}

/** An id as the embedded Auth makes them: the moment, then chance. */
function idOfNow(): string {
  const moment = Date.now().toString(16).padStart(12, '0');

  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${randomUUID().slice(15)}`;
}

/** What a new user is told. */
function newUser(call: AuthCall, id: string): Record<string, unknown> {
  const email = textOf(call, 'email').toLowerCase();
  const now = new Date().toISOString();
  const { data } = call.form;
  const metadata = {
    ...(typeof data === 'object' ? data : {}),
    ...{ email, email_verified: false, phone_verified: false, sub: id },
  };
  const moments = { created_at: now, updated_at: now };

  return {
    ...{ id, aud: 'authenticated', role: 'authenticated', email, phone: '' },
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        ...{ identity_id: randomUUID(), id, user_id: id, identity_data: metadata },
        ...{ provider: 'email', last_sign_in_at: now, ...moments, email },
      },
    ],
    ...moments,
    ...{ is_anonymous: false, confirmation_sent_at: now },
  };
}
