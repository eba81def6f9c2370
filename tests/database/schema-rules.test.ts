import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type ActorDatabase } from '../support/actor-database.ts';

let database: ActorDatabase;

beforeAll(async () => {
  database = await openDatabase();
});

afterAll(() => database.close());

describe('every table of ours', () => {
  it('has row level security', async () => {
    const open = await database.query(
      `select relname from pg_class
       where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not relrowsecurity`,
    );

    expect(open).toEqual([]);
  });

  it('has a comment about its contents', async () => {
    const silent = await database.query(
      `select relname from pg_class
       where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and obj_description(oid) is null`,
    );

    expect(silent).toEqual([]);
  });

  it('has an index that starts with each foreign key', async () => {
    const uncovered = await database.query(
      `select conrelid::regclass::text as relation, conname from pg_constraint as foreign_key
       where contype = 'f'
         and connamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not exists (
           select 1 from pg_index
           where indrelid = foreign_key.conrelid and (indkey::smallint[])[0] = foreign_key.conkey[1]
         )`,
    );

    expect(uncovered).toEqual([]);
  });

  it('is closed to visitors, except for reading the catalogue', async () => {
    const grants = await database.query(
      `select table_name, privilege_type from information_schema.role_table_grants
       where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
       order by table_name`,
    );

    expect(grants).toEqual([
      { table_name: 'bond_required_documents', privilege_type: 'SELECT' },
      { table_name: 'bond_types', privilege_type: 'SELECT' },
    ]);
  });

  it('lets customers neither truncate, write whole rows nor delete, except drafts and ticks', async () => {
    const grants = await database.query(
      `select table_name, privilege_type from information_schema.role_table_grants
       where grantee = 'authenticated' and table_schema in ('public', 'private')
         and privilege_type <> 'SELECT'
       order by table_name`,
    );

    expect(grants).toEqual([
      { table_name: 'applications', privilege_type: 'DELETE' },
      { table_name: 'bond_filing_steps', privilege_type: 'DELETE' },
    ]);
  });

  it('has policies that look up the user once, not for each row', async () => {
    const policies = await database.query(
      `select policyname from pg_policies
       where schemaname in ('public', 'private')
         and concat(qual, with_check) like '%auth.uid()%'
         and concat(qual, with_check) not like '%SELECT auth.uid()%'`,
    );

    expect(policies).toEqual([]);
  });

  it('has policies that call only functions planned once per connection', async () => {
    // A query plans an SQL function each time, however few rows the query reads.
    const functions = await database.query(
      `select distinct proname from pg_depend
       join pg_proc on refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
       join pg_language on pg_language.oid = prolang
       where classid = 'pg_policy'::regclass and lanname = 'sql' and prosecdef
         and pronargs = 0 and prorettype = 'boolean'::regtype`,
    );

    expect(functions).toEqual([]);
  });
});

