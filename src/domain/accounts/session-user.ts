import { isRecord, readClaims, textOf } from './token-claims.ts';

/** Who is signed in, as the pages know it. */
export type SessionUser = {
  /** The id of the user in Auth and in every table. */
  id: string;
  email: string;
  /** Whether the e-mail address was confirmed by its owner. */
  isVerified: boolean;
  /** When the account was made, as Auth writes it. Missing while only the token could be read. */
  createdAt?: string;
  fullName?: string;
  firstName?: string;
  lastName?: string;
  avatarUrl?: string;
  /** The version of the terms that was ticked at sign-up. */
  acceptedTerms?: string;
  /** The account has a second factor, and this session has not proved it: it may do nothing until it has. */
  needsCode?: true;
};

/** What the name of a user is read from (specification 2, section 3: user session). */
export type UserRecord = {
  id: string;
  email?: string | undefined;
  email_confirmed_at?: string | undefined;
  created_at?: string | undefined;
  user_metadata?: Readonly<Record<string, unknown>> | undefined;
};

/** How many letters of the e-mail stand for a user without a picture (specification 2, section 9). */
const INITIALS_LENGTH = 2;

/** The user of a record of Auth. The metadata is the user's own writing: what is no text is left out. */
export function toSessionUser(record: UserRecord): SessionUser {
  const metadata = record.user_metadata ?? {};
  const firstName = textOf(metadata['first_name']);
  const lastName = textOf(metadata['last_name']);
  const bothNames = [firstName, lastName].filter((name) => name !== undefined).join(' ');
  const fullName = textOf(metadata['full_name']) ?? textOf(bothNames);
  const avatarUrl = textOf(metadata['avatar_url']);
  const acceptedTerms = textOf(metadata['terms_version']);

  return {
    id: record.id,
    email: record.email ?? '',
    isVerified: Boolean(record.email_confirmed_at),
    ...(record.created_at && { createdAt: record.created_at }),
    ...(fullName && { fullName }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(avatarUrl && { avatarUrl }),
    ...(acceptedTerms && { acceptedTerms }),
  };
}

/**
 * The user an access token speaks of, or undefined when the text is no token. Good enough to greet somebody:
 * nothing here checks the signature, and nothing may be allowed because of it.
 */
export function readTokenUser(accessToken: string): SessionUser | undefined {
  const claims = readClaims(accessToken);
  const id = textOf(claims?.['sub']);
  const email = textOf(claims?.['email']);
  if (!claims || !id || !email) return undefined;

  const metadata = claims['user_metadata'];

  return {
    ...toSessionUser({ id, email, ...(isRecord(metadata) && { user_metadata: metadata }) }),
    // Auth gives out no token before the address is confirmed.
    isVerified: true,
  };
}

/** The session an access token belongs to; refreshing a token keeps it. */
export function readSessionId(accessToken: string): string | undefined {
  return textOf(readClaims(accessToken)?.['session_id']);
}

/** The letters that stand for a user without a picture: 'JA' for jane@example.com. */
export function initialsOf({ email }: Pick<SessionUser, 'email'>): string {
  return [...email].slice(0, INITIALS_LENGTH).join('').toUpperCase();
}
