-- The log of what staff read: a part of an application, or the account of a contractor. One record per person, part and
-- day. Staff policies require the record, so no read goes unrecorded.
--
-- The records are not events of the application. The history is a chain of hashes, and a decision is refused when the
-- last event is not the one that the underwriter saw. If reads were events, a colleague's look would refuse every
-- decision as "changed meanwhile".

create table private.staff_reads (
  id bigint generated always as identity primary key,
  reader_id uuid not null, -- no foreign keys: the record outlives the account, the application and the document
  reader_name text,
  reader_email text,
  kind text not null check (
    kind in (
      'application-read', 'digits-read', 'document-opened', 'bond-papers-opened', 'contractor-read',
      'contractor-file-opened'
    )
  ),
  application_id uuid,
  document_id uuid,
  bond_id uuid,
  contractor_id uuid,
  day date not null,
  read_at timestamptz not null default now(),

  -- A bond may be older than this site and have no application.
  constraint staff_reads_name_what_was_read check (
    (contractor_id is not null) = (kind = 'contractor-read')
    and case kind
      when 'bond-papers-opened' then bond_id is not null and document_id is null
      when 'document-opened' then application_id is not null and document_id is not null and bond_id is null
      when 'contractor-file-opened' then document_id is not null and num_nonnulls(application_id, bond_id) = 0
      when 'contractor-read' then num_nonnulls(application_id, document_id, bond_id) = 0
      else application_id is not null and num_nonnulls(document_id, bond_id) = 0
    end
  ),
  constraint staff_reads_are_recorded_once_a_day
  unique nulls not distinct (reader_id, day, kind, application_id, document_id, bond_id, contractor_id)
);

comment on table private.staff_reads is 'Append-only record of staff reads: one per person, part and day.';
comment on column private.staff_reads.reader_name is 'The reader''s name at the time.';
comment on column private.staff_reads.reader_email is 'The address of the reader''s account at the time.';
comment on column private.staff_reads.day is 'The agency''s day, in New York.';
comment on column private.staff_reads.read_at is 'When the first read of that day happened.';

-- For the access log, newest first: of everyone, of one person, of one kind.
create index staff_reads_at_idx on private.staff_reads (read_at desc, id desc);

create index staff_reads_of_reader_idx on private.staff_reads (reader_id, read_at desc, id desc);
create index staff_reads_of_kind_idx on private.staff_reads (kind, read_at desc, id desc);

create trigger refuse_change_of_history
before update or delete or truncate on private.staff_reads
for each statement execute function private.refuse_change_of_history();

alter table private.staff_reads enable row level security;

revoke all on private.staff_reads from public, anon, authenticated, service_role;

create function private.agency_day()
returns date
language sql
stable
set search_path = ''
as $$
  select (now() at time zone 'America/New_York')::date;
$$;

comment on function private.agency_day() is 'The agency''s day, whatever time zone a client asks for.';

