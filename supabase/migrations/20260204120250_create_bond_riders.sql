-- An approved change of what a bond says is a rider: a paper that is attached to the bond and is a part of it. Where it
-- raises the penal sum above what the power of attorney reaches, it brings a new one.

create table public.bond_riders (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  number integer not null check (number >= 1),
  request_id uuid not null unique references public.bond_requests (id) on delete cascade,
  kind text not null check (kind in ('name-change', 'address-change', 'amount-change')),
  principal_before text not null,
  principal text not null,
  amount_before_cents bigint not null,
  amount_cents bigint not null,
  address_before jsonb check (jsonb_typeof(address_before) = 'object'),
  address jsonb check (jsonb_typeof(address) = 'object'),
  power_limit_cents bigint,
  power_rider integer check (power_rider between 1 and number),
  effective_on date not null,
  issued_at timestamptz not null default now(),
  tried_at timestamptz,
  pdf_url text,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  poa_pdf_url text,
  poa_pdf_sha256 text check (poa_pdf_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (bond_id, number),

  constraint bond_riders_change_what_they_say check (
    (kind = 'name-change' or principal = principal_before)
    and (kind = 'amount-change' or amount_cents = amount_before_cents)
    and (kind = 'address-change') = (address is not null)
    and (kind = 'address-change' or address_before is null)
  ),
  constraint bond_riders_bring_a_power_for_their_sum check (
    power_limit_cents is null or (power_limit_cents = amount_cents and kind = 'amount-change')
  ),
  constraint bond_riders_are_signed_under_the_power_they_bring check (
    (power_limit_cents is not null) = (power_rider is not distinct from number)
  ),
  constraint bond_riders_keep_their_file_in_the_folder check (pdf_url = bond_id::text || '/rider-' || number || '.pdf'),
  constraint bond_riders_keep_their_power_in_the_folder check (
    poa_pdf_url = bond_id::text || '/power-of-attorney-' || number || '.pdf'
  ),
  constraint bond_riders_file_comes_with_its_hash check ((pdf_url is null) = (pdf_sha256 is null)),
  constraint bond_riders_power_comes_with_its_hash check ((poa_pdf_url is null) = (poa_pdf_sha256 is null)),
  constraint bond_riders_power_comes_where_it_is_brought check (
    (poa_pdf_url is not null) = (pdf_url is not null and power_limit_cents is not null)
  )
);

comment on table public.bond_riders is
  'What changed the words of each bond, in the order it was approved. Each row holds all that its paper says, so that it can be made later.';
comment on column public.bond_riders.request_id is 'What was asked for and approved.';
comment on column public.bond_riders.address_before is 'None: the address had not been changed before.';
comment on column public.bond_riders.power_limit_cents is
  'How far the power of attorney reaches that comes with it. None: the one that the bond has reaches far enough.';
comment on column public.bond_riders.power_rider is
  'The rider that brought the power of attorney under which this one is signed, maybe itself. None: the one that is attached to the bond.';
comment on column public.bond_riders.effective_on is 'The day of the approval. Rider and power of attorney have it as their date.';
comment on column public.bond_riders.tried_at is 'When its papers were last begun. None: never.';
comment on column public.bond_riders.pdf_url is 'Path in the private bucket `bonds`. None: not made yet.';

-- What the schedule still has to make.
create index bond_riders_without_paper_idx on public.bond_riders (issued_at) where pdf_url is null;

alter table public.bond_riders enable row level security;

revoke all on public.bond_riders from public, anon, authenticated, service_role;
grant select on public.bond_riders to authenticated, service_role;

create policy "Customers can read the riders of their own bonds, staff all"
on public.bond_riders for select to authenticated
using (
  (select private.is_staff())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create function private.add_rider(request public.bond_requests, bond public.bonds, today date)
returns integer
language sql
set search_path = ''
as $$
  insert into public.bond_riders (
    bond_id, number, request_id, kind, principal_before, principal, amount_before_cents, amount_cents, address_before,
    address, power_limit_cents, power_rider, effective_on
  )
  select
    bond.id,
    coalesce(max(earlier.number), 0) + 1,
    request.id,
    request.kind,
    bond.principal,
    coalesce(request.new_name, bond.principal),
    bond.amount_cents,
    coalesce(request.new_amount_cents, bond.amount_cents),
    case when request.new_address is not null then bond.principal_address end,
    request.new_address,
    case when request.new_amount_cents > bond.power_limit_cents then request.new_amount_cents end,
    -- Each power that a rider brought reaches further than those before it.
    case when request.new_amount_cents > bond.power_limit_cents
      then coalesce(max(earlier.number), 0) + 1
      else max(earlier.number) filter (where earlier.power_limit_cents is not null)
    end,
    today
  from public.bond_riders as earlier
  where earlier.bond_id = bond.id
  returning number;
$$;

comment on function private.add_rider(public.bond_requests, public.bonds, date) is
  'Keeps what an approved request changes of a bond, as the bond is before it, and gives the number of the rider.';

revoke all on function private.add_rider(public.bond_requests, public.bonds, date)
from public, anon, authenticated, service_role;

-- What a clerk may hold in his hands already is never replaced.
create function private.keep_rider_papers(of_bond uuid, rider_number integer, rider_sha256 text, power_sha256 text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bond_riders
  set
    pdf_url = of_bond::text || '/rider-' || rider_number || '.pdf',
    pdf_sha256 = rider_sha256,
    poa_pdf_url = case when power_sha256 is not null
      then of_bond::text || '/power-of-attorney-' || rider_number || '.pdf'
    end,
    poa_pdf_sha256 = power_sha256
  where bond_id = of_bond and number = rider_number and pdf_url is null;
$$;

comment on function private.keep_rider_papers(uuid, integer, text, text) is
  'Notes where the papers of a rider are. Nobody else may write to a rider, not even the functions.';

create function public.store_rider_papers(of_bond uuid, rider_number integer, rider_sha256 text, power_sha256 text)
returns void
language sql
set search_path = ''
as $$
  select private.keep_rider_papers(of_bond, rider_number, rider_sha256, power_sha256);
$$;

comment on function public.store_rider_papers(uuid, integer, text, text) is
  'Notes that a rider, and the power of attorney that comes with it, are in the folder of their bond, by their SHA-256. The first ones stay. For service_role only.';

revoke all on function
private.keep_rider_papers(uuid, integer, text, text),
public.store_rider_papers(uuid, integer, text, text)
from public, anon, authenticated;
grant execute on function
private.keep_rider_papers(uuid, integer, text, text),
public.store_rider_papers(uuid, integer, text, text)
to service_role;
