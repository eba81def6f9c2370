-- When a consumer report leads to a decision against an application, only the person whose report it is gets a notice
-- (15 U.S.C. 1681m(a)). The owner of the application may be an attorney, and several people may have
-- allowed a report. So a notice belongs to the address of its person, not to the application's owner.

create table private.report_uses (
  id uuid primary key default gen_random_uuid(),
  application_id uuid references public.applications (id),
  contractor_id uuid, -- no foreign key: its cascade would touch this history for every contractor that is deleted
  person text not null check (length(person) between 1 and 40),
  name text not null check (length(name) between 1 and 200),
  recipient text check (length(recipient) between 3 and 320),
  decision text not null check (decision in ('declined', 'price-offered', 'increase-declined', 'line')),
  reports jsonb not null check (jsonb_typeof(reports) = 'array'),
  decided_by uuid not null, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now(),

  constraint report_uses_have_one_subject check (num_nonnulls(application_id, contractor_id) = 1),
  constraint report_uses_of_lines_name_the_contractor check ((decision = 'line') = (contractor_id is not null))
);

comment on table private.report_uses is
  'For each decision against an application and each person who allowed a credit report: the reports that played a part. Kept with the application''s answers.';
comment on column private.report_uses.person is
  'Who allowed the report: "applicant", or the id of the link by which the person signed.';
comment on column private.report_uses.recipient is
  'The person''s own address. Null: we have none, and staff send the notice on paper.';
comment on column private.report_uses.reports is
  'Agency, address, phone and score of each report. Empty: no report played a part, so there was no notice.';

create index report_uses_application_id_idx on private.report_uses (application_id);
create index report_uses_contractor_id_idx on private.report_uses (contractor_id) where contractor_id is not null;
create index report_uses_recipient_idx on private.report_uses (lower(recipient)) where recipient is not null;

create trigger refuse_change_of_history
before update or delete or truncate on private.report_uses
for each statement execute function private.refuse_change_of_history();

alter table private.report_uses enable row level security;

revoke all on private.report_uses from public, anon, authenticated, service_role;

