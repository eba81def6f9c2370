import { z } from 'zod';
import type { SsoSyncRequest } from '../../../src/domain/accounts/sso-sync.ts';
import { toBase64 } from '../_shared/encoding.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';

/** A user from the identity provider: the ids, the email address that the issuer has verified, and the profile. */
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

/** Too long to guess, and within the 72 bytes that Auth reads. */
const PASSWORD_BYTES = 36;

/**
 * Return the email address of the account for a user of the issuer: the linked account, or the account with the
 * verified address, or a new account. Links the account if it is not linked yet.
 */
export async function findOrMakeAccount(
  database: ServiceClient,
  newcomer: Newcomer,
): Promise<string> {
  const found = (await findAccount(database, newcomer)) ?? (await makeAccount(database, newcomer));
  if (found.is_linked) return found.user_email;

  if (!found.is_confirmed) await takeOver(database, found.user_id, newcomer);
  await linkAccount(database, newcomer, found.user_id);

  return found.user_email;
}

async function findAccount(
  database: ServiceClient,
  { issuer, subject, email }: Newcomer,
): Promise<FoundAccount | undefined> {
  const { data, error } = await database.rpc('find_sso_user', { issuer, subject, email });
  if (error) throw new DependencyError('database', error.code);

  return rowsSchema.parse(data)[0];
}

async function makeAccount(database: ServiceClient, newcomer: Newcomer): Promise<FoundAccount> {
  const { data, error } = await database.auth.admin.createUser({
    email: newcomer.email,
    email_confirm: true,
    user_metadata: metadataOf(newcomer),
  });
  if (!error) {
    const { id, email = newcomer.email } = data.user;
    return { user_id: id, user_email: email, is_linked: false, is_confirmed: true };
  }

  // Somebody created the account a moment ago, perhaps the same user in another tab.
  const other = error.code === 'email_exists' ? await findAccount(database, newcomer) : undefined;
  if (other === undefined) throw new DependencyError('auth', error.code);

  return other;
}

/**
 * Anybody can create an unconfirmed account with another person's address. Now its real owner has signed in, so replace
 * the old password and delete the names that the other person entered.
 */
async function takeOver(
  database: ServiceClient,
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
  database: ServiceClient,
  { issuer, subject }: Newcomer,
  userId: string,
): Promise<void> {
  const { error } = await database.rpc('link_sso_identity', { issuer, subject, user_id: userId });
  if (error) throw new DependencyError('database', error.code);
}

/** The name and picture of a user until the user changes them. */
function metadataOf({ profile: { name, picture } }: Newcomer): Record<string, string> {
  const isPicture = picture !== undefined && picture.startsWith('https://');

  return { ...(name && { full_name: name }), ...(isPicture && { avatar_url: picture }) };
}
