/** The rights of each role on every table. An unlisted table fails a test, and so does a line for a removed table. */

/**
 * The actors: a visitor, a customer with rows, a customer without rows, a customer's token after sign-out, staff, staff
 * without a second factor and staff with an ended session, and the Edge Functions.
 */
export const ACTORS = [
  'visitor',
  'customer',
  'stranger',
  'customer after sign-out',
  'underwriter',
  'admin',
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
  'service',
] as const;

export type MatrixActor = (typeof ACTORS)[number];

/** Staff with only the rights of a signed-in user: their role does not count. */
export const UNPROVED_STAFF = [
  'underwriter without a factor',
  'admin without a factor',
  'admin whose session ended',
] as const satisfies MatrixActor[];

/** Tokens of ended sessions. They open nothing, not even the user's own rows. */
type Ended = 'customer after sign-out' | 'admin whose session ended';

/** The rights of {@link UNPROVED_STAFF} and of tokens of ended sessions, derived from those of a stranger. */
const unproved = (rights: string): Record<(typeof UNPROVED_STAFF)[number] | Ended, string> => ({
  'customer after sign-out': rights.replaceAll('some', 'none'),
  'underwriter without a factor': rights,
  'admin without a factor': rights,
  'admin whose session ended': rights.replaceAll('some', 'none'),
});

/**
 * An actor's rights on a table, such as 'read some, add, change all'. 'some' means the actor's own rows and never
 * another customer's. For staff it only means not all rows.
 */
type TableRights = Record<MatrixActor, string>;

/** Only the functions reach the table, with these rights. */
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

/** Visitors have no rights, all staff have these rights, and staff without a second factor count as strangers. */
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

/** Every table of the project. */
export const TABLES: Readonly<Record<string, TableRights>> = {
  'private.application_chain_heads': only('read all'),
  'private.application_secrets': only('read all, add'),
  'private.application_status_moves': only('nothing'),
  'private.bond_request_moves': only('nothing'),
  'private.bond_status_moves': only('nothing'),
  'private.filing_reminders': only('read all, add, change all'),
  'private.ended_sessions': only('nothing'),
  'private.own_forms': only('read all, add'),
  'private.issuing_cases': only('read all, add, change all'),
  'private.notifications': only('read all, change all, delete all'),
  'private.password_attempts': only('nothing'),
  'private.payment_attempts': only('read all, add, change all'),
  'private.rate_limits': only('read all, add, change all, delete all'),
  'private.recovery_codes': only('nothing'),
  'private.reminder_opt_outs': only('read all, add'),
  'private.letter_data': only('nothing'),
  'private.retention_periods': only('nothing'),
  'private.settings': only('read all, change all'),
  'private.simulated_gateway_books': only('read all, add, change all'),
  'private.sso_identities': only('read all, add'),
  'private.sso_nonces': only('read all, add, change all, delete all'),
  'private.staff_reads': only('nothing'),
  'private.staff_role_changes': only('nothing'),
  'private.waiting_passwords': only('nothing'),
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
      service: 'read all, add, change all',
    }),
    visitor: 'read none', // Realtime checks row level security only for a role that may read the key
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
  'public.bond_filing_steps': people({
    customer: 'read some, add, delete some',
    stranger: 'read none, add, delete none',
    staff: 'read some, add, delete none',
    service: 'read all',
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
  'public.inquiries': people({
    customer: 'read none',
    stranger: 'read none',
    staff: 'read all',
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
  'public.price_offers': people({
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
