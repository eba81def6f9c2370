-- A customer deletes the own account. What no bond and no period requires us to keep goes at once, in one transaction;
-- the rest loses its owner and is deleted by delete_expired_records when its period is over.

create function private.delete_own_account(password text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  account auth.users;
begin
  -- An application or bond that is added for the account at the same moment waits for this lock, and then has no owner
  -- to be added for.
  select * into account from auth.users where id = caller for update;

  -- A token outlives its session by up to an hour.
  if not found or not exists (
    select 1
    from auth.sessions as open
    where open.id = session and open.user_id = caller and (open.not_after is null or open.not_after > now())
  ) then
    return 'signed-out';
  end if;

  if exists (select 1 from public.staff_roles as held where held.user_id = caller) then
    return 'is-staff';
  end if;

  if exists (select 1 from auth.mfa_factors as factor where factor.user_id = caller and factor.status::text = 'verified')
    and (auth.jwt() ->> 'aal' is distinct from 'aal2' or not private.challenged_within(interval '10 minutes'))
  then
    return 'challenge-required';
  end if;

  -- Whoever has a token may guess five times an hour.
  if public.take_rate_limit('delete-own-account', caller::text, 5, 3600) > 0 then
    return 'rate-limited';
  end if;

  if coalesce(account.encrypted_password, '') = '' then
    return 'no-password';
  end if;

  -- "2b" is the same algorithm; pgcrypto knows the older name.
  if extensions.crypt(password, regexp_replace(account.encrypted_password, '^\$2b\$', '$2a$'))
    is distinct from regexp_replace(account.encrypted_password, '^\$2b\$', '$2a$')
  then
    return 'wrong-password';
  end if;

  -- A submission under way has its row; this waits for it and then sees what became of the draft.
  perform 1 from public.applications where user_id = caller for update;

  if exists (
    select 1
    from public.applications as application
    where application.user_id = caller
      and application.status in ('submitted', 'under_review', 'information_requested', 'approved')
  ) then
    return 'open-application';
  end if;

  delete from public.applications where user_id = caller and status = 'draft'; -- their files are swept away

  -- Without an owner, the key of the browser would open them again.
  update public.applications set quote_key_hash = null where user_id = caller;

  delete from private.notifications where user_id = caller and status in ('sent', 'failed');
  delete from private.rate_limits where caller_hash = caller::text;

  perform private.enqueue_notification(
    'account_deleted',
    null,
    null,
    null,
    account.email,
    'account_deleted:' || caller,
    jsonb_build_object(
      'keepsRecords', exists (select 1 from public.applications as kept where kept.user_id = caller)
    )
  );

  -- Profile, preferences, acceptances, sessions, factors and sign-ins go with the user; records lose their owner.
  delete from auth.users where id = caller;

  return 'deleted';
end;
$$;

comment on function private.delete_own_account(text) is
  'Deletes the account of the caller and says "deleted", or why not: signed-out, is-staff, challenge-required, rate-limited, no-password, wrong-password, open-application.';

revoke all on function private.delete_own_account(text) from public, anon, authenticated, service_role;
grant execute on function private.delete_own_account(text) to authenticated;

-- The body is parsed here and now, so a customer needs no right on schema `private` to get through it.
create function public.delete_own_account(password text)
returns text
language sql
set search_path = ''
begin atomic
  select private.delete_own_account(password);
end;

comment on function public.delete_own_account(text) is
  'Deletes the account of the caller for good, with the password of the account and, where it has a second factor, a code entered in the last 10 minutes.';

revoke all on function public.delete_own_account(text) from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account(text) to authenticated;
