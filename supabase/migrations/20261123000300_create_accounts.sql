-- Accounts of customers: profile, accepted terms, single sign-on, and passwords of unconfirmed sign-ups.

-- The names and phone number of a customer. One row per user of Auth, created and deleted with the user.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (char_length(display_name) <= 200),
  first_name text check (char_length(first_name) <= 100),
  last_name text check (char_length(last_name) <= 100),
  phone text check (char_length(phone) <= 40),
  updated_at timestamptz not null default now(),

  -- Names appear in the access log and beside decisions. Each is one line.
  constraint profiles_hold_no_hidden_characters check (
    not private.holds_hidden_characters(concat_ws(' ', display_name, first_name, last_name, phone))
    and concat_ws(' ', display_name, first_name, last_name, phone) !~ '[\t\n]'
  )
);

comment on table public.profiles is 'Names and phone number of each user, for greetings and calls. Grants nothing.';
comment on column public.profiles.display_name is
  'The name that the customer chose, otherwise the name from single sign-on.';

create function private.touch_profile()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.touch_profile() is 'Sets the time of a change, whatever the client sends.';

revoke all on function private.touch_profile() from public, anon, authenticated, service_role;

create trigger touch_profile
before update on public.profiles
for each row execute function private.touch_profile();

-- A name from the user's sign-up data: trimmed, cut to the length of the column, null when there is none. An unusual
-- name must not block a sign-up.
create function private.name_in(metadata jsonb, key text, longest integer)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(metadata -> key) <> 'string' then null
    when private.holds_hidden_characters(metadata ->> key) or metadata ->> key ~ '[\t\n]' then null
    else nullif(btrim(left(btrim(metadata ->> key), longest)), '')
  end;
$$;

comment on function private.name_in(jsonb, text, integer) is
  'A name from the metadata of a user, cut to fit its column, or null.';

revoke all on function private.name_in(jsonb, text, integer) from public, anon, authenticated, service_role;

create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.profiles (id, display_name, first_name, last_name)
  values (
    new.id,
    coalesce(private.name_in(new.raw_user_meta_data, 'full_name', 200), private.name_in(new.raw_user_meta_data, 'name', 200)),
    private.name_in(new.raw_user_meta_data, 'first_name', 100),
    private.name_in(new.raw_user_meta_data, 'last_name', 100)
  )
  on conflict (id) do nothing;

  return new;
end;
$$;

comment on function private.create_profile() is
  'Creates a profile for each new user of Auth, with the names from sign-up.';

revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile
after insert on auth.users
for each row execute function private.create_profile();

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
grant update (display_name, first_name, last_name, phone) on public.profiles to authenticated, service_role;

create policy "Customers can change their own profile"
on public.profiles for update to authenticated
using ((select auth.uid()) = id)
with check ((select auth.uid()) = id);

-- Who accepted which version of the terms of use, when and from where. Rows never change.

create table public.tos_acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  version text not null check (version ~ '^v[0-9]{1,4}\.[0-9]{1,4}$'),
  ip inet,
  user_agent text check (char_length(user_agent) <= 512),
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);

comment on table public.tos_acceptances is 'Each acceptance of the terms of use: one per user and version.';
comment on column public.tos_acceptances.ip is
  'The caller''s address, as the edge in front of the API reported it. Null when the edge reported none.';

-- The caller's address, from the headers of the request. The edge in front of the platform sets `cf-connecting-ip`, and
-- a client cannot send that header through the edge. Elsewhere the last entry of `x-forwarded-for` is the one that our
-- own proxy wrote; a client can forge the first. The same rule as callerAddress in
-- supabase/functions/_shared/rate-limit.ts.
create function private.request_ip()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), '')
  )::inet;
exception
  when others then -- an unreadable address is no reason to refuse the acceptance
    return null;
end;
$$;

comment on function private.request_ip() is 'The address of the caller of a Data API request, or null.';

revoke all on function private.request_ip() from public, anon, authenticated, service_role;

create function private.witness_acceptance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.ip := private.request_ip();
  new.user_agent := left(new.user_agent, 512);
  new.accepted_at := now();
  return new;
end;
$$;

comment on function private.witness_acceptance() is
  'Sets address and time as the server saw them. Values that the client sends are ignored.';

