-- Signed-in users read and write only in an open session that has passed the account's second factor, if it has one. A
-- token stays valid for up to an hour after its session ends, and a thief who knows only the password of an account
-- with a second factor gets a token (aal1). The database refuses both tokens, whatever the pages do.

-- Both are plpgsql, which plans its queries once per connection. A function in SQL is planned again in each query, and
-- planning takes longer than the look-ups.

create function private.is_session_open()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1
    from auth.sessions as session
    join auth.users as account on account.id = session.user_id
    where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
      and session.user_id = auth.uid()
      and (session.not_after is null or session.not_after > now())
      and (account.banned_until is null or account.banned_until <= now())
  );
end;
$$;

comment on function private.is_session_open() is
  'Whether the session of the token is open and its account is not banned. Two look-ups by primary key.';

create function private.has_open_session()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.is_session_open() and (
    coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (
      select 1
      from auth.mfa_factors as factor
      where factor.user_id = auth.uid() and factor.status::text = 'verified'
    )
  );
end;
$$;

comment on function private.has_open_session() is
  'Whether the session of the token is open, its account is not banned, and the session passed the second factor of an account that has one. For policies: (select private.has_open_session()).';

-- A policy runs with the rights of its caller, so the caller needs the right to run this function.
revoke all on function private.is_session_open(), private.has_open_session()
from public, anon, authenticated, service_role;

grant execute on function private.has_open_session() to authenticated;

-- Restrictive: it grants nothing and narrows every other policy of the table. Visitors read the catalogue anyway.
do $$
declare
  relation record;
begin
  for relation in
    select distinct schemaname, tablename
    from pg_policies
    where (schemaname = 'public' or (schemaname = 'storage' and tablename = 'objects'))
      and 'authenticated' = any (roles)
      and not 'anon' = any (roles)
  loop
    execute format(
      'create policy "The session is open and has proved the second factor" on %I.%I as restrictive for all to authenticated '
        'using ((select private.has_open_session())) with check ((select private.has_open_session()))',
      relation.schemaname, relation.tablename
    );
  end loop;
end;
$$;
