-- Who of the staff read what of which application: one record for each person, application, thing and day. What staff
-- may read asks for the record, so no reading goes without one.
--
-- The records are no events of the application. Its history is a chain of hashes, and a decision is refused when the
-- last event is not the one that the underwriter saw: a colleague who only looks would make every decision "changed
-- meanwhile".

create table private.staff_reads (
  id bigint generated always as identity primary key,
  reader_id uuid not null, -- no foreign keys: the record outlives the account, the application and the document
  reader_name text,
  reader_email text,
  kind text not null check (kind in ('application-read', 'digits-read', 'document-opened', 'bond-papers-opened')),
  application_id uuid,
  document_id uuid,
  bond_id uuid,
  day date not null,
  read_at timestamptz not null default now(),

  -- A bond may be older than this site and have no application.
  constraint staff_reads_name_what_was_read check (
    case kind
      when 'bond-papers-opened' then bond_id is not null and document_id is null
      when 'document-opened' then application_id is not null and document_id is not null and bond_id is null
      else application_id is not null and num_nonnulls(document_id, bond_id) = 0
    end
  ),
  constraint staff_reads_are_recorded_once_a_day
  unique nulls not distinct (reader_id, day, kind, application_id, document_id, bond_id)
);

comment on table private.staff_reads is
  'Append-only record of what staff read: once for each person, application, thing and day.';
comment on column private.staff_reads.reader_name is 'What the reader was called at that time.';
comment on column private.staff_reads.reader_email is 'The address of the account of the reader at that time.';
comment on column private.staff_reads.day is 'The day at the agency, in New York.';
comment on column private.staff_reads.read_at is 'When it was first read on that day.';

-- For the access log, newest first: of everybody, of one person, of one kind.
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

comment on function private.agency_day() is 'The day at the agency, whatever time zone a client asks for.';

create function private.record_read(
  of_reader uuid, what text, of_application uuid, of_document uuid default null, of_bond uuid default null
)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.staff_reads (
    reader_id, reader_name, reader_email, kind, application_id, document_id, bond_id, day
  )
  select
    account.id, private.person_name(account.id), account.email, what, of_application, of_document, of_bond,
    private.agency_day()
  from auth.users as account
  where account.id = of_reader
  on conflict do nothing;
$$;

comment on function private.record_read(uuid, text, uuid, uuid, uuid) is
  'Records that a member of the staff reads something today. A second time on the same day changes nothing.';

revoke all on function
  private.agency_day(), private.record_read(uuid, text, uuid, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.record_read(uuid, text, uuid, uuid, uuid) to service_role;
