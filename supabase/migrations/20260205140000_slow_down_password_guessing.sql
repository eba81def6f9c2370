-- Wrong passwords are counted for each account, wherever they come from: limits by address alone do not stop somebody
-- who has many. Auth calls the function as its password verification hook ([auth.hook.password_verification_attempt]).

create table private.password_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wrong integer not null check (wrong > 0),
  last_wrong_at timestamptz not null,
  blocked_until timestamptz
);

comment on table private.password_attempts is
  'Wrong passwords of an account since the last right one, and until when further tries are refused.';

alter table private.password_attempts enable row level security;

revoke all on private.password_attempts from public, anon, authenticated, service_role;

create function private.check_password_attempt(event jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid := (event ->> 'user_id')::uuid;
  free_tries constant integer := 5;
  attempts private.password_attempts;
begin
  -- One after the other: many tries at once would all be judged before the first of them is counted.
  perform pg_advisory_xact_lock(hashtextextended(account::text, 1));
  select * into attempts from private.password_attempts where user_id = account;

  -- The words are those of a wrong password, which an unknown address gets as well: nothing tells them apart.
  if attempts.blocked_until > now() then
    return jsonb_build_object(
      'decision', 'reject', 'message', 'Invalid login credentials', 'should_logout_user', false
    );
  end if;

  if (event ->> 'valid')::boolean then
    delete from private.password_attempts where user_id = account;
    return jsonb_build_object('decision', 'continue');
  end if;

  -- Wrong tries are forgotten after 15 quiet minutes, those that led to a block after a quiet day.
  insert into private.password_attempts as known (user_id, wrong, last_wrong_at)
  values (account, 1, now())
  on conflict (user_id) do update
  set
    wrong = case
      when known.last_wrong_at > now() - case
        when known.blocked_until is null then interval '15 minutes' else interval '1 day'
      end then known.wrong + 1
      else 1
    end,
    last_wrong_at = now()
  returning * into attempts;

  -- One minute after the fifth wrong password, then twice as long with each one more, up to an hour.
  update private.password_attempts
  set blocked_until = case
    when attempts.wrong >= free_tries
      then now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts.wrong - free_tries, 6)))
  end
  where user_id = account;

  return jsonb_build_object('decision', 'continue');
end;
$$;

comment on function private.check_password_attempt(jsonb) is
  'Hook of Auth for each password of a known account: refuses, right or wrong, while the account had too many wrong ones.';

revoke all on function private.check_password_attempt(jsonb) from public, anon, authenticated, service_role;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.check_password_attempt(jsonb) to supabase_auth_admin;

-- The mailed reset link works during a block, and a new password ends it.
create function private.forget_password_attempts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.password_attempts where user_id = new.id;

  return null;
end;
$$;

comment on function private.forget_password_attempts() is 'Ends a block when the account gets another password.';

revoke all on function private.forget_password_attempts() from public, anon, authenticated, service_role;

create trigger forget_password_attempts
after update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.forget_password_attempts();
