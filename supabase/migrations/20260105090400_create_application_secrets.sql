-- SSN, EIN and date of birth, sealed by the edge function with AES-256-GCM before they get here. The
-- database never sees the key, and nobody reaches this table over the Data API.

create table private.application_secrets (
  application_id uuid not null references public.applications (id) on delete restrict,
  kind text not null check (kind in ('ssn', 'ein', 'date_of_birth')),
  sealed text not null check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$'),
  nonce text not null check (nonce ~ '^[A-Za-z0-9+/]{16}$'), -- 12 bytes, base64
  key_id text not null check (key_id <> ''),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null default now(),
  primary key (application_id, kind),
  constraint application_secrets_last_four_of_numbers_only check ((last_four is null) = (kind = 'date_of_birth'))
);

comment on table private.application_secrets is
  'Sealed identity of an applicant. Ciphertext and authentication tag, nonce and the id of the key that opens it.';
comment on column private.application_secrets.last_four is 'Last four digits of SSN or EIN, to tell people apart without opening anything.';

alter table private.application_secrets enable row level security;

revoke all on private.application_secrets from public, anon, authenticated, service_role;
grant select, insert on private.application_secrets to service_role;
