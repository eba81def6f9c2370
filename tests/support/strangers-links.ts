import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { SECRET_KEY } from './keys.ts';
import { mailbox } from './auth-actions.ts';
import { newCustomer } from './session-actions.ts';
import { firstLink, PASSWORD, readLink, type Customer } from './stack.ts';
import { testSite } from './test-site.ts';

/** Another person's account, and a link that opens it. */
export type StrangersLink = { email: string; userId: string; path: string };

/** The kinds of links to the callback. */
export const LINK_KINDS = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

export type StrangersLinkKind = (typeof LINK_KINDS)[number];

/** A link to `/auth/callback` that opens a stranger's account. The stranger sends it to a victim. */
export async function strangersLink(kind: StrangersLinkKind): Promise<StrangersLink> {
  if (kind === 'email_change') return strangersEmailChange();

  const email =
    kind === 'signup' || kind === 'invite' ? freshStranger() : (await newCustomer()).email;
  const { auth } = createClient(testSite.apiUrl, SECRET_KEY, { auth: { persistSession: false } });
  const { data, error } = await (kind === 'signup'
    ? auth.admin.generateLink({ type: kind, email, password: PASSWORD })
    : auth.admin.generateLink({ type: kind, email }));
  if (error) throw error;

  const query = new URLSearchParams({ token_hash: data.properties.hashed_token, type: kind });

  return { email, userId: data.user.id, path: `/auth/callback?${query}` };
}

/** The tokens of a session, in the format of a link. */
export async function tokensOf({ client }: Customer): Promise<string> {
  const { data } = await client.auth.getSession();
  if (!data.session) throw new Error('The stranger is not signed in');
  const { access_token, refresh_token } = data.session;

  return new URLSearchParams({ access_token, refresh_token }).toString();
}

/** The second of two links: the stranger has opened the first. */
async function strangersEmailChange(): Promise<StrangersLink> {
  const { client, email: before, userId } = await newCustomer();
  const email = freshStranger();
  const { error } = await client.auth.updateUser({ email });
  if (error) throw error;

  const isChange = ({ subject }: { subject: string }) => /new email/i.test(subject);
  const [first] = (await mailbox(before)).filter(isChange);
  const opened = await client.auth.verifyOtp(readLink(first));
  if (opened.error) throw opened.error;
  const [second] = (await mailbox(email)).filter(isChange);
  const { pathname, search } = new URL(firstLink(second));

  return { email, userId, path: pathname + search };
}

function freshStranger(): string {
  return `stranger.${randomUUID()}@example.com`;
}
