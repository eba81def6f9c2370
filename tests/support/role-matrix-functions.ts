/**
 * Who may call each database function that the Data API exposes. An unlisted function fails a test, and so does a line
 * for a removed function.
 */
import { UNPROVED_STAFF, type MatrixActor } from './role-matrix.ts';

/** The callers of a function, and the callers that get an answer to a read. */
type FunctionRights = {
  may: readonly ('anon' | 'authenticated' | 'service_role')[];
  asks?: { call: string; answers: readonly MatrixActor[] };
};

const byService: FunctionRights = { may: ['service_role'] };

const byPeople: FunctionRights = { may: ['authenticated'] };

/** Every function that the Data API can call. */
export const FUNCTIONS: Readonly<Record<string, FunctionRights>> = {
  'accept_price_offer(jsonb)': byService,
  'access_log(jsonb)': { ...byPeople, asks: { call: "access_log('{}')", answers: ['admin'] } },
  'answer_information_request(uuid,uuid,text)': byService,
  'answer_inquiry(uuid,text,text)': byPeople,
  'approvals_of(uuid)': byPeople,
  'ask_simulated_gateway(jsonb)': byService,
  'assign_applications(jsonb,uuid)': byPeople,
  'authorize_payment(jsonb)': byService,
  'begin_issue(jsonb)': byService,
  'offer_own_form(jsonb)': byService,
  'offer_blank_form(jsonb)': byService,
  'begin_payment(jsonb)': byService,
  'begin_price_acceptance(jsonb)': byService,
  'bond_proof_facts(uuid)': byService,
  'check_application_history()': byService,
  'check_request()': { may: ['anon', 'authenticated', 'service_role'] },
  'claim_applications()': byPeople,
  'claim_issuing_cases(integer,integer,integer,integer)': byService,
  'claim_notifications(integer,integer,integer)': byService,
  'confirm_capture(uuid)': byService,
  'continue_bond(jsonb)': byService,
  'decide_application(jsonb)': byService,
  'decide_bond_request(uuid,uuid,text,text,bigint,date,date,bigint)': byService,
  'delete_documents_without_file()': byService,
  'delete_expired_records(integer)': byService,
  'delete_own_account(text)': byPeople,
  'desk_overview(date,integer,integer)': {
    ...byPeople,
    asks: {
      call: "desk_overview('2026-11-22', 90, 60)",
      answers: [
        ...(['customer', 'stranger', 'customer after sign-out'] as const),
        ...(['underwriter', 'admin'] as const),
        ...UNPROVED_STAFF,
      ],
    },
  },
  'end_own_session(uuid)': byPeople,
  'end_sessions_of(uuid)': byPeople,
  'expire_bonds(date,integer)': byService,
  'expire_price_offers(date,integer)': byService,
  'export_own_data()': byPeople,
  'finish_recovery(uuid,uuid)': byService,
  'find_bonds_to_sign(text,integer)': byService,
  'find_files_of_deleted_bonds(integer)': byService,
  'find_inquiry(text)': byService,
  'find_sso_user(text,text,text)': byService,
  'find_stray_document_files(integer)': byService,
  'grant_staff_role(text,text)': byPeople,
  'has_staff_session(uuid,uuid)': byService,
  'holds_staff_role()': byPeople,
  'hold_issuing_case(uuid,text)': byService,
  'hold_up_of(uuid)': byPeople,
  'identity_digits(uuid)': {
    ...byPeople,
    asks: {
      call: 'identity_digits((select application_id from public.application_documents order by 1 limit 1))',
      answers: ['underwriter', 'admin'],
    },
  },
  'issue_bond(jsonb)': byService,
  'keep_sign_up_password(text)': byPeople,
  'issuing_facts(uuid)': byService,
  'link_sso_identity(text,text,uuid)': byService,
  'list_own_sessions()': byPeople,
  'list_sessions_of(uuid)': byPeople,
  'mail_confirmation(uuid)': byService,
  'mark_released(text[])': byService,
  'open_application(uuid)': {
    ...byPeople,
    asks: {
      call: 'open_application((select application_id from public.application_assignments limit 1))',
      answers: ['underwriter', 'admin'],
    },
  },
  'open_bond_requests(integer)': {
    ...byPeople,
    asks: { call: 'open_bond_requests(10)', answers: ['underwriter', 'admin'] },
  },
  'open_payment_ends(integer,integer)': byService,
  'put_in_force(uuid)': byService,
  'record_bond_papers_opening(jsonb)': byService,
  'record_document_opening(jsonb)': byService,
  'record_web_vitals(jsonb)': byService,
  'refuse_capture(uuid,integer)': byService,
  'remind_of_filing(date,integer[],text[],integer)': byService,
  'remind_of_renewals(date,integer[],integer)': byService,
  'renewal_price_facts(uuid[],date)': { may: ['authenticated', 'service_role'] },
  'replace_recovery_codes(uuid,text[])': byService,
  'request_bond_change(jsonb)': byService,
  'reveal_identity(jsonb)': byService,
  'revoke_staff_role(uuid,text)': byPeople,
  'send_inquiry(jsonb)': byService,
  'service_health()': byService,
  'settle_issuing_case(uuid,integer,text,integer)': byService,
  'settle_notification(uuid,integer,text,integer,text)': byService,
  'settle_payment_attempt(uuid,text)': byService,
  'staff_members()': {
    ...byPeople,
    asks: { call: 'staff_members()', answers: ['underwriter', 'admin'] },
  },
  'store_bond_manifest(uuid,integer,text,text,text)': byService,
  'store_bond_papers(uuid,text,text)': byService,
  'store_continuation(uuid,integer,text)': byService,
  'store_rider_papers(uuid,integer,text,text)': byService,
  'submission_receipt(uuid)': byService,
  'submit_application(jsonb)': byService,
  'submit_renewal(jsonb,uuid,date,integer)': byService,
  'take_rate_limit(text,text,integer,integer)': byService,
  'take_recovery_code(uuid,text)': byService,
  'take_sso_nonce(text,integer)': byService,
  'take_waiting_papers(uuid,integer)': byService,
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
