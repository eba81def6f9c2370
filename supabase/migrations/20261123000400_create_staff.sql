-- Which staff may read the records of customers, and which may decide. No role can be granted over the Data API.

create table public.staff_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('underwriter', 'admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

comment on table public.staff_roles is 'Roles of staff. Written with the secret key only.';

-- A role counts only with a second factor and an open session. A token stays valid for up to an hour after the session
-- ends, so each request checks the session's row. The row is deleted at sign-out, at a new password and when an
-- administrator ends the session, and Auth sets it back to aal1 when the factor is removed. These functions are
-- plpgsql, which plans their queries once per connection. A function in SQL is planned again in each query.
create function private.works_here(of_user uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1
    from public.staff_roles as held
    join auth.users as account on account.id = held.user_id
    where held.user_id = of_user and (account.banned_until is null or account.banned_until <= now())
  );
end;
$$;

comment on function private.works_here(uuid) is
  'Whether a user has a role and is not banned. Auth leaves a banned user a valid token until it expires, so the function checks the ban.';

create function private.has_staff_session(of_user uuid, of_session uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.works_here(of_user)
    and exists (
      select 1
      from auth.sessions as session
      where session.id = of_session
        and session.user_id = of_user
        and session.aal::text = 'aal2'
        and (session.not_after is null or session.not_after > now())
    );
end;
$$;

comment on function private.has_staff_session(uuid, uuid) is
  'Whether a user has a role and is not banned, and this session is open and was opened with a second factor.';

create function private.is_staff()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    and private.has_staff_session(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);
end;
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
  'Whether the caller has a role, with or without a second factor. Grants no access.';

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
  'Whether the caller entered a code of a second factor within this period, by the claims of the token.';

-- A policy runs with the rights of its caller, so the caller needs the right to run this function.
revoke all on function
  private.works_here(uuid), private.has_staff_session(uuid, uuid), private.is_staff(), private.holds_staff_role(),
  private.challenged_within(interval)
from public, anon, authenticated, service_role;

grant execute on function private.is_staff(), private.holds_staff_role() to authenticated;
grant execute on function private.works_here(uuid), private.has_staff_session(uuid, uuid) to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.holds_staff_role()
returns boolean
language sql
stable
set search_path = ''
begin atomic
  select private.holds_staff_role();
end;

comment on function public.holds_staff_role() is
  'Whether the caller has a role, with or without a second factor. The site uses the answer to ask staff to set up a second factor. Grants no access.';

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

-- Staff see the names of their colleagues.
create policy "Customers can read their own profile, staff those of staff"
on public.profiles for select to authenticated
using (
  (select auth.uid()) = id
  or ((select private.is_staff()) and id in (select held.user_id from public.staff_roles as held))
);

-- A record of every change of staff roles, by any caller and in any way.

create table private.staff_role_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null, -- no foreign key: the record outlives the account
  role text not null check (role in ('underwriter', 'admin')),
  change text not null check (change in ('granted', 'revoked')),
  actor_id uuid, -- null: changed with the secret key, or the account was removed
  user_name text,
  user_email text,
  actor_name text,
  actor_email text,
  created_at timestamptz not null default now()
);

comment on table private.staff_role_changes is
  'Append-only record of granted and revoked roles, with the names and addresses at the time.';

create index staff_role_changes_created_at_idx on private.staff_role_changes (created_at desc, id desc);
create index staff_role_changes_user_id_idx on private.staff_role_changes (user_id);

create trigger refuse_change_of_history
before update or delete or truncate on private.staff_role_changes
for each statement execute function private.refuse_change_of_history();

alter table private.staff_role_changes enable row level security;

revoke all on private.staff_role_changes from public, anon, authenticated, service_role;

create function private.record_role_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  actor constant uuid := auth.uid();
begin
  if tg_op <> 'INSERT' then
    insert into private.staff_role_changes (
      user_id, role, change, actor_id, user_name, user_email, actor_name, actor_email
    )
    values (
      old.user_id, old.role, 'revoked', actor, private.person_name(old.user_id), private.person_email(old.user_id),
      private.person_name(actor), private.person_email(actor)
    );
  end if;
  if tg_op <> 'DELETE' then
    insert into private.staff_role_changes (
      user_id, role, change, actor_id, user_name, user_email, actor_name, actor_email
    )
    values (
      new.user_id, new.role, 'granted', actor, private.person_name(new.user_id), private.person_email(new.user_id),
      private.person_name(actor), private.person_email(actor)
    );
  end if;

  return null;
end;
$$;

comment on function private.record_role_change() is 'Records every role that is granted or revoked.';

revoke all on function private.record_role_change() from public, anon, authenticated, service_role;

create trigger record_role_change
after insert or update or delete on public.staff_roles
for each row execute function private.record_role_change();

-- Admins grant and revoke roles. The last admin stays, because without an admin nobody could appoint another.

create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_staff() and exists (
    select 1 from public.staff_roles as held where held.user_id = auth.uid() and held.role = 'admin'
  );
$$;

comment on function private.is_admin() is
  'Whether the caller may change roles: an administrator with a second factor and an open session.';

create function private.person_name(of_user uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    profile.display_name, nullif(concat_ws(' ', profile.first_name, profile.last_name), ''), account.email
  )
  from auth.users as account
  left join public.profiles as profile on profile.id = account.id
  where account.id = of_user;
$$;

comment on function private.person_name(uuid) is 'A person''s name, otherwise the address. Null: the account is gone.';

create function private.person_email(of_user uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select account.email from auth.users as account where account.id = of_user;
$$;

comment on function private.person_email(uuid) is 'The address of an account. Null: the account is gone.';

create function private.staff_members()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() then
    jsonb_build_object(
      'is_admin', private.is_admin(),
      'members', (
        select jsonb_agg(to_jsonb(member) order by member.name, member.id)
        from (
          select
            held.user_id as id,
            private.person_name(held.user_id) as name,
            account.email,
            jsonb_agg(jsonb_build_object('role', held.role, 'since', held.created_at) order by held.role) as roles
          from public.staff_roles as held
          join auth.users as account on account.id = held.user_id
          group by held.user_id, account.email
        ) as member
      )
    )
  end;
$$;

comment on function private.staff_members() is 'The staff and their roles, for staff; null for anyone else.';

create function private.grant_staff_role(to_email text, new_role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  account auth.users;
begin
  if not private.is_admin() then
    return 'not-admin';
  end if;
  if not private.challenged_within('10 minutes') then
    return 'challenge-required';
  end if;

  select * into account from auth.users as known where lower(known.email) = lower(btrim(to_email));
  if not found then
    return 'no-account';
  end if;
  -- A person who only claims an address must not get the role of its owner.
  if account.email_confirmed_at is null then
    return 'not-confirmed';
  end if;
  -- Otherwise a person who knows only the password could set up the first factor and get the role.
  if not exists (
    select 1 from auth.mfa_factors as factor where factor.user_id = account.id and factor.status::text = 'verified'
  ) then
    return 'no-factor';
  end if;

  insert into public.staff_roles (user_id, role) values (account.id, new_role) on conflict do nothing;

  return case when found then 'granted' else 'held-already' end;
end;
$$;

comment on function private.grant_staff_role(text, text) is
  'Grants a role to the confirmed account of an address that has a second factor, on behalf of an admin.';

create function private.revoke_staff_role(of_user uuid, old_role text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return 'not-admin';
  end if;
  if not private.challenged_within('10 minutes') then
    return 'challenge-required';
  end if;

  -- Two admins may revoke each other's role at once: the second sees the result of the first.
  perform pg_advisory_xact_lock(hashtextextended('roles of the staff', 0));

  if old_role = 'admin' and not exists (
    select 1 from public.staff_roles as held where held.role = 'admin' and held.user_id <> of_user
  ) then
    return 'last-admin';
  end if;

  delete from public.staff_roles as held where held.user_id = of_user and held.role = old_role;
  if not found then
    return 'not-held';
  end if;

  -- The applications of a person without a role become unassigned.
  update public.application_assignments as held
  set staff_id = null
  where held.staff_id = of_user
    and not exists (select 1 from public.staff_roles as other where other.user_id = of_user);

  return 'revoked';
end;
$$;

comment on function private.revoke_staff_role(uuid, text) is
  'Revokes a role on behalf of an admin, and unassigns the holder''s applications when no role is left. Never the last admin''s.';

revoke all on function
  private.is_admin(), private.person_name(uuid), private.person_email(uuid), private.staff_members(), private.grant_staff_role(text, text),
  private.revoke_staff_role(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.staff_members(), private.grant_staff_role(text, text), private.revoke_staff_role(uuid, text)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.staff_members()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.staff_members();
end;

comment on function public.staff_members() is
  'For staff: each staff member with roles and start dates, and whether the caller may change roles. Null for anyone else.';

create function public.grant_staff_role(to_email text, new_role text)
returns text
language sql
set search_path = ''
begin atomic
  select private.grant_staff_role(to_email, new_role);
end;

comment on function public.grant_staff_role(text, text) is
  'For admins: grants a role. Returns granted, held-already, no-account, not-confirmed, no-factor, not-admin, or challenge-required when the last code of a second factor is older than 10 minutes.';

create function public.revoke_staff_role(of_user uuid, old_role text)
returns text
language sql
set search_path = ''
begin atomic
  select private.revoke_staff_role(of_user, old_role);
end;

comment on function public.revoke_staff_role(uuid, text) is
  'For admins: revokes a role. Returns revoked, not-held, last-admin, not-admin, or challenge-required when the last code of a second factor is older than 10 minutes.';

revoke all on function
  public.staff_members(), public.grant_staff_role(text, text), public.revoke_staff_role(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.staff_members(), public.grant_staff_role(text, text), public.revoke_staff_role(uuid, text)
to authenticated;

-- A staff member's name appears beside decisions and in the access log, so the holder of a role cannot change it. The
-- person chooses the name before an administrator grants the role, and the administrator sees the name and the address.
-- The operator can correct it with the secret key.

create function private.guard_staff_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() = new.id and exists (select 1 from public.staff_roles as held where held.user_id = new.id) then
    raise exception 'Staff do not change their own names'
    using errcode = 'insufficient_privilege', hint = 'name-locked';
  end if;

  return new;
end;
$$;

comment on function private.guard_staff_name() is 'Keeps the names of staff unchanged while they have a role.';

revoke all on function private.guard_staff_name() from public, anon, authenticated, service_role;

create trigger guard_staff_name
before update on public.profiles
for each row
when ((new.display_name, new.first_name, new.last_name) is distinct from (old.display_name, old.first_name, old.last_name))
execute function private.guard_staff_name();
