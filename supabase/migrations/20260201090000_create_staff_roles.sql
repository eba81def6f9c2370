-- Who of us may look at what customers sent, and who may decide. Nobody gets a role over the Data API.

create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('underwriter', 'admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is 'Roles of the people who work here. Written with the secret key only.';

create function private.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff_roles as held where held.user_id = auth.uid());
$$;

comment on function private.is_staff() is 'Whether the caller has any role of the staff. For policies: (select private.is_staff()).';

-- A policy runs with the rights of who asks. The function tells them of themselves alone.
revoke all on function private.is_staff() from public, anon, authenticated, service_role;
grant execute on function private.is_staff() to authenticated;

alter table public.staff_roles enable row level security;

revoke all on public.staff_roles from public, anon, authenticated, service_role;
grant select on public.staff_roles to authenticated;
grant select, insert, delete on public.staff_roles to service_role;

create policy "Staff can read who has which role"
on public.staff_roles for select to authenticated
using ((select private.is_staff()));
