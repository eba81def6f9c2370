-- Where an account is signed in, and ending that: for its owner, and for admins. Auth has no call for either. A session
-- that is gone cannot be renewed, and whoever asks for the session's row turns its token away at once.

create function private.proved_user()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select session.user_id
  from auth.sessions as session
  where session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
    and session.user_id = auth.uid()
    and (session.not_after is null or session.not_after > now())
    and (
      session.aal::text = 'aal2'
      or not exists (
        select 1 from auth.mfa_factors as factor where factor.user_id = session.user_id and factor.status::text = 'verified'
      )
    );
$$;

comment on function private.proved_user() is
  'The caller, if the session of the token is still open and has proved the second factor of an account that has one. A thief who knows only the password is nobody here.';

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
    coalesce(session.refreshed_at at time zone 'utc', session.created_at), -- Auth writes it without a zone
    session.user_agent, host(session.ip), session.aal::text,
    session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid
  from auth.sessions as session
  where session.user_id = private.proved_user()
    and (session.not_after is null or session.not_after > now())
  order by 7 desc, 3 desc;
$$;

comment on function private.list_own_sessions() is 'The open sessions of the caller: this one first, then the one used last.';

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

comment on function private.end_own_session(uuid) is 'Ends a session of the caller. False: the caller has none with that id.';

-- What admins did to the sessions of others, for the access log.
create table private.ended_sessions (
  id bigint generated always as identity primary key,
  actor_id uuid not null, -- no foreign keys: the record outlives both accounts
  user_id uuid not null,
  sessions integer not null check (sessions >= 0),
  created_at timestamptz not null default now()
);

comment on table private.ended_sessions is 'Append-only record of whose sessions an admin ended, and how many there were.';

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

comment on function private.list_sessions_of(uuid) is 'The open sessions of a user, for an admin who proved the second factor in the last 10 minutes.';

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

-- The bodies are parsed here and now, so nobody needs a right on schema `private` to get through them.
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
  'The open sessions of the caller: this one first, then the one used last. None where the caller has a second factor and has not proved it.';

create function public.end_own_session(session_id uuid)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.end_own_session(session_id);
end;

comment on function public.end_own_session(uuid) is 'Ends a session of the caller. False: the caller has none with that id.';

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
  'For admins: ends every session of a user. Answers ended, no-account, not-admin or challenge-required.';

revoke all on function
  public.list_own_sessions(), public.end_own_session(uuid), public.list_sessions_of(uuid), public.end_sessions_of(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.list_own_sessions(), public.end_own_session(uuid), public.list_sessions_of(uuid), public.end_sessions_of(uuid)
to authenticated;
