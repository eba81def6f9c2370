/**
 * The access log: data that staff read, identity numbers that they viewed, changes of roles and
 * ended sessions.
 */
import { identityNumberName, IDENTITY_NUMBERS } from './reveal-reason.ts';
import { personWords } from './staff-names.ts';

export const STAFF_ROLES = ['underwriter', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** The label of each role. */
export const STAFF_ROLE_NAMES: Record<StaffRole, string> = {
  underwriter: 'Underwriter',
  admin: 'Administrator',
};

/** The kinds of entries. */
export const ACCESS_KINDS = [
  'application-read',
  'document-opened',
  'bond-papers-opened',
  'contractor-read',
  'contractor-file-opened',
  'digits-read',
  'number-shown',
  'role-granted',
  'role-revoked',
  'sessions-ended',
] as const;

export type AccessKind = (typeof ACCESS_KINDS)[number];

/** An entry of the log. */
export type AccessEntry = {
  /** Orders entries of the same moment. */
  key: string;
  /** ISO 8601, with a zone, to the microsecond. */
  at: string;
  kind: AccessKind;
  /** Missing for an action without an account, such as one with the secret key. */
  actorId?: string | undefined;
  /** Missing when the account was deleted. */
  actorName?: string | undefined;
  /** Distinguishes people with the same name, because people choose their names. */
  actorEmail?: string | undefined;
  subjectId?: string | undefined;
  subjectName?: string | undefined;
  subjectEmail?: string | undefined;
  role?: string | undefined;
  which?: string | undefined;
  reason?: string | undefined;
  applicationId?: string | undefined;
  applicationNumber?: string | undefined;
  /** The contractor whose account was read. Missing when the account was deleted. */
  contractorName?: string | undefined;
};

/** The filters of the log. */
export type AccessFilters = {
  person?: string | undefined;
  kind?: AccessKind | undefined;
  /** The last entry of the previous page. */
  before?: Pick<AccessEntry, 'at' | 'key'> | undefined;
};

const REMOVED = 'An account that was removed';

/** The words for each kind of read access. */
const READ_WORDS: Partial<Record<AccessKind, string>> = {
  'application-read': 'read',
  'document-opened': 'opened a document of',
  'bond-papers-opened': 'opened papers of the bond of',
  'digits-read': 'read the last digits of the numbers of',
};

/** The person who acted: "You", a name with its email address, or a fallback. */
export function accessActor(
  { actorId, actorName, actorEmail }: AccessEntry,
  userId: string,
): string {
  if (actorId === undefined) return 'The operator of the site';

  return actorId === userId ? 'You' : (personWords(actorName, actorEmail) ?? REMOVED);
}

/** The action in words, to follow the actor: "looked at the SSN of APP-123456". */
export function accessWords(entry: AccessEntry, userId: string): string {
  if (entry.kind === 'contractor-read')
    return `read the account of ${entry.contractorName ?? 'a contractor'}`;
  if (entry.kind === 'contractor-file-opened') return 'opened a file of a contractor';
  if (entry.kind === 'number-shown') {
    const which = IDENTITY_NUMBERS.find((known) => known === entry.which);

    return `looked at the ${which ? identityNumberName(which) : 'number'} of ${entry.applicationNumber ?? 'an application'}`;
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
