-- Admins decide who works here. The last of them stays: without one nobody could make another.

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

comment on function private.person_name(uuid) is 'What a person is called, else the address. Null: the account is gone.';

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

comment on function private.staff_members() is 'Who works here, for those who work here; nothing for anybody else.';

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
  -- Whoever only claims an address must not get the role of the one who owns it.
  if account.email_confirmed_at is null then
    return 'not-confirmed';
  end if;

  insert into public.staff_roles (user_id, role) values (account.id, new_role) on conflict do nothing;

  return case when found then 'granted' else 'held-already' end;
end;
$$;

comment on function private.grant_staff_role(text, text) is 'Gives a role to the confirmed account of an address, on behalf of an admin.';

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

  -- Two admins who take each other's role at once: the second finds the first one's done.
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

  -- What somebody had who does not work here any more waits for somebody again.
  update public.application_assignments as held
  set staff_id = null
  where held.staff_id = of_user
    and not exists (select 1 from public.staff_roles as other where other.user_id = of_user);

  return 'revoked';
end;
$$;

comment on function private.revoke_staff_role(uuid, text) is
  'Takes a role away on behalf of an admin, and what its holder had where no role is left. Never from the last admin.';

revoke all on function
  private.is_admin(), private.person_name(uuid), private.person_email(uuid), private.staff_members(), private.grant_staff_role(text, text),
  private.revoke_staff_role(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.staff_members(), private.grant_staff_role(text, text), private.revoke_staff_role(uuid, text)
to authenticated;

-- The bodies are parsed here and now, so nobody needs a right on schema `private` to get through them.
create function public.staff_members()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.staff_members();
end;

comment on function public.staff_members() is
  'For staff: who works here in which role since when, and whether the caller decides about it. Null for anybody else.';

create function public.grant_staff_role(to_email text, new_role text)
returns text
language sql
set search_path = ''
begin atomic
  select private.grant_staff_role(to_email, new_role);
end;

comment on function public.grant_staff_role(text, text) is
  'For admins: gives a role. Answers granted, held-already, no-account, not-confirmed, not-admin, or challenge-required where the last code of a second factor is older than 10 minutes.';

create function public.revoke_staff_role(of_user uuid, old_role text)
returns text
language sql
set search_path = ''
begin atomic
  select private.revoke_staff_role(of_user, old_role);
end;

comment on function public.revoke_staff_role(uuid, text) is
  'For admins: takes a role away. Answers revoked, not-held, last-admin, not-admin, or challenge-required where the last code of a second factor is older than 10 minutes.';

revoke all on function
  public.staff_members(), public.grant_staff_role(text, text), public.revoke_staff_role(uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  public.staff_members(), public.grant_staff_role(text, text), public.revoke_staff_role(uuid, text)
to authenticated;
