-- Who of us may look at what customers sent, and who may decide. Nobody gets a role over the Data API.

create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('underwriter', 'admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is 'Roles of the people who work here. Written with the secret key only.';

-- A role counts for nothing without a second factor and a session that has not ended. A token outlives both by up to an
-- hour, so the session's own row is asked each time: it is gone after signing out, after a new password and after an
-- administrator ended it, and Auth sets it back to aal1 when the factor is removed.
create function private.has_staff_session(of_user uuid, of_session uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff_roles as held where held.user_id = of_user)
    and exists (
      select 1
      from auth.sessions as session
      where session.id = of_session
        and session.user_id = of_user
        and session.aal::text = 'aal2'
        and (session.not_after is null or session.not_after > now())
    );
$$;

comment on function private.has_staff_session(uuid, uuid) is
  'Whether a user has a role and this session of the user is open and was opened with a second factor.';

create function private.is_staff()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and private.has_staff_session(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);
$$;

comment on function private.is_staff() is
  'Whether the caller has a role, used a second factor (aal2) and has a session that is still open. For policies: (select private.is_staff()).';

create function private.holds_staff_role()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.staff_roles as held where held.user_id = auth.uid());
$$;

comment on function private.holds_staff_role() is
  'Whether the caller has a role, with or without a second factor. It opens nothing.';

create function private.challenged_within(period interval)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select max((proof ->> 'timestamp')::double precision)
      from jsonb_array_elements(
        case when jsonb_typeof(auth.jwt() -> 'amr') = 'array' then auth.jwt() -> 'amr' else '[]' end
      ) as proof
      where proof ->> 'method' = 'totp'
    ) > extract(epoch from now() - period),
    false
  );
$$;

comment on function private.challenged_within(interval) is
  'Whether the caller entered a code of a second factor within the period before now, by the claims of the token.';

-- A policy runs with the rights of its caller, so the caller needs the right to run the function.
revoke all on function
  private.has_staff_session(uuid, uuid), private.is_staff(), private.holds_staff_role(),
  private.challenged_within(interval)
from public, anon, authenticated, service_role;
grant execute on function private.is_staff(), private.holds_staff_role() to authenticated;
grant execute on function private.has_staff_session(uuid, uuid) to service_role;

-- The bodies are parsed now, so callers need no right on schema `private`.
create function public.holds_staff_role()
returns boolean
language sql
stable
set search_path = ''
begin atomic
  select private.holds_staff_role();
end;

comment on function public.holds_staff_role() is
  'Whether the caller has a role, with or without a second factor: leads staff to set one up. It opens nothing.';

create function public.has_staff_session(of_user uuid, of_session uuid)
returns boolean
language sql
stable
set search_path = ''
begin atomic
  select private.has_staff_session(of_user, of_session);
end;

comment on function public.has_staff_session(uuid, uuid) is
  'Whether a user has a role and this session of the user is open and was opened with a second factor. For service_role only.';

revoke all on function public.holds_staff_role(), public.has_staff_session(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.holds_staff_role() to authenticated;
grant execute on function public.has_staff_session(uuid, uuid) to service_role;

alter table public.staff_roles enable row level security;

revoke all on public.staff_roles from public, anon, authenticated, service_role;
grant select on public.staff_roles to authenticated;
grant select, insert, delete on public.staff_roles to service_role;

create policy "Staff can read who has which role"
on public.staff_roles for select to authenticated
using ((select private.is_staff()));
