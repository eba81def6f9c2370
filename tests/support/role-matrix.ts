/**
 * Who may do what with every table. One that is not listed fails a test, and so does a line for one that is gone.
 */

/**
 * Who acts: a visitor, a customer with rows, one without, the staff, staff without a second factor and with a session
 * that has ended, and the edge functions.
 */
export const ACTORS = [
  'visitor',
  'customer',
  'stranger',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
  'service',
] as const;

export type MatrixActor = (typeof ACTORS)[number];

/** Staff who are no more than a signed-in user: their role counts for nothing. */
export const UNPROVED_STAFF = [
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
] as const satisfies MatrixActor[];

/** The same right for each of {@link UNPROVED_STAFF}. */
const unproved = (rights: string): Record<(typeof UNPROVED_STAFF)[number], string> => ({
  'underwriter without a factor': rights,
  'admin without a factor': rights,
  'admin whose session ended': rights,
});

/**
 * What an actor may do with a table, such as 'read some, add, change all'. 'some' are the rows of the actor and never
 * those of another customer; of staff it says no more than that it is not all.
 */
type TableRights = Record<MatrixActor, string>;

/** Nobody reaches it but the functions, in the way that is said. */
const only = (service: string): TableRights => ({
  visitor: 'nothing',
  customer: 'nothing',
  stranger: 'nothing',
  underwriter: 'nothing',
  admin: 'nothing',
  ...unproved('nothing'),
  service,
});

type Rights = Record<'customer' | 'stranger' | 'staff' | 'service', string>;

/** Visitors do not reach it, all of the staff may do the same, and without a second factor they are strangers. */
const people = ({ staff, ...rights }: Rights): TableRights => ({
  visitor: 'nothing',
  ...rights,
  underwriter: staff,
  admin: staff,
  ...unproved(rights.stranger),
});

const everybodyReads = Object.fromEntries(
  ACTORS.map((actor) => [actor, 'read all']),
) as TableRights;

/** Every table of ours. */
export const TABLES: Readonly<Record<string, TableRights>> = {
  'private.application_chain_heads': only('read all'),
  'private.application_secrets': only('read all, add'),
  'private.application_status_moves': only('nothing'),
  'private.bond_request_moves': only('nothing'),
  'private.bond_status_moves': only('nothing'),
  'private.ended_sessions': only('nothing'),
  'private.notifications': only('read all, change all, delete all'),
  'private.password_attempts': only('nothing'),
  'private.rate_limits': only('read all, add, change all, delete all'),
  'private.recovery_codes': only('nothing'),
  'private.reminder_opt_outs': only('read all, add'),
  'private.retention_periods': only('nothing'),
  'private.settings': only('read all, change all'),
  'private.sso_identities': only('read all, add'),
  'private.sso_nonces': only('read all, add, change all, delete all'),
  'private.staff_reads': only('nothing'),
  'private.staff_role_changes': only('nothing'),
  'public.application_assignments': people({
    customer: 'read none, add, change none',
    stranger: 'read none, add, change none',
    staff: 'read all, add, change all',
    service: 'read all, add, change all',
  }),
  'public.application_documents': {
    ...people({
      customer: 'read some, add, change none',
      stranger: 'read none, add, change none',
      staff: 'read some, add, change none',
      service: 'read all, change all',
    }),
    visitor: 'read none', // Realtime asks row level security only for a role that may read the key
  },
  'public.application_events': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add',
  }),
  'public.application_notes': people({
    customer: 'read none, add',
    stranger: 'read none, add',
    staff: 'read some, add',
    service: 'read all',
  }),
  'public.application_words': only('nothing'),
  'public.applications': people({
    customer: 'read some, add, change some, delete some',
    stranger: 'read none, add, change none, delete none',
    staff: 'read some, add, change none, delete none',
    service: 'read all, add, change all',
  }),
  'public.bond_manifests': only('read all, add'),
  'public.bond_request_proofs': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add',
  }),
  'public.bond_requests': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add, change all',
  }),
  'public.bond_required_documents': everybodyReads,
  'public.bond_riders': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all',
  }),
  'public.bond_terms': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, change all',
  }),
  'public.bond_types': everybodyReads,
  'public.bonds': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add, change all',
  }),
  'public.information_answers': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add',
  }),
  'public.notification_preferences': people({
    customer: 'read some, add, change some',
    stranger: 'read none, add, change none',
    staff: 'read none, add, change none',
    service: 'read all, add, change all',
  }),
  'public.payments': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add, change all',
  }),
  'public.profiles': people({
    customer: 'read some, change some',
    stranger: 'read some, change some',
    staff: 'read some, change some',
    service: 'read all, change all',
  }),
  'public.renewals': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read some',
    service: 'read all, add, change all',
  }),
  'public.staff_roles': people({
    customer: 'read none',
    stranger: 'read none',
    staff: 'read all',
    service: 'read all, add, delete all',
  }),
  'public.tos_acceptances': people({
    customer: 'read some, add',
    stranger: 'read none, add',
    staff: 'read none, add',
    service: 'read all',
  }),
  'public.web_vitals': only('read all, add, delete all'),
};
