-- What protects an account: its sessions, recovery codes, and limits on password guessing.

-- Lists and ends the sessions of an account, for its owner and for admins. Auth has no call for this. An ended session
-- cannot be renewed, and the checks of the session's row refuse its token at once.

create function private.proved_user()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  join auth.users as account on account.id = session.user_id
  where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
    and session.user_id = auth.uid()
    and (session.not_after is null or session.not_after > now())
    and (account.banned_until is null or account.banned_until <= now())
    and (
      session.aal::text = 'aal2'
      or not exists (
        select 1 from auth.mfa_factors as factor where factor.user_id = session.user_id and factor.status::text = 'verified'
      )
    );
$$;

comment on function private.proved_user() is
  'The caller, if the session of the token is open, its account is not banned, and the session has passed the second factor of an account that has one. A thief who knows only the password gets null.';

create function private.list_own_sessions()
returns table (
  id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, aal text, is_current boolean
)
language sql
stable
security definer
set search_path = ''
as $$
  select
    session.id, session.created_at,
    coalesce(session.refreshed_at at time zone 'utc', session.created_at), -- Auth writes it without a time zone
    session.user_agent, host(session.ip), session.aal::text,
    session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
  from auth.sessions as session
  where session.user_id = private.proved_user()
    and (session.not_after is null or session.not_after > now())
  order by 7 desc, 3 desc;
$$;

comment on function private.list_own_sessions() is
  'The caller''s open sessions: the current one first, then by last use.';