revoke all on function private.witness_acceptance() from public, anon, authenticated, service_role;

create trigger witness_acceptance
before insert on public.tos_acceptances
for each row execute function private.witness_acceptance();

-- An account can't fill the database with versions that never existed.
create function private.limit_acceptances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 100;
begin
  perform pg_advisory_xact_lock(hashtextextended('acceptances of ' || new.user_id::text, 0));

  if (select count(*) from public.tos_acceptances as accepted where accepted.user_id = new.user_id) > max_count then
    raise exception 'An account accepts at most % versions of the terms', max_count using errcode = 'check_violation';
  end if;

  return null;
end;
$$;

comment on function private.limit_acceptances() is 'Limits an account to the acceptance of 100 versions of the terms.';

revoke all on function private.limit_acceptances() from public, anon, authenticated, service_role;

create trigger limit_acceptances
after insert on public.tos_acceptances
for each row execute function private.limit_acceptances();

alter table public.tos_acceptances enable row level security;

revoke all on public.tos_acceptances from public, anon, authenticated, service_role;
grant select on public.tos_acceptances to authenticated, service_role;
grant insert (user_id, version, ip, user_agent) on public.tos_acceptances to authenticated;

create policy "Customers can read what they accepted"
on public.tos_acceptances for select to authenticated
using ((select auth.uid()) = user_id);

create policy "Customers can accept the terms for themselves"
on public.tos_acceptances for insert to authenticated
with check ((select auth.uid()) = user_id);

-- Links each user of the identity provider to an account, and records used tokens of the provider. Only the function
-- `auth0-sync` uses both tables.

create table private.sso_identities (
  issuer text not null check (issuer ~ '^https?://' and length(issuer) <= 255),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);

comment on table private.sso_identities is 'The account that each user of an identity provider signs in to.';
comment on column private.sso_identities.subject is
  'The provider''s id for the user. It stays the same when the address changes.';

create index sso_identities_user_id_idx on private.sso_identities (user_id);

