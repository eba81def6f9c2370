-- What underwriters keep about an application among themselves: who has it, and notes.

create table public.application_assignments (
  application_id uuid primary key references public.applications (id) on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  assigned_at timestamptz not null default now()
);

comment on table public.application_assignments is 'Which underwriter has an application. None, or nobody: it waits for one.';

create index application_assignments_staff_id_idx on public.application_assignments (staff_id);

alter table public.application_assignments enable row level security;

revoke all on public.application_assignments from public, anon, authenticated, service_role;
grant select on public.application_assignments to authenticated, service_role;
grant insert (application_id, staff_id), update (staff_id) on public.application_assignments to authenticated;
grant insert, update on public.application_assignments to service_role;

create policy "Staff can read who has which application"
on public.application_assignments for select to authenticated
using ((select private.is_staff()));

create policy "Staff can give applications to staff"
on public.application_assignments for insert to authenticated
with check ((select private.is_staff()) and staff_id in (select held.user_id from public.staff_roles as held));

create policy "Staff can give applications to other staff, or put them back"
on public.application_assignments for update to authenticated
using ((select private.is_staff()))
with check (
  (select private.is_staff())
  and (staff_id is null or staff_id in (select held.user_id from public.staff_roles as held))
);

create table public.application_notes (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete restrict,
  author_id uuid default auth.uid(), -- no foreign key: the record outlives the account
  note text not null check (length(note) <= 4000 and btrim(note) <> ''),
  created_at timestamptz not null default now()
);

comment on table public.application_notes is 'Append-only notes of underwriters. The customer never reads them.';

create index application_notes_application_id_idx on public.application_notes (application_id, id);

create trigger refuse_change_of_history
before update or delete or truncate on public.application_notes
for each statement execute function private.refuse_change_of_history();

alter table public.application_notes enable row level security;

revoke all on public.application_notes from public, anon, authenticated, service_role;
grant select on public.application_notes to authenticated, service_role;
grant insert (application_id, note) on public.application_notes to authenticated;

create policy "Staff can read notes"
on public.application_notes for select to authenticated
using ((select private.is_staff()));

create policy "Staff can add notes of their own to what was sent"
on public.application_notes for insert to authenticated
with check (
  (select private.is_staff())
  and author_id = (select auth.uid())
  and exists (
    select 1
    from public.applications as application
    where application.id = application_id and application.submitted_at is not null
  )
);
