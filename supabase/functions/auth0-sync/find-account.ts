import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { SsoSyncRequest } from '../../../src/domain/accounts/sso-sync.ts';
import { toBase64 } from '../_shared/encoding.ts';
import { DependencyError } from '../_shared/failures.ts';

/** Whom to find: a user of the issuer with an address that the issuer vouches for, and what to show of them. */
export type Newcomer = {
  issuer: string;
  subject: string;
  email: string;
  profile: SsoSyncRequest['auth0User'];
};

const rowsSchema = z
  .array(
    z.object({
      user_id: z.uuid(),
      user_email: z.email(),
      is_linked: z.boolean(),
      is_confirmed: z.boolean(),
    }),
  )
  .max(1);

type FoundAccount = z.output<typeof rowsSchema>[number];

/** Long for a guess and short enough for Auth, which reads 72 bytes. */
const PASSWORD_BYTES = 36;

/**
 * The e-mail address of the account that a user of the issuer signs in to: the linked one, else the one with the
 * verified address, else a new one. From then on it is linked.
 */
export async function findOrMakeAccount(
  database: SupabaseClient,
  newcomer: Newcomer,
): Promise<string> {
  const found = (await findAccount(database, newcomer)) ?? (await makeAccount(database, newcomer));
  if (found.is_linked) return found.user_email;

  if (!found.is_confirmed) await takeOver(database, found.user_id, newcomer);
  await linkAccount(database, newcomer, found.user_id);

  return found.user_email;
}

async function findAccount(
  database: SupabaseClient,
  { issuer, subject, email }: Newcomer,
): Promise<FoundAccount | undefined> {
  const { data, error } = await database.rpc('find_sso_user', { issuer, subject, email });
  if (error) throw new DependencyError('database', error.code);

  return rowsSchema.parse(data)[0];
}

async function makeAccount(database: SupabaseClient, newcomer: Newcomer): Promise<FoundAccount> {
  const { data, error } = await database.auth.admin.createUser({
    email: newcomer.email,
    email_confirm: true,
    user_metadata: metadataOf(newcomer),
  });
  if (!error) {
    const { id, email = newcomer.email } = data.user;
    return { user_id: id, user_email: email, is_linked: false, is_confirmed: true };
  }

  // Somebody made it a moment ago, perhaps the same user in another tab.
  const other = error.code === 'email_exists' ? await findAccount(database, newcomer) : undefined;
  if (other === undefined) throw new DependencyError('auth', error.code);

  return other;
}

/**
 * An account that nobody confirmed was begun by anyone who can type an address. Its owner has come now, so the
 * password of the other, who may be waiting for this, opens nothing, and nothing they said of themselves stays.
 */
async function takeOver(
  database: SupabaseClient,
  userId: string,
  newcomer: Newcomer,
): Promise<void> {
  const names = { first_name: null, last_name: null };
  const { error } = await database.auth.admin.updateUserById(userId, {
    email_confirm: true,
    password: toBase64(crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES))),
    user_metadata: { ...names, terms_version: null, full_name: null, ...metadataOf(newcomer) },
  });
  if (error) throw new DependencyError('auth', error.code);

  const { error: refusal } = await database
    .from('profiles')
    .update({ ...names, phone: null, display_name: newcomer.profile.name ?? null })
    .eq('id', userId);
  if (refusal) throw new DependencyError('database', refusal.code);
}

async function linkAccount(
  database: SupabaseClient,
  { issuer, subject }: Newcomer,
  userId: string,
): Promise<void> {
  const { error } = await database.rpc('link_sso_identity', { issuer, subject, user_id: userId });
  if (error) throw new DependencyError('database', error.code);
}

/** What is shown of a user until they say otherwise. */
function metadataOf({ profile: { name, picture } }: Newcomer): Record<string, string> {
  const isPicture = picture !== undefined && picture.startsWith('https://');

  return { ...(name && { full_name: name }), ...(isPicture && { avatar_url: picture }) };
}