create function private.end_own_session(session_id uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions as session
  where session.id = end_own_session.session_id and session.user_id = private.proved_user();

  return found;
end;
$$;

comment on function private.end_own_session(uuid) is
  'Ends a session of the caller. False: the caller has no session with that id.';

-- Sessions that admins ended for other users, for the access log.
create table private.ended_sessions (
  id bigint generated always as identity primary key,
  actor_id uuid not null, -- no foreign keys: the record outlives both accounts
  user_id uuid not null,
  sessions integer not null check (sessions >= 0),
  created_at timestamptz not null default now()
);

comment on table private.ended_sessions is 'Append-only record of sessions that admins ended: whose, and how many.';

create index ended_sessions_created_at_idx on private.ended_sessions (created_at desc, id desc);
create index ended_sessions_actor_id_idx on private.ended_sessions (actor_id);
create index ended_sessions_user_id_idx on private.ended_sessions (user_id);

create trigger refuse_change_of_history
before update or delete or truncate on private.ended_sessions
for each statement execute function private.refuse_change_of_history();

alter table private.ended_sessions enable row level security;

revoke all on private.ended_sessions from public, anon, authenticated, service_role;

create function private.list_sessions_of(of_user uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    return jsonb_build_object('outcome', 'not-admin');
  end if;
  if not private.challenged_within('10 minutes') then
    return jsonb_build_object('outcome', 'challenge-required');
  end if;

  return jsonb_build_object(
    'outcome', 'listed',
    'sessions', (
      select coalesce(jsonb_agg(to_jsonb(known) order by known.refreshed_at desc, known.id), '[]')
      from (
        select
          session.id, session.created_at,
          coalesce(session.refreshed_at at time zone 'utc', session.created_at) as refreshed_at,
          session.user_agent, host(session.ip) as ip, session.aal::text as aal,
          session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid as is_current
        from auth.sessions as session
        where session.user_id = of_user and (session.not_after is null or session.not_after > now())
      ) as known
    )
  );
end;
$$;

comment on function private.list_sessions_of(uuid) is
  'The open sessions of a user, for an admin who passed the second factor in the last 10 minutes.';

create function private.end_sessions_of(of_user uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  ended integer;
begin
  if not private.is_admin() then
    return 'not-admin';
  end if;
  if not private.challenged_within('10 minutes') then
    return 'challenge-required';
  end if;
  if not exists (select 1 from auth.users as known where known.id = of_user) then
    return 'no-account';
  end if;

  delete from auth.sessions as session where session.user_id = of_user;
  get diagnostics ended = row_count;
  insert into private.ended_sessions (actor_id, user_id, sessions) values (auth.uid(), of_user, ended);

  return 'ended';
end;
$$;

comment on function private.end_sessions_of(uuid) is 'Ends every session of a user, on behalf of an admin, and records it.';

revoke all on function
  private.proved_user(), private.list_own_sessions(), private.end_own_session(uuid),
  private.list_sessions_of(uuid), private.end_sessions_of(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.list_own_sessions(), private.end_own_session(uuid), private.list_sessions_of(uuid), private.end_sessions_of(uuid)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.list_own_sessions()
returns table (
  id uuid, created_at timestamptz, refreshed_at timestamptz, user_agent text, ip text, aal text, is_current boolean
)
language sql
stable
set search_path = ''
begin atomic
  select * from private.list_own_sessions();
end;

comment on function public.list_own_sessions() is
  'The caller''s open sessions: the current one first, then by last use. None when the caller has a second factor and has not passed it.';

create function public.end_own_session(session_id uuid)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.end_own_session(session_id);
end;

comment on function public.end_own_session(uuid) is
  'Ends a session of the caller. False: the caller has no session with that id.';

create function public.list_sessions_of(of_user uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.list_sessions_of(of_user);
end;

comment on function public.list_sessions_of(uuid) is
  'For admins: {outcome: listed, sessions} or {outcome: not-admin | challenge-required}.';

create function public.end_sessions_of(of_user uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.end_sessions_of(of_user);
end;

comment on function public.end_sessions_of(uuid) is
  'For admins: ends every session of a user. Returns ended, no-account, not-admin or challenge-required.';

revoke all on function
  public.list_own_sessions(), public.end_own_session(uuid), public.list_sessions_of(uuid), public.end_sessions_of(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.list_own_sessions(), public.end_own_session(uuid), public.list_sessions_of(uuid), public.end_sessions_of(uuid)
to authenticated;

-- Recovery codes for a user who lost the authenticator app: ten codes, shown once. One code turns two-factor
-- authentication off. Each has 50 random bits and is stored with bcrypt, like a password, so a copy of this table
-- reveals no code. A used code stays valid until the factors are removed, so an outage in between does not waste it.

create table private.recovery_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash like '$2_$__$%'),
  created_at timestamptz not null default now(),
  taken_at timestamptz
);

comment on table private.recovery_codes is 'The unused recovery codes of an account, as bcrypt hashes.';
comment on column private.recovery_codes.taken_at is
  'When the code was used to remove the factors. Until they are removed, only the same code can continue.';

create index recovery_codes_user_id_idx on private.recovery_codes (user_id);

alter table private.recovery_codes enable row level security;

revoke all on private.recovery_codes from public, anon, authenticated, service_role;

-- The bcrypt cost that Auth uses for passwords. Ten comparisons take a second at most, five times an hour per account.
create function private.replace_recovery_codes(of_user uuid, codes text[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery codes of ' || of_user, 0));

  delete from private.recovery_codes as old where old.user_id = of_user;
  insert into private.recovery_codes (user_id, code_hash)
  select of_user, extensions.crypt(code, extensions.gen_salt('bf', 10)) from unnest(codes) as code;
end;
$$;

comment on function private.replace_recovery_codes(uuid, text[]) is 'Replaces the recovery codes of an account.';

create function private.take_recovery_code(of_user uuid, code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken bigint;
begin
  -- Two codes at once, or one code twice: the second call sees the result of the first.
  perform pg_advisory_xact_lock(hashtextextended('recovery codes of ' || of_user, 0));

  select known.id into taken
  from private.recovery_codes as known
  where known.user_id = of_user
    and known.code_hash = extensions.crypt(code, known.code_hash)
    and (
      known.taken_at is not null
      or not exists (
        select 1 from private.recovery_codes as other where other.user_id = of_user and other.taken_at is not null
      )
    );
  update private.recovery_codes as known set taken_at = coalesce(known.taken_at, now()) where known.id = taken;

  return found;
end;
$$;

comment on function private.take_recovery_code(uuid, text) is
  'Uses a recovery code of an account. False: the code is unknown, or another code was used and the factors are not removed yet.';

create function private.finish_recovery(of_user uuid, of_session uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('recovery codes of ' || of_user, 0));

  select known.id into taken from private.recovery_codes as known where known.user_id = of_user and known.taken_at is not null;
  if not found then
    return; -- the same code twice at once: already done
  end if;

  -- The other codes belong to the removed factors.
  delete from private.recovery_codes as known where known.user_id = of_user;
  delete from auth.sessions as session where session.user_id = of_user and session.id is distinct from of_session;
  perform private.enqueue_notification(
    'second_factor_removed', null, null, of_user, null, 'second_factor_removed:' || taken, '{}'
  );
end;
$$;

comment on function private.finish_recovery(uuid, uuid) is
  'Runs after a recovery code removed the factors of an account: deletes all codes, ends every session but one and queues a mail to the owner.';

revoke all on function
  private.replace_recovery_codes(uuid, text[]), private.take_recovery_code(uuid, text), private.finish_recovery(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.replace_recovery_codes(uuid, text[]), private.take_recovery_code(uuid, text), private.finish_recovery(uuid, uuid)
to service_role;

create function public.replace_recovery_codes(of_user uuid, codes text[])
returns void
language sql
set search_path = ''
begin atomic
  select private.replace_recovery_codes(of_user, codes);
end;

comment on function public.replace_recovery_codes(uuid, text[]) is
  'Replaces the recovery codes of an account. For service_role only.';

create function public.take_recovery_code(of_user uuid, code text)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.take_recovery_code(of_user, code);
end;

comment on function public.take_recovery_code(uuid, text) is
  'Uses a recovery code of an account, if the account has it. For service_role only.';

create function public.finish_recovery(of_user uuid, of_session uuid)
returns void
language sql
set search_path = ''
begin atomic
  select private.finish_recovery(of_user, of_session);
end;

comment on function public.finish_recovery(uuid, uuid) is
  'Ends a recovery after the factors were removed: codes, other sessions, mail. For service_role only.';

revoke all on function
  public.replace_recovery_codes(uuid, text[]), public.take_recovery_code(uuid, text), public.finish_recovery(uuid, uuid)
from public, anon, authenticated;
grant execute on function
  public.replace_recovery_codes(uuid, text[]), public.take_recovery_code(uuid, text), public.finish_recovery(uuid, uuid)
to service_role;

-- Counts wrong passwords per account, from any address: limits by address alone do not stop an attacker with many
-- addresses. Auth calls the function as its password verification hook ([auth.hook.password_verification_attempt]).

create table private.password_attempts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  wrong integer not null check (wrong > 0),
  last_wrong_at timestamptz not null,
  blocked_until timestamptz
);

comment on table private.password_attempts is
  'Wrong passwords of an account since the last correct one, and until when further tries are refused.';

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
  -- One at a time: otherwise many simultaneous tries would all pass before the first is counted.
  perform pg_advisory_xact_lock(hashtextextended(account::text, 1));
  select * into attempts from private.password_attempts where user_id = account;

  -- The same text as for a wrong password, which an unknown address gets too, so an attacker cannot tell the cases
  -- apart.
  if attempts.blocked_until > now() then
    return jsonb_build_object(
      'decision', 'reject', 'message', 'Invalid login credentials', 'should_logout_user', false
    );
  end if;

  if (event ->> 'valid')::boolean then
    delete from private.password_attempts where user_id = account;
    return jsonb_build_object('decision', 'continue');
  end if;

  -- Wrong tries are forgotten after 15 minutes without a try. A block is forgotten after a day without a try.
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

  -- One minute after the fifth wrong password, then doubled with each further one, up to an hour.
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
  'Hook of Auth for each password of a known account: refuses correct and wrong passwords alike after too many wrong ones.';

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

comment on function private.forget_password_attempts() is 'Ends a block when the account gets a new password.';

revoke all on function private.forget_password_attempts() from public, anon, authenticated, service_role;

create trigger forget_password_attempts
after update of encrypted_password on auth.users
for each row
when (old.encrypted_password is distinct from new.encrypted_password)
execute function private.forget_password_attempts();

-- The Data API answers 401 to a token of an ended session, so that a page signs its user out instead of showing an
-- empty dashboard. The policies refuse such a token too: they also cover Storage and Realtime.

create function private.refuse_ended_session()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is not null and not private.is_session_open() then
    raise sqlstate 'PT401' using message = 'The session has ended'; -- PostgREST uses it as the HTTP status
  end if;
end;
$$;

comment on function private.refuse_ended_session() is
  'Refuses a signed-in caller whose session ended or whose account is banned, with HTTP status 401. Visitors and Edge Functions pass.';

revoke all on function private.refuse_ended_session() from public, anon, authenticated, service_role;
grant execute on function private.refuse_ended_session() to anon, authenticated, service_role;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.check_request()
returns void
language sql
stable
set search_path = ''
begin atomic
  select private.refuse_ended_session();
end;

comment on function public.check_request() is
  'The Data API calls this function before each request (PostgREST setting db_pre_request). It refuses an ended session.';

revoke all on function public.check_request() from public, anon, authenticated, service_role;
grant execute on function public.check_request() to anon, authenticated, service_role;

-- The role of PostgREST exists only on the platform. Elsewhere supabase/local/check-request.ts calls the function.
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'public.check_request';
    notify pgrst, 'reload config';
  end if;
end;
$$;
