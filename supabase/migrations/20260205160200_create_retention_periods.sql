-- How long records are kept, in days. The periods come from content/site.yaml.

create table private.retention_periods (
  name text primary key check (
    name in (
      'drafts', 'neverIssuedNumbers', 'neverIssuedDocuments', 'neverIssuedApplications', 'endedBondNumbers', 'endedBonds'
    )
  ),
  days integer not null check (days > 0)
);

comment on table private.retention_periods is
  'How many days each kind of record is kept. A copy of the section retention of content/site.yaml, written by a migration.';

alter table private.retention_periods enable row level security;

revoke all on private.retention_periods from public, anon, authenticated, service_role;

create function private.kept_since(name text)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select now() - make_interval(days => period.days)
  from private.retention_periods as period
  where period.name = kept_since.name;
$$;

comment on function private.kept_since(text) is
  'The moment before which records of this kind are deleted. Null, which deletes nothing, for a kind without a period.';

revoke all on function private.kept_since(text) from public, anon, authenticated, service_role;

alter table public.applications add column erased_at timestamptz;

comment on column public.applications.erased_at is
  'When all that says whose application it was has been deleted. Its history stays, by ids, so that the chain can be checked.';