describe('every function of ours', () => {
  it('uses only schema-qualified names', async () => {
    const functions = await database.query(
      `select proname from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig @> array['search_path=""'], false)`,
    );

    expect(functions).toEqual([]);
  });

  it('is closed to visitors except the check before each request, and in schema private to customers except the functions that the API needs', async () => {
    const functions = await database.query(
      `select proname, role
       from pg_proc, unnest(array['anon', 'authenticated']) as role
       where pronamespace = 'private'::regnamespace
         and has_function_privilege(role, pg_proc.oid, 'execute')
       order by proname`,
    );

    expect(functions).toEqual([
      { proname: 'access_log', role: 'authenticated' },
      { proname: 'add_statement', role: 'authenticated' },
      { proname: 'answer_inquiry', role: 'authenticated' },
      { proname: 'approvals_of', role: 'authenticated' },
      { proname: 'approve_line', role: 'authenticated' },
      { proname: 'ask_indemnitor', role: 'authenticated' },
      { proname: 'ask_underwriter', role: 'authenticated' },
      { proname: 'assign_applications', role: 'authenticated' },
      { proname: 'attach_application', role: 'authenticated' },
      { proname: 'can_open_matter', role: 'authenticated' },
      { proname: 'change_colleague', role: 'authenticated' },
      { proname: 'change_firm', role: 'authenticated' },
      { proname: 'check_bar_number', role: 'authenticated' },
      { proname: 'claim_applications', role: 'authenticated' },
      { proname: 'close_matter', role: 'authenticated' },
      { proname: 'confirm_largest_job', role: 'authenticated' },
      { proname: 'confirm_schedule', role: 'authenticated' },
      { proname: 'confirm_statement', role: 'authenticated' },
      { proname: 'consumer_reports', role: 'authenticated' },
      { proname: 'contractor_of_applicant', role: 'authenticated' },
      { proname: 'contractor_queue', role: 'authenticated' },
      { proname: 'decide_bid', role: 'authenticated' },
      { proname: 'delete_own_account', role: 'authenticated' },
      { proname: 'earlier_inquiries', role: 'authenticated' },
      { proname: 'end_calendar_feed', role: 'authenticated' },
      { proname: 'end_own_session', role: 'authenticated' },
      { proname: 'end_sessions_of', role: 'authenticated' },
      { proname: 'export_own_contractor', role: 'authenticated' },
      { proname: 'export_own_data', role: 'authenticated' },
      { proname: 'export_own_firm', role: 'authenticated' },
      { proname: 'export_own_signatures', role: 'authenticated' },
      { proname: 'file_later_paper', role: 'authenticated' },
      { proname: 'firm_colleagues', role: 'authenticated' },
      { proname: 'grant_line', role: 'authenticated' },
      { proname: 'grant_staff_role', role: 'authenticated' },
      { proname: 'hand_over_matter', role: 'authenticated' },
      { proname: 'has_open_session', role: 'authenticated' },
      { proname: 'hold_up_of', role: 'authenticated' },
      { proname: 'holds_hidden_characters', role: 'authenticated' },
      { proname: 'holds_secret_number', role: 'authenticated' },
      { proname: 'holds_staff_role', role: 'authenticated' },
      { proname: 'identity_digits', role: 'authenticated' },
      { proname: 'invite_colleague', role: 'authenticated' },
      // Policies call these functions.
      { proname: 'is_staff', role: 'authenticated' },
      { proname: 'join_firm', role: 'authenticated' },
      { proname: 'keep_sign_up_password', role: 'authenticated' },
      { proname: 'link_project_bond', role: 'authenticated' },
      { proname: 'list_bar_numbers', role: 'authenticated' },
      { proname: 'list_own_sessions', role: 'authenticated' },
      { proname: 'list_sessions_of', role: 'authenticated' },
      { proname: 'make_calendar_feed', role: 'authenticated' },
      { proname: 'matter_answers', role: 'authenticated' },
      { proname: 'matter_parts', role: 'authenticated' },
      { proname: 'matter_progress', role: 'authenticated' },
      { proname: 'may_add_document_file', role: 'authenticated' },
      { proname: 'may_remove_document_file', role: 'authenticated' },
      { proname: 'move_bid', role: 'authenticated' },
      { proname: 'name_for_matter', role: 'authenticated' },
      { proname: 'notify_indemnitor', role: 'authenticated' },
      { proname: 'open_application', role: 'authenticated' },
      { proname: 'open_bond_requests', role: 'authenticated' },
      { proname: 'open_contractor', role: 'authenticated' },
      { proname: 'open_firm', role: 'authenticated' },
      { proname: 'open_matters', role: 'authenticated' },
      { proname: 'opened_applications', role: 'authenticated' },
      { proname: 'opened_bonds', role: 'authenticated' },
      { proname: 'opened_contractors', role: 'authenticated' },
      { proname: 'own_applications_of_matters', role: 'authenticated' },
      { proname: 'own_bonds_reminded_to_file', role: 'authenticated' },
      { proname: 'own_calendar_feed', role: 'authenticated' },
      { proname: 'own_contractors', role: 'authenticated' },
      { proname: 'own_desks', role: 'authenticated' },
      { proname: 'own_firm', role: 'authenticated' },
      { proname: 'own_firm', role: 'authenticated' },
      { proname: 'own_invitations', role: 'authenticated' },
      { proname: 'own_report_notices', role: 'authenticated' },
      { proname: 'own_riders_to_file', role: 'authenticated' },
      { proname: 'record_bid_result', role: 'authenticated' },
      { proname: 'refuse_ended_session', role: 'anon' }, // called before each request
      { proname: 'refuse_ended_session', role: 'authenticated' },
      { proname: 'release_indemnitor', role: 'authenticated' },
      { proname: 'remove_colleague', role: 'authenticated' },
      { proname: 'remove_contractor_file', role: 'authenticated' },
      { proname: 'remove_matter_file', role: 'authenticated' },
      { proname: 'renew_line', role: 'authenticated' },
      { proname: 'request_bid', role: 'authenticated' },
      { proname: 'revoke_signing_link', role: 'authenticated' },
      { proname: 'revoke_staff_role', role: 'authenticated' },
      { proname: 'save_contractor', role: 'authenticated' },
      { proname: 'save_matter', role: 'authenticated' },
      { proname: 'save_matter_note', role: 'authenticated' },
      { proname: 'save_project', role: 'authenticated' },
      { proname: 'save_wip_schedule', role: 'authenticated' },
      { proname: 'settle_correction', role: 'authenticated' },
      { proname: 'signed_indemnities', role: 'authenticated' },
      { proname: 'signed_parts', role: 'authenticated' },
      { proname: 'staff_members', role: 'authenticated' },
      { proname: 'suspend_line', role: 'authenticated' },
      { proname: 'take_back_invitation', role: 'authenticated' },
      { proname: 'take_inquiry_answer', role: 'authenticated' },
      { proname: 'underwriting_overview', role: 'authenticated' },
      { proname: 'underwriting_queue', role: 'authenticated' },
      { proname: 'web_vitals_summary', role: 'authenticated' },
      { proname: 'write_letter', role: 'authenticated' },
    ]);
  });

  it("runs with its owner's rights only if the Data API can't call it", async () => {
    const functions = await database.query(
      `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
    );

    expect(functions).toEqual([]);
  });
});
