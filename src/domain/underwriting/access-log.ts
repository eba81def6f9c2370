/** What the access log tells: what staff read, looks at numbers, changes of roles and ended sessions. */
import { IDENTITY_NUMBER_NAMES, IDENTITY_NUMBERS } from './reveal-reason.ts';

/** The roles of the people who work here. */
export const STAFF_ROLES = ['underwriter', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** What roles are called. */
export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  underwriter: 'Underwriter',
  admin: 'Administrator',
};

/** What an entry of the log is about. */
export const ACCESS_KINDS = [
  ...(['application-read', 'document-opened', 'bond-papers-opened', 'digits-read'] as const),
  ...(['number-shown', 'role-granted', 'role-revoked', 'sessions-ended'] as const),
];

export type AccessKind = (typeof ACCESS_KINDS)[number];

/** One entry of the log. */
export type AccessEntry = {
  /** Where the entry stands among those of the same moment. */
  key: string;
  /** ISO 8601, with a zone, to the microsecond. */
  at: string;
  kind: AccessKind;
  /** Left out: made without an account, such as with the secret key. */
  actorId?: string | undefined;
  /** Left out where the account is gone. */
  actorName?: string | undefined;
  /** The address tells people of one name apart: a name can be chosen. */
  actorEmail?: string | undefined;
  subjectId?: string | undefined;
  subjectName?: string | undefined;
  subjectEmail?: string | undefined;
  role?: string | undefined;
  which?: string | undefined;
  reason?: string | undefined;
  applicationId?: string | undefined;
  applicationNumber?: string | undefined;
};

/** What is shown of the log. */
export type AccessFilters = {
  person?: string | undefined;
  kind?: AccessKind | undefined;
  /** The last entry of the page before. */
  before?: Pick<AccessEntry, 'at' | 'key'> | undefined;
};

const REMOVED = 'An account that was removed';

/** What is said of reading something of an application. */
const READ_WORDS: Partial<Record<AccessKind, string>> = {
  'application-read': 'read',
  'document-opened': 'opened a document of',
  'bond-papers-opened': 'opened papers of the bond of',
  'digits-read': 'read the last digits of the numbers of',
};

/** Who did it: "You", a name with its address, or how it came without one. */
export function accessActor(
  { actorId, actorName, actorEmail }: AccessEntry,
  userId: string,
): string {
  if (actorId === undefined) return 'The operator of the site';

  return actorId === userId ? 'You' : (personWords(actorName, actorEmail) ?? REMOVED);
}

/** "Dana Whitfield (dana@example.com)"; the address alone where there is no name. */
export function personWords(
  name: string | undefined,
  email: string | undefined,
): string | undefined {
  return name !== undefined && email !== undefined && name !== email
    ? `${name} (${email})`
    : (name ?? email);
}

/** What was done, after who did it: "looked at the SSN of APP-123456". */
export function accessWords(entry: AccessEntry, userId: string): string {
  if (entry.kind === 'number-shown') {
    const which = IDENTITY_NUMBERS.find((known) => known === entry.which);

    return `looked at the ${which ? IDENTITY_NUMBER_NAMES[which] : 'number'} of ${entry.applicationNumber ?? 'an application'}`;
  }

  const read = READ_WORDS[entry.kind];
  if (read !== undefined) return `${read} ${entry.applicationNumber ?? 'an application'}`;

  const subject = subjectWords(entry, userId);
  if (entry.kind === 'sessions-ended') return `ended the sessions of ${subject}`;

  const known = STAFF_ROLES.find((role) => role === entry.role);
  const role = known ? `the role ${STAFF_ROLE_NAMES[known]}` : 'a role';

  return entry.kind === 'role-granted' ? `gave ${subject} ${role}` : `took ${role} from ${subject}`;
}

function subjectWords({ subjectId, subjectName, subjectEmail }: AccessEntry, userId: string) {
  return subjectId === userId
    ? 'you'
    : (personWords(subjectName, subjectEmail) ?? 'a removed account');
}
