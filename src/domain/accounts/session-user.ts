import { isRecord } from '../is-record.ts';
import { readClaims, textOf } from './token-claims.ts';

/** The signed-in user, as the pages know them. */
export type SessionUser = {
  /** The user's id in Auth and in every table. */
  id: string;
  email: string;
  /** Whether the owner has confirmed the email address. */
  isVerified: boolean;
  /** Creation time of the account in Auth's format. Missing while only the token could be read. */
  createdAt?: string;
  fullName?: string;
  firstName?: string;
  lastName?: string;
  avatarUrl?: string;
  /** The version of the terms that the user accepted at sign-up. */
  acceptedTerms?: string;
  /**
   * The account has a second factor that this session has not verified, so the session has no
   * access yet.
   */
  needsCode?: true;
};

/** The part of an Auth user that contains the name. */
export type UserRecord = {
  id: string;
  email?: string | undefined;
  email_confirmed_at?: string | undefined;
  created_at?: string | undefined;
  user_metadata?: Readonly<Record<string, unknown>> | undefined;
};

/** The number of letters of the email address that replace a missing picture. */
const INITIALS_LENGTH = 2;

/**
 * Convert an Auth user. Users write their own metadata, so values that are not text are left out.
 */
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
 * The user in an access token, or undefined when the text is not a token. The signature is not
 * checked here, so use the result only for display, never for access.
 */
export function readTokenUser(accessToken: string): SessionUser | undefined {
  const claims = readClaims(accessToken);
  const id = textOf(claims?.['sub']);
  const email = textOf(claims?.['email']);
  if (!claims || !id || !email) return undefined;

  const metadata = claims['user_metadata'];

  return {
    ...toSessionUser({ id, email, ...(isRecord(metadata) && { user_metadata: metadata }) }),
    // Auth issues tokens only after the address is confirmed.
    isVerified: true,
  };
}

/**
 * Whether Auth gave this user. While the server cannot be reached, the user comes from the token alone, which does not
 * tell whether the session owes a code.
 */
export function isConfirmedUser({ createdAt }: SessionUser): boolean {
  return createdAt !== undefined;
}

/** The id of the session in an access token. It stays the same when the token is refreshed. */
export function readSessionId(accessToken: string): string | undefined {
  return textOf(readClaims(accessToken)?.['session_id']);
}

/** The letters that replace a missing picture: 'JA' for jane@example.com. */
export function initialsOf({ email }: Pick<SessionUser, 'email'>): string {
  return [...email].slice(0, INITIALS_LENGTH).join('').toUpperCase();
}