create table private.sso_nonces (
  nonce_hash text primary key check (nonce_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);

comment on table private.sso_nonces is 'Hashes of the nonces of used tokens, kept until the tokens expire.';

create index sso_nonces_expires_at_idx on private.sso_nonces (expires_at);

alter table private.sso_identities enable row level security;
alter table private.sso_nonces enable row level security;

revoke all on private.sso_identities, private.sso_nonces from public, anon, authenticated, service_role;
grant select, insert on private.sso_identities to service_role;
grant select, insert, delete on private.sso_nonces to service_role;

-- `skip locked` needs the right to update: it passes over rows that another call is deleting.
grant update on private.sso_nonces to service_role;

create function public.take_sso_nonce(nonce_hash text, valid_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Each call deletes more old rows than it adds, so the table stays small without a job.
  delete from private.sso_nonces
  where ctid in (
    select stale.ctid
    from private.sso_nonces as stale
    where stale.expires_at < now()
    limit 20
    for update skip locked
  );

  insert into private.sso_nonces (nonce_hash, expires_at)
  values (take_sso_nonce.nonce_hash, now() + make_interval(secs => take_sso_nonce.valid_seconds))
  on conflict on constraint sso_nonces_pkey do nothing;

  return found;
end;
$$;

comment on function public.take_sso_nonce(text, integer) is
  'Uses a nonce and returns true, or false for a used nonce. For service_role only.';

revoke all on function public.take_sso_nonce(text, integer) from public, anon, authenticated;
grant execute on function public.take_sso_nonce(text, integer) to service_role;

-- Finds the account linked to the provider's user, otherwise the account with the address, otherwise none. Only the
-- owner of the database may read the accounts of Auth.
create function private.find_sso_user(issuer text, subject text, email text)
returns table (user_id uuid, user_email text, is_linked boolean, is_confirmed boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select account.id, account.email::text, candidate.is_linked, account.email_confirmed_at is not null
  from (
    select identity.user_id as id, true as is_linked
    from private.sso_identities as identity
    where identity.issuer = find_sso_user.issuer and identity.subject = find_sso_user.subject
    union all
    select holder.id, false
    from auth.users as holder
    where holder.email = lower(find_sso_user.email)
  ) as candidate
  join auth.users as account on account.id = candidate.id
  order by candidate.is_linked desc
  limit 1;
$$;

comment on function private.find_sso_user(text, text, text) is
  'Finds the account of a user of an identity provider: by the link, otherwise by the address.';

revoke all on function private.find_sso_user(text, text, text) from public, anon, authenticated, service_role;
grant execute on function private.find_sso_user(text, text, text) to service_role;

create function public.find_sso_user(issuer text, subject text, email text)
returns table (user_id uuid, user_email text, is_linked boolean, is_confirmed boolean)
language sql
stable
set search_path = ''
as $$
  select * from private.find_sso_user(find_sso_user.issuer, find_sso_user.subject, find_sso_user.email);
$$;

comment on function public.find_sso_user(text, text, text) is
  'Finds the account of a user of an identity provider: by the link, otherwise by the address. For service_role only.';

revoke all on function public.find_sso_user(text, text, text) from public, anon, authenticated;
grant execute on function public.find_sso_user(text, text, text) to service_role;

create function public.link_sso_identity(issuer text, subject text, user_id uuid)
returns void
language sql
set search_path = ''
as $$
  insert into private.sso_identities (issuer, subject, user_id)
  values (link_sso_identity.issuer, link_sso_identity.subject, link_sso_identity.user_id)
  on conflict do nothing;
$$;

comment on function public.link_sso_identity(text, text, uuid) is
  'Stores the account of a user of an identity provider. The first link stays. For service_role only.';

revoke all on function public.link_sso_identity(text, text, uuid) from public, anon, authenticated;
grant execute on function public.link_sso_identity(text, text, uuid) to service_role;

-- Anyone can sign up with another person's address. Auth keeps that first password when the owner of the address signs
-- up later, follows a mailed link or enters a mailed code, so the stranger could sign in once the owner confirms the
-- address. A password chosen before the address is confirmed therefore waits here, with the names and the accepted terms
-- of the sign-up. The browser that signed up holds a key and sent its hash with the sign-up; the key puts all of it in
-- force. In any other browser the owner of the address starts without it.

create table private.waiting_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  encrypted_password text,
  key_hash text,
  personal_data jsonb not null default '{}',
  created_at timestamptz not null default now()
);

comment on table private.waiting_passwords is
  'Passwords and names of a sign-up whose address was confirmed later. The passwords are as Auth stored them. They open nothing.';
comment on column private.waiting_passwords.encrypted_password is
  'Null when the account was made by a mailed code: Auth gave it a random password that nobody knows.';
comment on column private.waiting_passwords.key_hash is
  'SHA-256, in hexadecimal, of the key of the browser that signed up. Null when the sign-up sent none.';
comment on column private.waiting_passwords.personal_data is
  'The metadata of the sign-up about its person: names, picture and accepted terms.';

alter table private.waiting_passwords enable row level security;

revoke all on private.waiting_passwords from public, anon, authenticated, service_role;

create function private.personal_keys()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array['first_name', 'last_name', 'full_name', 'name', 'avatar_url', 'terms_version'];
$$;

comment on function private.personal_keys() is 'The keys of the metadata of a sign-up that describe its person.';

create function private.without_sign_up(metadata jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select metadata - private.personal_keys() - array['sign_up_key_hash', 'signs_in_by'];
$$;

comment on function private.without_sign_up(jsonb) is 'The metadata of a user without everything that a sign-up wrote.';

revoke all on function private.personal_keys(), private.without_sign_up(jsonb)
from public, anon, authenticated, service_role;

create function private.set_sign_up_password_aside()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  metadata constant jsonb := coalesce(new.raw_user_meta_data, '{}');
begin
  insert into private.waiting_passwords (user_id, encrypted_password, key_hash, personal_data)
  values (
    new.id,
    case when metadata ->> 'signs_in_by' = 'code' then null else new.encrypted_password end,
    metadata ->> 'sign_up_key_hash',
    (
      select coalesce(jsonb_object_agg(entry.key, entry.value), '{}')
      from jsonb_each(metadata) as entry
      where entry.key = any (private.personal_keys())
    )
  )
  on conflict (user_id) do update
  set
    encrypted_password = excluded.encrypted_password,
    key_hash = excluded.key_hash,
    personal_data = excluded.personal_data,
    created_at = now();

  new.encrypted_password := null;
  new.raw_user_meta_data := private.without_sign_up(metadata);
  update public.profiles as profile
  set display_name = null, first_name = null, last_name = null, phone = null
  where profile.id = new.id;

  return new;
end;
$$;

comment on function private.set_sign_up_password_aside() is
  'Puts the password, the names and the accepted terms of a sign-up aside when a mailed link or code confirms the address.';

revoke all on function private.set_sign_up_password_aside() from public, anon, authenticated, service_role;

create trigger set_sign_up_password_aside
before update on auth.users
for each row
when (
  old.email_confirmed_at is null
  and new.email_confirmed_at is not null
  and new.encrypted_password <> ''
  and new.encrypted_password is not distinct from old.encrypted_password
)
execute function private.set_sign_up_password_aside();

-- Auth writes the metadata that it read before the confirmation once more, in the same transaction (models/user.go,
-- Confirm). `now()` is the start of a transaction, so it recognizes that write.
create function private.keep_sign_up_data_aside()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select 1 from private.waiting_passwords as known where known.user_id = new.id and known.created_at = now()
  ) then
    new.raw_user_meta_data := private.without_sign_up(new.raw_user_meta_data);
  end if;

  return new;
end;
$$;

comment on function private.keep_sign_up_data_aside() is
  'Keeps the names of a sign-up aside until the transaction that confirmed its address ends.';

revoke all on function private.keep_sign_up_data_aside() from public, anon, authenticated, service_role;

create trigger keep_sign_up_data_aside
before update of raw_user_meta_data on auth.users
for each row
when (old.email_confirmed_at is not null)
execute function private.keep_sign_up_data_aside();

create function private.forget_waiting_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.waiting_passwords where user_id = new.id;

  return null;
end;
$$;

comment on function private.forget_waiting_password() is
  'Deletes the waiting password of a sign-up when the account gets a new one.';

revoke all on function private.forget_waiting_password() from public, anon, authenticated, service_role;

create trigger forget_waiting_password
after update of encrypted_password on auth.users
for each row
when (old.email_confirmed_at is not null and old.encrypted_password is distinct from new.encrypted_password)
execute function private.forget_waiting_password();

create function private.keep_sign_up_password(sign_up_key text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  waiting private.waiting_passwords;
begin
  select * into waiting from private.waiting_passwords as known where known.user_id = caller for update;
  if not found then
    return true;
  end if;

  if waiting.key_hash = encode(sha256(convert_to(sign_up_key, 'UTF8')), 'hex') then
    delete from private.waiting_passwords as known where known.user_id = caller;
    update auth.users as account
    set
      encrypted_password = waiting.encrypted_password,
      raw_user_meta_data = coalesce(account.raw_user_meta_data, '{}') || waiting.personal_data
    where account.id = caller;
    update public.profiles as profile
    set
      display_name = coalesce(
        profile.display_name,
        private.name_in(waiting.personal_data, 'full_name', 200),
        private.name_in(waiting.personal_data, 'name', 200)
      ),
      first_name = coalesce(profile.first_name, private.name_in(waiting.personal_data, 'first_name', 100)),
      last_name = coalesce(profile.last_name, private.name_in(waiting.personal_data, 'last_name', 100))
    where profile.id = caller;

    return true;
  end if;

  -- The names and the accepted terms came from the person who signed up.
  update private.waiting_passwords as known set personal_data = '{}' where known.user_id = caller;

  return false;
end;
$$;

comment on function private.keep_sign_up_password(text) is
  'Puts the password and the names of the sign-up in force with the key of the browser that signed up. False: the password stays aside, the names are deleted, and a link''s page makes the caller choose a password.';

revoke all on function private.keep_sign_up_password(text) from public, anon, authenticated, service_role;
grant execute on function private.keep_sign_up_password(text) to authenticated;

-- `begin atomic` parses the body now, so a customer needs no right on the schema `private`.
create function public.keep_sign_up_password(sign_up_key text)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.keep_sign_up_password(sign_up_key);
end;

comment on function public.keep_sign_up_password(text) is
  'Puts the caller''s sign-up password in force, with the key of the browser that signed up. False: the caller must choose a password.';

revoke all on function public.keep_sign_up_password(text) from public, anon, authenticated, service_role;
grant execute on function public.keep_sign_up_password(text) to authenticated;
