-- What gets somebody in who lost the authenticator app: ten codes, shown once, of which one turns two-factor
-- authentication off. Each has 50 random bits, so what is stored is bcrypt, as of a password: a copy of this table gives
-- nobody a code. A code that was taken counts until the factors are gone, so an outage in between costs nobody the code.

create table private.recovery_codes (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null check (code_hash like '$2_$__$%'),
  created_at timestamptz not null default now(),
  taken_at timestamptz
);

comment on table private.recovery_codes is 'The recovery codes of an account that were not used yet, as bcrypt.';
comment on column private.recovery_codes.taken_at is
  'When it was used and the factors were to be removed. Until they are, the same code goes on with that, and no other does.';

create index recovery_codes_user_id_idx on private.recovery_codes (user_id);

alter table private.recovery_codes enable row level security;

revoke all on private.recovery_codes from public, anon, authenticated, service_role;

-- bcrypt's cost is that of a password of Auth. Ten comparisons take a second at most, five times an hour for an account.
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

comment on function private.replace_recovery_codes(uuid, text[]) is 'Gives an account new recovery codes in place of those it had.';

create function private.take_recovery_code(of_user uuid, code text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken bigint;
begin
  -- Two codes at once, or one code twice: the second sees what the first did.
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
  'Takes a recovery code of an account. False: the account has no such code, or another was taken and the factors are still to be removed.';

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
    return; -- the same code twice at once: it is done
  end if;

  -- The other codes were for the factors that are gone.
  delete from private.recovery_codes as known where known.user_id = of_user;
  delete from auth.sessions as session where session.user_id = of_user and session.id is distinct from of_session;
  perform private.enqueue_notification(
    'second_factor_removed', null, null, of_user, null, 'second_factor_removed:' || taken, '{}'
  );
end;
$$;

comment on function private.finish_recovery(uuid, uuid) is
  'After the factors of an account were removed by a recovery code: spends it with all others, ends every session but one and tells the owner by mail.';

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
  'Gives an account new recovery codes in place of those it had. For service_role only.';

create function public.take_recovery_code(of_user uuid, code text)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.take_recovery_code(of_user, code);
end;

comment on function public.take_recovery_code(uuid, text) is 'Takes a recovery code of an account, if it has it. For service_role only.';

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
