-- The secret numbers of a signed-in customer's draft. The Edge Function seals them with AES-256-GCM for the user, the
-- quote and the principal's name. The browser learns only which numbers are on file.

create table private.draft_secrets (
  -- The numbers go with the draft: when its owner, the retention job or the account's deletion deletes it.
  application_id uuid not null references public.applications (id) on delete cascade,
  kind text not null check (kind ~ '^(ssn|ein|date_of_birth)(-[2-6])?$'),
  sealed text not null check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$'),
  nonce text not null check (nonce ~ '^[A-Za-z0-9+/]{16}$'), -- 12 bytes, base64
  key_id text not null check (key_id <> ''),
  link_id uuid, -- no foreign key: a trigger deletes the copies of a signature that no longer counts
  created_at timestamptz not null default now(),
  primary key (application_id, kind)
);

comment on table private.draft_secrets is
  'Sealed numbers of a draft. They are deleted with the draft and when the draft becomes an application.';

comment on column private.draft_secrets.link_id is
  'The signature by link that the number was copied from. Null for a number that the owner of the draft typed.';

alter table private.draft_secrets enable row level security;

revoke all on private.draft_secrets from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.draft_secrets to service_role;

-- A submission seals the numbers again for the application, in the same transaction. A withdrawn draft needs none.

create function private.delete_draft_secrets()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.draft_secrets where application_id = new.id;

  return null;
end;
$$;

comment on function private.delete_draft_secrets() is
  'Deletes the sealed numbers of a draft that becomes an application or changes its owner.';

revoke all on function private.delete_draft_secrets() from public, anon, authenticated, service_role;

create trigger delete_draft_secrets
after update of status, user_id on public.applications
for each row
when (old.status = 'draft' and (new.status <> 'draft' or new.user_id is distinct from old.user_id))
execute function private.delete_draft_secrets();

create function public.read_draft_numbers(of_application uuid, caller uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_agg(jsonb_build_object(
        'kind', kept.kind, 'sealed', kept.sealed, 'nonce', kept.nonce, 'key_id', kept.key_id
      ))
      from private.draft_secrets as kept
      where kept.application_id = draft.id
    ),
    '[]'
  )
  from public.applications as draft
  where draft.id = of_application and draft.user_id = caller and draft.status = 'draft';
$$;

comment on function public.read_draft_numbers(uuid, uuid) is
  'The sealed numbers of the caller''s draft. Null if the caller has no such draft. For service_role only.';

revoke all on function public.read_draft_numbers(uuid, uuid) from public, anon, authenticated;
grant execute on function public.read_draft_numbers(uuid, uuid) to service_role;

create function public.keep_draft_numbers(of_application uuid, caller uuid, change jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- The lock of a submission: a number that arrives after it must not stay behind.
  perform pg_advisory_xact_lock(hashtextextended(of_application::text, 0));

  perform from public.applications
  where id = of_application and user_id = caller and status = 'draft'
  for update;
  if not found then
    return false;
  end if;

  -- By its nonce, so that a number that another tab has just replaced stays.
  delete from private.draft_secrets as kept
  using jsonb_to_recordset(change -> 'dropped') as dropped (kind text, nonce text)
  where kept.application_id = of_application and kept.kind = dropped.kind and kept.nonce = dropped.nonce;

  insert into private.draft_secrets (application_id, kind, sealed, nonce, key_id)
  select of_application, new.kind, new.sealed, new.nonce, new.key_id
  from jsonb_to_recordset(change -> 'sealed') as new (kind text, sealed text, nonce text, key_id text)
  on conflict (application_id, kind) do update
  set sealed = excluded.sealed, nonce = excluded.nonce, key_id = excluded.key_id, link_id = null, created_at = now();

  return true;
end;
$$;

comment on function public.keep_draft_numbers(uuid, uuid, jsonb) is
  'Stores and deletes sealed numbers of the caller''s draft in one transaction. False if the caller has no such draft. For service_role only.';

revoke all on function public.keep_draft_numbers(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.keep_draft_numbers(uuid, uuid, jsonb) to service_role;
