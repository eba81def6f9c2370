-- Which account each user of the identity provider signs in to, and which of the provider's tokens were used. Both
-- are the business of the function `auth0-sync` alone.

create table private.sso_identities (
  issuer text not null check (issuer ~ '^https?://' and length(issuer) <= 255),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references auth.users (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);

comment on table private.sso_identities is 'The account that each user of an identity provider signs in to.';
comment on column private.sso_identities.subject is 'What the provider knows the user by, whatever becomes of the address.';

create index sso_identities_user_id_idx on private.sso_identities (user_id);

create table private.sso_nonces (
  nonce_hash text primary key check (nonce_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null
);

comment on table private.sso_nonces is 'Hashes of the nonces of tokens that were used, until the tokens have expired.';

create index sso_nonces_expires_at_idx on private.sso_nonces (expires_at);

alter table private.sso_identities enable row level security;
alter table private.sso_nonces enable row level security;

revoke all on private.sso_identities, private.sso_nonces from public, anon, authenticated, service_role;
grant select, insert on private.sso_identities to service_role;
grant select, insert, delete on private.sso_nonces to service_role;
-- To pass over those that another call is removing.
grant update on private.sso_nonces to service_role;

create function public.take_sso_nonce(nonce_hash text, valid_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- More old rows go with each call than new ones come, so the table needs no job to stay small.
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
  'Uses a nonce and says true, or false when it was used before. For service_role only.';

revoke all on function public.take_sso_nonce(text, integer) from public, anon, authenticated;
grant execute on function public.take_sso_nonce(text, integer) to service_role;

-- The account that is linked to the provider's user, else the one with the address, else none. Only the owner of
-- the database may read the accounts of Auth.
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
  'The account of a user of an identity provider: by the link, else by the address.';

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
  'The account of a user of an identity provider: by the link, else by the address. For service_role only.';

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
  'Remembers the account of a user of an identity provider. The first link stays. For service_role only.';

revoke all on function public.link_sso_identity(text, text, uuid) from public, anon, authenticated;
grant execute on function public.link_sso_identity(text, text, uuid) to service_role;
