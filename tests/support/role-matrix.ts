/**
 * Who may do what with every table and every function that the Data API reaches. A table or a function that is not
 * listed fails a test, and so does a line for one that is gone.
 */

/** Who acts: a visitor, a customer with rows, one without, the staff, and the edge functions. */
export const ACTORS = [
  'visitor',
  'customer',
  'stranger',
  'underwriter',
  'admin',
  'service',
] as const;

export type MatrixActor = (typeof ACTORS)[number];

/**
 * What an actor may do with a table, such as 'read some, add, change all'. 'some' are the rows of the actor and never
 * those of another customer; of staff it says no more than that it is not all.
 */
export type TableRights = Record<MatrixActor, string>;

/** Nobody reaches it but the functions, in the way that is said. */
const only = (service: string): TableRights => ({
  visitor: 'nothing',
  customer: 'nothing',
  stranger: 'nothing',
  underwriter: 'nothing',
  admin: 'nothing',
  service,
});

type Rights = Record<'customer' | 'stranger' | 'staff' | 'service', string>;

/** Visitors do not reach it, and all of the staff may do the same. */
const people = ({ staff, ...rights }: Rights): TableRights => ({
  visitor: 'nothing',
  ...rights,
  underwriter: staff,
  admin: staff,
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
  'private.notifications': only('read all, change all, delete all'),
  'private.rate_limits': only('read all, add, change all, delete all'),
  'private.reminder_opt_outs': only('read all, add'),
  'private.settings': only('read all, change all'),
  'private.sso_identities': only('read all, add'),
  'private.sso_nonces': only('read all, add, change all, delete all'),
  'private.staff_role_changes': only('nothing'),
  'public.application_assignments': people({
    customer: 'read none, add, change none',
    stranger: 'read none, add, change none',
    staff: 'read all, add, change all',
    service: 'read all, add, change all',
  }),
  'public.application_documents': people({
    customer: 'read some, add, change none',
    stranger: 'read none, add, change none',
    staff: 'read all, add, change none',
    service: 'read all, change all',
  }),
  'public.application_events': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read all',
    service: 'read all, add',
  }),
  'public.application_notes': people({
    customer: 'read none, add',
    stranger: 'read none, add',
    staff: 'read all, add',
    service: 'read all',
  }),
  'public.application_words': people({
    customer: 'read none',
    stranger: 'read none',
    staff: 'read all',
    service: 'nothing',
  }),
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
    staff: 'read all',
    service: 'read all, add',
  }),
  'public.bond_requests': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read all',
    service: 'read all, add, change all',
  }),
  'public.bond_required_documents': everybodyReads,
  'public.bond_terms': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read all',
    service: 'read all, change all',
  }),
  'public.bond_types': everybodyReads,
  'public.bonds': people({
    customer: 'read some',
    stranger: 'read none',
    staff: 'read all',
    service: 'read all, add, change all',
  }),
  'public.information_answers': people({
    customer: 'read some',
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
    staff: 'read all',
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
    staff: 'read all',
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

/** Who may call a function, and whom a question that changes nothing is answered. */
export type FunctionRights = {
  may: readonly ('anon' | 'authenticated' | 'service_role')[];
  asks?: { call: string; answers: readonly MatrixActor[] };
};

const byService: FunctionRights = { may: ['service_role'] };

const byPeople: FunctionRights = { may: ['authenticated'] };

/** Every function that the Data API can call. */
export const FUNCTIONS: Readonly<Record<string, FunctionRights>> = {
  'access_log(jsonb)': { ...byPeople, asks: { call: "access_log('{}')", answers: ['admin'] } },
  'answer_information_request(uuid,uuid,text)': byService,
  'assign_applications(jsonb,uuid)': byPeople,
  'authorize_payment(jsonb)': byService,
  'bond_proof_facts(uuid)': byService,
  'check_application_history()': byService,
  'claim_applications()': byPeople,
  'claim_notifications(integer,integer,integer)': byService,
  'continue_bond(jsonb)': byService,
  'decide_application(jsonb)': byService,
  'decide_bond_request(jsonb)': byService,
  'delete_documents_without_file()': byService,
  'desk_overview(date)': {
    ...byPeople,
    asks: {
      call: "desk_overview('2026-11-22')",
      answers: ['customer', 'stranger', 'underwriter', 'admin'],
    },
  },
  'expire_bonds(date,integer)': byService,
  'find_bonds_to_sign(text,integer)': byService,
  'find_sso_user(text,text,text)': byService,
  'find_stray_document_files(integer)': byService,
  'grant_staff_role(text,text)': byPeople,
  'identity_digits(uuid)': {
    ...byPeople,
    asks: {
      call: 'identity_digits((select application_id from public.application_documents order by 1 limit 1))',
      answers: ['underwriter', 'admin'],
    },
  },
  'issue_bond(jsonb)': byService,
  'link_sso_identity(text,text,uuid)': byService,
  'mail_confirmation(uuid)': byService,
  'record_web_vitals(jsonb)': byService,
  'remind_of_renewals(date,integer[],integer)': byService,
  'request_bond_change(jsonb)': byService,
  'reveal_identity(jsonb)': byService,
  'revoke_staff_role(uuid,text)': byPeople,
  'settle_notification(uuid,integer,text,integer,text)': byService,
  'staff_members()': {
    ...byPeople,
    asks: { call: 'staff_members()', answers: ['underwriter', 'admin'] },
  },
  'store_bond_manifest(uuid,integer,text,text,text)': byService,
  'store_bond_papers(uuid,text,text)': byService,
  'store_continuation(uuid,integer,text)': byService,
  'submission_receipt(uuid)': byService,
  'submit_application(jsonb)': byService,
  'submit_renewal(jsonb,uuid,date,integer)': byService,
  'take_rate_limit(text,text,integer,integer)': byService,
  'take_sso_nonce(text,integer)': byService,
  'turn_reminders_off(uuid)': byService,
  'underwriting_overview()': {
    ...byPeople,
    asks: { call: 'underwriting_overview()', answers: ['underwriter', 'admin'] },
  },
  'underwriting_queue(jsonb)': byPeople,
  'void_quote_payments(uuid,uuid,text)': byService,
  'web_vitals_summary(integer)': {
    ...byPeople,
    asks: { call: 'web_vitals_summary(7)', answers: ['underwriter', 'admin'] },
  },
  'withdraw_application(uuid,uuid)': byService,
  'withdraw_bond_request(uuid,uuid)': byService,
};
