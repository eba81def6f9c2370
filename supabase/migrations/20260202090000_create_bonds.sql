-- Bonds that were issued. What a bond says never changes: only its status, its files and the account it belongs to.

-- Which status may follow which. The same table is src/domain/application-status.ts; a test compares them.
create table private.bond_status_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

comment on table private.bond_status_moves is
  'Allowed moves of a bond status. Mirrors ALLOWED_BOND_MOVES in src/domain/application-status.ts.';

insert into private.bond_status_moves (from_status, to_status)
values
  ('pending', 'active'),
  ('pending', 'cancelled'),
  ('active', 'expired'),
  ('active', 'cancelled');

alter table private.bond_status_moves enable row level security;

revoke all on private.bond_status_moves from public, anon, authenticated, service_role;

-- Numbers such as MSB-27182818, scrambled as those of applications are: n -> (n * 61803399 + 27182818) mod 10^8.
-- The multiplier is odd and no multiple of 5, so different counts give different numbers, each exactly once.
create sequence private.bond_number_seq as integer minvalue 0 maxvalue 99999999 start 0 no cycle;

comment on sequence private.bond_number_seq is 'Counts bonds; never shown as it is.';

revoke all on sequence private.bond_number_seq from public, anon, authenticated, service_role;
grant usage on sequence private.bond_number_seq to service_role;

create function private.next_bond_number()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'MSB-' || lpad(
    ((nextval('private.bond_number_seq')::bigint * 61803399 + 27182818) % 100000000)::text, 8, '0'
  );
$$;

comment on function private.next_bond_number() is 'The next bond number, unique without a loop.';

create function private.new_verify_token()
returns text
language sql
volatile
set search_path = ''
as $$
  select translate(encode(extensions.gen_random_bytes(24), 'base64'), '+/', '-_');
$$;

comment on function private.new_verify_token() is 'What nobody can guess: 24 random bytes as 32 characters that an address can carry.';

revoke all on function private.next_bond_number(), private.new_verify_token() from public, anon, authenticated;
grant execute on function private.next_bond_number(), private.new_verify_token() to service_role;

create table public.bonds (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_bond_number() check (number ~ '^MSB-[0-9]{8}$'),
  application_id uuid unique references public.applications (id) on delete restrict,
  user_id uuid references auth.users (id) on delete set null,
  bond_type_id text not null references public.bond_types (slug),
  state_code text not null check (
    state_code in (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA',
      'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK',
      'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'
    )
  ),
  amount_cents bigint not null check (amount_cents between 1 and 10000000000), -- up to $100,000,000
  premium_cents bigint not null check (premium_cents >= 0),
  principal text not null check (length(principal) between 1 and 255),
  obligee text not null check (length(obligee) between 1 and 255),
  status text not null default 'pending' check (status in ('pending', 'active', 'expired', 'cancelled')),
  issued_at timestamptz not null default now(),
  effective_date date not null,
  expiry_date date,
  pdf_url text,
  poa_pdf_url text,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  poa_pdf_sha256 text check (poa_pdf_sha256 ~ '^[0-9a-f]{64}$'),
  verify_token text not null unique default private.new_verify_token() check (verify_token ~ '^[A-Za-z0-9_-]{32}$'),
  created_at timestamptz not null default now(),

  constraint bonds_expire_after_they_begin check (expiry_date > effective_date),
  constraint bonds_keep_their_file_in_their_folder check (pdf_url = id::text || '/bond.pdf'),
  constraint bonds_keep_their_power_in_their_folder check (poa_pdf_url = id::text || '/power-of-attorney.pdf'),
  constraint bonds_file_comes_with_its_hash check ((pdf_url is null) = (pdf_sha256 is null)),
  constraint bonds_power_comes_with_its_hash check ((poa_pdf_url is null) = (poa_pdf_sha256 is null))
);

comment on table public.bonds is 'Bonds that were issued, with the files that prove them.';
comment on column public.bonds.number is 'What the bond is known by. A label: whoever has it can do nothing with it.';
comment on column public.bonds.application_id is 'What it was issued on. None: it was written before this site.';
comment on column public.bonds.obligee is 'Who is protected: the court, the department, the owner of the project.';
comment on column public.bonds.expiry_date is 'The first day without it. None: it ends when the obligee releases it.';
comment on column public.bonds.pdf_url is 'Path in the private bucket `bonds`. None: the bond has no file yet.';
comment on column public.bonds.pdf_sha256 is 'SHA-256 of the file, so that anyone can prove it was not changed.';
comment on column public.bonds.verify_token is 'Opens the public verification of this bond, and nothing else.';

-- A customer's list, newest first, page by page.
create index bonds_user_id_idx on public.bonds (user_id, issued_at desc, id);
create index bonds_bond_type_id_idx on public.bonds (bond_type_id);

create function private.guard_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('pending', 'active') then
      raise exception 'A bond starts as pending or active, not as %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;

  if new.status <> old.status and not exists (
    select 1
    from private.bond_status_moves as move
    where move.from_status = old.status and move.to_status = new.status
  ) then
    raise exception 'A bond cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.guard_bond() is 'Keeps a bond on the allowed status moves.';

revoke all on function private.guard_bond() from public, anon, authenticated, service_role;

create trigger guard_bond
before insert or update on public.bonds
for each row execute function private.guard_bond();

alter table public.bonds enable row level security;

revoke all on public.bonds from public, anon, authenticated, service_role;
grant select on public.bonds to authenticated, service_role;
-- Number and token are made here, and what was issued stays as it was issued.
grant insert (
  id, application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
  issued_at, effective_date, expiry_date, pdf_url, poa_pdf_url, pdf_sha256, poa_pdf_sha256
) on public.bonds to service_role;
grant update (user_id, status, pdf_url, poa_pdf_url, pdf_sha256, poa_pdf_sha256) on public.bonds to service_role;

create policy "Customers can read their own bonds"
on public.bonds for select to authenticated
using ((select auth.uid()) = user_id);
