-- An account with a second factor is open only to a session that has proved it. Without this, the code would be a matter
-- of our pages: whoever knows the password gets a token (aal1) and could call the Data API and Storage with it.

create function private.has_proved_factors()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (
      select 1
      from auth.mfa_factors as factor
      where factor.user_id = auth.uid() and factor.status::text = 'verified'
    );
$$;

comment on function private.has_proved_factors() is
  'Whether the caller proved the second factor in this session, or has none. For policies: (select private.has_proved_factors()).';

-- A policy runs with the rights of its caller, so the caller needs the right to run the function.
revoke all on function private.has_proved_factors() from public, anon, authenticated, service_role;
grant execute on function private.has_proved_factors() to authenticated;

-- Restrictive: it opens nothing, and narrows every other policy of the table. The catalogue is open to visitors anyway.
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
      'create policy "Who has a second factor has to prove it" on %I.%I as restrictive for all to authenticated '
        'using ((select private.has_proved_factors())) with check ((select private.has_proved_factors()))',
      relation.schemaname, relation.tablename
    );
  end loop;
end;
$$;