create function private.report_people(of_application uuid)
returns table (person text, name text, email text, principal integer)
language sql
stable
set search_path = ''
as $$
  select
    part.link_id::text,
    part.name,
    coalesce(
      (select link.sent_to from public.signing_links as link where link.id = part.link_id),
      nullif(part.signature #>> '{answers,email}', '')
    ),
    part.principal::integer
  from private.application_parts as part
  where part.application_id = of_application and part.signature -> 'documents' @> '[{"id": "credit"}]'
  union all
  select
    'applicant',
    coalesce(nullif(concat_ws(
      ' ', nullif(applied.answers #>> '{applicant,firstName}', ''), nullif(applied.answers #>> '{applicant,middleName}', ''),
      nullif(applied.answers #>> '{applicant,lastName}', '')
    ), ''), 'The applicant'),
    -- An attorney who typed their own address in place of the client's must not get the client's notice.
    case
      when private.is_for_client(applied.id) and exists (
        select 1
        from auth.users as owner
        where owner.id = applied.user_id
          and private.same_address(owner.email) = private.same_address(applied.answers #>> '{applicant,email}')
      ) then null
      else nullif(applied.answers #>> '{applicant,email}', '')
    end,
    1
  from public.applications as applied
  where applied.id = of_application
    and applied.answers #>> '{underwriting,creditCheck}' = 'authorized'
    -- The applicant of a matter gives this permission by the link, and nobody can give it for another person.
    and not exists (
      select 1 from private.application_parts as part where part.application_id = applied.id and part.principal = 1
    );
$$;

comment on function private.report_people(uuid) is
  'The people who allowed a credit report for an application, each with the address for a notice.';

-- Indemnitors of a bonding line allow a report by signing. Somebody who was released no longer supports the line.
create function private.credit_address(of_indemnitor uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select link.sent_to
  from public.signing_links as link
  join private.signatures as signature on signature.link_id = link.id
  where link.indemnitor_id = of_indemnitor and link.role = 'indemnitor'
    and signature.documents @> '[{"id": "credit"}]'
  order by signature.signed_at desc
  limit 1;
$$;

comment on function private.credit_address(uuid) is
  'The address of an indemnitor who allowed a credit report by signing. Null for anyone else.';

create function private.people_with_reports(of_application uuid, of_contractor uuid)
returns table (person text, name text, email text)
language sql
stable
set search_path = ''
as $$
  select allowed.person, allowed.name, allowed.email from private.report_people(of_application) as allowed
  union all
  select asked.id::text, asked.full_name, private.credit_address(asked.id)
  from public.indemnitors as asked
  where asked.contractor_id = of_contractor and asked.released_at is null and private.credit_address(asked.id) is not null;
$$;

comment on function private.people_with_reports(uuid, uuid) is
  'The people who allowed a credit report for an application, or as indemnitors of a contractor. One of the two ids is null.';

create function private.store_report_uses(
  of_application uuid, of_contractor uuid, staff uuid, decision text, answers jsonb
)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  used private.report_uses;
begin
  if (
    select count(*) <> count(distinct answer ->> 'person')
      or coalesce(bool_or(jsonb_array_length(answer -> 'reports') > 4), false)
    from jsonb_array_elements(coalesce(answers, '[]')) as answer
  ) or exists (
    select 1
    from private.people_with_reports(of_application, of_contractor) as allowed
    full join jsonb_array_elements(coalesce(answers, '[]')) as answer on answer ->> 'person' = allowed.person
    where allowed.person is null or answer is null
  ) then
    return false;
  end if;

  for used in
    insert into private.report_uses (
      application_id, contractor_id, person, name, recipient, decision, reports, decided_by
    )
    select
      of_application, of_contractor, allowed.person, left(allowed.name, 200), allowed.email, store_report_uses.decision,
      answer -> 'reports', staff
    from private.people_with_reports(of_application, of_contractor) as allowed
    join jsonb_array_elements(answers) as answer on answer ->> 'person' = allowed.person
    returning *
  loop
    continue when used.recipient is null or jsonb_array_length(used.reports) = 0;

    -- Without the application, because its owner could read in an export that somebody else got this mail.
    perform private.enqueue_notification(
      'consumer_report_used', null, null, null, used.recipient, 'consumer_report_used:' || used.id,
      private.report_notice(used)
    );
  end loop;

  return true;
end;
$$;

comment on function private.store_report_uses(uuid, uuid, uuid, text, jsonb) is
  'Records for each person who allowed a report whether one led to a decision, and queues the notice to each person. False, and nothing, unless the answers are about exactly these people.';

create function private.record_report_uses(application public.applications, staff uuid, decision text, answers jsonb)
returns boolean
language sql
security definer
set search_path = ''
as $$
  select private.store_report_uses((application).id, null, staff, decision, answers);
$$;

comment on function private.record_report_uses(public.applications, uuid, text, jsonb) is
  'Stores the answers about the reports on the people of an application. False, and nothing, unless each person has one.';

create function private.report_notice(used private.report_uses)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when used.contractor_id is not null then (
      select jsonb_build_object(
        'decision', used.decision, 'contractor', contractor.legal_name, 'reports', used.reports
      )
      from public.contractors as contractor
      where contractor.id = used.contractor_id
    )
    else (
      select jsonb_build_object(
        'decision', used.decision,
        'applicationNumber', applied.number,
        'bondName', bond_type.name,
        'stateCode', applied.state_code,
        'reports', used.reports
      )
      from public.applications as applied
      join public.bond_types as bond_type on bond_type.slug = applied.bond_slug
      where applied.id = used.application_id
    )
  end;
$$;

comment on function private.report_notice(private.report_uses) is
  'The facts of a notice. They name no person, and nothing of the application but its number and its bond.';

revoke all on function
private.report_people(uuid), private.credit_address(uuid), private.people_with_reports(uuid, uuid),
private.store_report_uses(uuid, uuid, uuid, text, jsonb),
private.record_report_uses(public.applications, uuid, text, jsonb),
private.report_notice(private.report_uses)
from public, anon, authenticated, service_role;
grant execute on function private.record_report_uses(public.applications, uuid, text, jsonb) to service_role;

-- The person reads the notices again in any account with the same proved address.

create function private.own_report_notices()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own constant text := (
    select lower(account.email)
    from auth.users as account
    where account.id = private.proved_user() and account.email_confirmed_at is not null
  );
begin
  return coalesce(
    (
      select jsonb_agg(
        private.report_notice(used) || jsonb_build_object('id', used.id, 'sentAt', used.created_at)
        order by used.created_at desc, used.id
      )
      from private.report_uses as used
      where lower(used.recipient) = own and jsonb_array_length(used.reports) > 0
    ),
    '[]'
  );
end;
$$;

comment on function private.own_report_notices() is
  'The notices about consumer reports to the confirmed address of the caller, newest first. Empty without a proved session.';

-- Staff see that a notice went out and about which agency. The score is for the person alone.

create function private.report_use_list(of_application uuid, only_to text default null)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'name', used.name,
        'decision', used.decision,
        'agencies', (select coalesce(jsonb_agg(report ->> 'agency'), '[]') from jsonb_array_elements(used.reports) as report),
        'wasMailed', used.recipient is not null,
        'at', used.created_at
      )
      order by used.created_at, used.name
    ),
    '[]'
  )
  from private.report_uses as used
  where used.application_id = of_application
    and (only_to is null or (lower(used.recipient) = lower(only_to) and jsonb_array_length(used.reports) > 0));
$$;

comment on function private.report_use_list(uuid, text) is
  'The record of the decisions that needed a notice, without scores: all of an application, or only the notices to one address.';

-- The owner of the bond may be an attorney, who must not read about a client's report. So the owner's copy of the audit
-- bundle lists only the notices to the owner's own confirmed address.
create function private.audited_report_uses(of_application uuid, for_owner uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when for_owner is null then private.report_use_list(of_application)
    else coalesce(
      (
        select private.report_use_list(of_application, account.email)
        from auth.users as account
        where account.id = for_owner and account.email_confirmed_at is not null and account.email <> ''
      ),
      '[]'
    )
  end;
$$;

comment on function private.audited_report_uses(uuid, uuid) is
  'What the audit bundle lists about credit reports, without scores: everything for staff, and the own notices for an owner.';

create function private.consumer_reports(of_application uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if of_application is null or not exists (
    select 1 from private.opened_applications() as opened (id) where opened.id = of_application
  ) then
    return null;
  end if;

  return jsonb_build_object(
    'people', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person', allowed.person, 'name', allowed.name, 'hasAddress', allowed.email is not null)
          order by allowed.principal
        ),
        '[]'
      )
      from private.report_people(of_application) as allowed
    ),
    'uses', private.report_use_list(of_application)
  );
end;
$$;

comment on function private.consumer_reports(uuid) is
  'For staff who opened the application today: who allowed a credit report, and the record of the decisions that needed a notice, without scores. Null for anyone else.';

revoke all on function
private.own_report_notices(), private.consumer_reports(uuid), private.report_use_list(uuid, text),
private.audited_report_uses(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.audited_report_uses(uuid, uuid) to service_role;
grant execute on function private.own_report_notices(), private.consumer_reports(uuid) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.own_report_notices()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.own_report_notices();
end;

comment on function public.own_report_notices() is
  'The notices about consumer reports to the confirmed address of the caller, newest first.';

create function public.consumer_reports(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.consumer_reports(of_application);
end;

comment on function public.consumer_reports(uuid) is
  'For staff who opened the application today: who allowed a credit report, and which decisions needed a notice. Null for anyone else.';

create function public.audited_report_uses(of_application uuid, for_owner uuid default null)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.audited_report_uses(of_application, for_owner);
end;

comment on function public.audited_report_uses(uuid, uuid) is
  'What the audit bundle lists about credit reports. For service_role only.';

revoke all on function
public.own_report_notices(), public.consumer_reports(uuid), public.audited_report_uses(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.audited_report_uses(uuid, uuid) to service_role;
grant execute on function public.own_report_notices(), public.consumer_reports(uuid) to authenticated;

create or replace function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  -- Null when the session has ended. Then the whole export is null.
  select private.export_own_data()
    || jsonb_build_object(
      'firm', private.export_own_firm(), 'contractors', private.export_own_contractor(),
      'signedByLink', private.export_own_signatures(), 'creditReportNotices', private.own_report_notices()
    );
end;
