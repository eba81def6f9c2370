-- Who did what to an application, when and why. Append-only for everyone, service_role included.

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete restrict,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  actor_id uuid, -- no foreign key: the record outlives the account
  kind text not null check (kind in ('submitted', 'approved', 'sent-to-review')),
  from_status text,
  to_status text,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  created_at timestamptz not null default now()
);

comment on table public.application_events is 'Append-only history of each application.';
comment on column public.application_events.detail is 'Reasons and versions. Never an answer of the applicant.';

create index application_events_application_id_idx on public.application_events (application_id);

create function private.refuse_change_of_history()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Words about a person are deleted when their period is over, by private.erase_application alone: nobody else who
  -- reaches the database over the API has a right to delete. Events and changes of roles are never deleted.
  if tg_op = 'DELETE'
    and tg_table_name in ('application_notes', 'information_answers', 'bond_manifests')
    and current_setting('marshline.erasing', true) = 'on'
  then
    return null;
  end if;

  raise exception 'History is append-only: % is refused on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end;
$$;

comment on function private.refuse_change_of_history() is 'Refuses every update, delete and truncate, whoever asks. Notes, answers and manifests go when their period is over.';

revoke all on function private.refuse_change_of_history() from public, anon, authenticated, service_role;

create trigger refuse_change_of_history
before update or delete or truncate on public.application_events
for each statement execute function private.refuse_change_of_history();

alter table public.application_events enable row level security;

revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to authenticated;
grant select, insert on public.application_events to service_role;

create policy "Customers can read the history of their own applications"
on public.application_events for select to authenticated
using (
  application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);