create function private.record_read(
  of_reader uuid, what text, of_application uuid, of_document uuid default null, of_bond uuid default null,
  of_contractor uuid default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.staff_reads (
    reader_id, reader_name, reader_email, kind, application_id, document_id, bond_id, contractor_id, day
  )
  select
    account.id, private.person_name(account.id), account.email, what, of_application, of_document, of_bond,
    of_contractor, private.agency_day()
  from auth.users as account
  where account.id = of_reader
  on conflict do nothing;
$$;

comment on function private.record_read(uuid, text, uuid, uuid, uuid, uuid) is
  'Records that a staff member reads something today. A second read on the same day changes nothing.';

revoke all on function
  private.agency_day(), private.record_read(uuid, text, uuid, uuid, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.record_read(uuid, text, uuid, uuid, uuid, uuid) to service_role;

-- Staff can read an application and its records after they open it for the day, and opening is recorded. The queue and
-- its totals have their own functions, which return only what a list shows.

create function private.opened_applications()
returns setof uuid
language sql
stable
security definer
set search_path = ''
rows 20
as $$
  select record.application_id
  from private.staff_reads as record
  join public.applications as application on application.id = record.application_id
  where record.reader_id = auth.uid()
    -- The reader may own the application by now.
    and application.user_id is distinct from auth.uid()
    and record.day = private.agency_day()
    and record.kind = 'application-read'
    and private.is_staff();
$$;

comment on function private.opened_applications() is
  'The applications that the caller, as staff, opened today. For policies: in (select private.opened_applications()) runs once, not per row.';

create function private.opened_bonds()
returns setof uuid
language sql
stable
security definer
set search_path = ''
rows 20
as $$
  with opened as (select private.opened_applications() as id)
  select bond.id from public.bonds as bond where bond.application_id in (select opened.id from opened)
  union
  select renewal.bond_id from public.renewals as renewal where renewal.application_id in (select opened.id from opened);
$$;

comment on function private.opened_bonds() is
  'The bonds of the applications that the caller, as staff, opened today, and the bonds that those applications renew.';

create function private.open_application(of_application uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() or not exists (
    select 1
    from public.applications as application
    where application.id = of_application and application.submitted_at is not null
  ) then
    return null;
  end if;

  -- Colleagues write notes about the application. Its owner reads it on the dashboard like every customer.
  if private.is_own_application(auth.uid(), of_application) then
    return 'own-application';
  end if;

  perform private.record_read(auth.uid(), 'application-read', of_application);

  return 'opened';
end;
$$;

comment on function private.open_application(uuid) is
  'Records that the caller, as staff, reads a submitted application, and opens it to the caller for the rest of the day. Refuses the caller''s own application, by the same rule as decisions.';

revoke all on function
  private.opened_applications(), private.opened_bonds(), private.open_application(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.opened_applications(), private.opened_bonds(), private.open_application(uuid)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.open_application(of_application uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.open_application(of_application);
end;

comment on function public.open_application(uuid) is
  'For staff: opens a submitted application to the caller for today and records it. Returns opened, own-application, or null for an unknown application and for anyone else.';

revoke all on function public.open_application(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_application(uuid) to authenticated;

-- Row by row: customers read their own rows, and staff read rows of the applications that they opened today. Drafts
-- stay private to the customer until submission. Staff have no right to write: they change records through functions.
-- Tables of later files have the same policies beside them.

create policy "Owners and staff who opened an application can read it"
on public.applications for select to authenticated
using (
  (select auth.uid()) = user_id
  or (submitted_at is not null and id in (select private.opened_applications()))
);

create policy "Owners and staff who opened the application can read history"
on public.application_events for select to authenticated
using (
  application_id in (select private.opened_applications())
  or (
    kind not in (
      'identity-revealed', 'first-approved', 'price-proposed', 'change-first-approved', 'form-added', 'form-signed'
    )
    and application_id in (
      select application.id from public.applications as application where application.user_id = (select auth.uid())
    )
  )
);

create policy "Owners and staff who opened the application can read answers"
on public.information_answers for select to authenticated
using (
  application_id in (select private.opened_applications())
  or application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);

create policy "Owners and staff who opened the application can read payments"
on public.payments for select to authenticated
using ((select auth.uid()) = user_id or application_id in (select private.opened_applications()));

create policy "Owners and staff who opened the application can read bonds"
on public.bonds for select to authenticated
using ((select auth.uid()) = user_id or id in (select private.opened_bonds()));

create policy "Owners and staff who opened the application can read due days"
on public.renewals for select to authenticated
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create policy "Owners and staff who opened the application can read terms"
on public.bond_terms for select to authenticated
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create policy "Owners and staff who opened the application can read filing steps"
on public.bond_filing_steps for select to authenticated
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

-- Reads, reveals of numbers with reasons, role changes and ended sessions, with the people involved: for admins, newest
-- first, page by page. Each source returns one page by its own index, so a long log costs no more. To add a source, add
-- one part to the union.

create index application_events_looks_idx on public.application_events (created_at desc, id desc)
where kind = 'identity-revealed';

create index application_events_looks_of_idx on public.application_events (actor_id, created_at desc, id desc)
where kind = 'identity-revealed';

create function private.access_log(filters jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rows_wanted constant integer := 26; -- one row more than the page shows tells whether there is a next page
  person constant uuid := (filters ->> 'person')::uuid;
  wanted constant text := filters ->> 'kind';
  edge_at constant timestamptz := coalesce((filters #>> '{before,at}')::timestamptz, 'infinity');
  edge_key constant text := coalesce(filters #>> '{before,key}', '~'); -- sorts after every key
begin
  if not private.is_admin() then
    return null;
  end if;

  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(to_jsonb(somebody) order by somebody.name, somebody.id), '[]')
      from (
        select
          changed.user_id as id, private.person_name(changed.user_id) as name,
          private.person_email(changed.user_id) as email
        from private.staff_role_changes as changed
        group by changed.user_id
      ) as somebody
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.key desc), '[]')
      from (
        select
          entry.key, entry.at, entry.kind, entry.actor_id, entry.subject_id, entry.application_id, entry.role,
          entry.which, entry.reason, application.number, contractor.legal_name as contractor_name,
          -- The name at the time of the event. Records without a stored name show the current name.
          coalesce(entry.actor_name, private.person_name(entry.actor_id)) as actor_name,
          coalesce(entry.actor_email, private.person_email(entry.actor_id)) as actor_email,
          coalesce(entry.subject_name, private.person_name(entry.subject_id)) as subject_name,
          coalesce(entry.subject_email, private.person_email(entry.subject_id)) as subject_email
        from (
          (
            select
              'look-' || lpad(event.id::text, 19, '0') as key, event.created_at as at, 'number-shown' as kind,
              event.actor_id, null::uuid as subject_id, event.application_id, null::uuid as contractor_id, null::text as role,
              event.detail ->> 'which' as which, event.detail ->> 'reason' as reason,
              seen.reader_name as actor_name, seen.reader_email as actor_email,
              null::text as subject_name, null::text as subject_email
            from public.application_events as event
            left join lateral (
              select record.reader_name, record.reader_email
              from private.staff_reads as record
              where record.reader_id = event.actor_id
                and record.day = (event.created_at at time zone 'America/New_York')::date
              order by record.id desc
              limit 1
            ) as seen on true
            where event.kind = 'identity-revealed'
              and (wanted is null or wanted = 'number-shown')
              and (person is null or event.actor_id = person)
              and event.created_at <= edge_at
              and (event.created_at, 'look-' || lpad(event.id::text, 19, '0')) < (edge_at, edge_key)
            order by event.created_at desc, event.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'role-' || lpad(changed.id::text, 19, '0'), changed.created_at, 'role-' || changed.change,
              changed.actor_id, changed.user_id, null, null, changed.role, null, null,
              changed.actor_name, changed.actor_email, changed.user_name, changed.user_email
            from private.staff_role_changes as changed
            where (wanted is null or wanted = 'role-' || changed.change)
              and (person is null or person in (changed.actor_id, changed.user_id))
              and changed.created_at <= edge_at
              and (changed.created_at, 'role-' || lpad(changed.id::text, 19, '0')) < (edge_at, edge_key)
            order by changed.created_at desc, changed.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'read-' || lpad(record.id::text, 19, '0'), record.read_at, record.kind,
              record.reader_id, null, record.application_id, record.contractor_id, null, null, null,
              record.reader_name, record.reader_email, null, null
            from private.staff_reads as record
            where (wanted is null or record.kind = wanted)
              and (person is null or record.reader_id = person)
              and record.read_at <= edge_at
              and (record.read_at, 'read-' || lpad(record.id::text, 19, '0')) < (edge_at, edge_key)
            order by record.read_at desc, record.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'stop-' || lpad(ended.id::text, 19, '0'), ended.created_at, 'sessions-ended',
              ended.actor_id, ended.user_id, null, null, null, null, null, null, null, null, null
            from private.ended_sessions as ended
            where (wanted is null or wanted = 'sessions-ended')
              and (person is null or person in (ended.actor_id, ended.user_id))
              and ended.created_at <= edge_at
              and (ended.created_at, 'stop-' || lpad(ended.id::text, 19, '0')) < (edge_at, edge_key)
            order by ended.created_at desc, ended.id desc
            limit rows_wanted
          )
        ) as entry
        left join public.applications as application on application.id = entry.application_id
        left join public.contractors as contractor on contractor.id = entry.contractor_id
        order by entry.at desc, entry.key desc
        limit rows_wanted
      ) as page
    )
  );
end;
$$;

comment on function private.access_log(jsonb) is 'The access log, for admins; null for anyone else.';

revoke all on function private.access_log(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.access_log(jsonb) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.access_log(filters jsonb)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.access_log(filters);
end;

comment on function public.access_log(jsonb) is
  'For admins: a page of reads, reveals of numbers, role changes and ended sessions, newest first, and everyone who ever had a role. Filters: person, kind, before {at, key}. Null for anyone else.';

revoke all on function public.access_log(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.access_log(jsonb) to authenticated;
