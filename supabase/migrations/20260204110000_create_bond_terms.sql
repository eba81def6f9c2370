-- A bond that is renewed goes on: same number, same words, another term. Each term is kept with what it cost and, from
-- the second on, the certificate that continues the bond.

create table public.bond_terms (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  number integer not null check (number >= 1),
  application_id uuid unique references public.applications (id) on delete restrict,
  starts_on date not null,
  ends_on date,
  premium_cents bigint not null check (premium_cents >= 0),
  principal text not null,
  amount_cents bigint not null,
  power_rider integer check (power_rider >= 1),
  issued_at timestamptz not null default now(),
  tried_at timestamptz,
  certificate_url text,
  certificate_sha256 text check (certificate_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (bond_id, number),

  constraint bond_terms_end_after_they_start check (ends_on > starts_on),
  constraint bond_terms_continue_with_an_end check (number = 1 or ends_on is not null),
  constraint bond_terms_certificate_comes_with_its_hash check ((certificate_url is null) = (certificate_sha256 is null)),
  constraint bond_terms_first_term_is_the_bond check (number > 1 or certificate_url is null),
  constraint bond_terms_keep_their_certificate_in_the_folder check (
    certificate_url = bond_id::text || '/continuation-' || number || '.pdf'
  )
);

comment on table public.bond_terms is 'The terms of each bond. The first is the bond as it was issued; each later one continues it.';
comment on column public.bond_terms.application_id is 'What the term was bought with. None: before this site.';
comment on column public.bond_terms.ends_on is
  'The first day after it. Of a bond that runs until it is released: the day to which it is paid; of its first term none.';
comment on column public.bond_terms.principal is 'As the bond named it when the term was added: riders may change it later.';
comment on column public.bond_terms.amount_cents is 'The penal sum when the term was added.';
comment on column public.bond_terms.power_rider is
  'The rider that brought the power of attorney under which the certificate is signed. None: the one that is attached to the bond.';
comment on column public.bond_terms.tried_at is 'When its certificate was last begun. None: never.';
comment on column public.bond_terms.certificate_url is 'Path in the private bucket `bonds`. None: not made yet, or the first term.';

-- What the schedule still has to make.
create index bond_terms_without_certificate_idx on public.bond_terms (issued_at)
where number > 1 and certificate_url is null;

alter table public.bond_terms enable row level security;

revoke all on public.bond_terms from public, anon, authenticated, service_role;
grant select on public.bond_terms to authenticated, service_role;
grant update (certificate_url, certificate_sha256) on public.bond_terms to service_role;

create policy "Customers can read the terms of their own bonds, staff all"
on public.bond_terms for select to authenticated
using (
  (select private.is_staff())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create function private.begin_first_term()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.bond_terms (
    bond_id, number, application_id, starts_on, ends_on, premium_cents, principal, amount_cents, issued_at
  )
  values (
    new.id, 1, new.application_id, new.effective_date, new.expiry_date, new.premium_cents, new.principal,
    new.amount_cents, new.issued_at
  );

  return null;
end;
$$;

comment on function private.begin_first_term() is 'Keeps the term a bond was issued for.';

revoke all on function private.begin_first_term() from public, anon, authenticated, service_role;

create trigger begin_first_term
after insert on public.bonds
for each row execute function private.begin_first_term();

insert into public.bond_terms (
  bond_id, number, application_id, starts_on, ends_on, premium_cents, principal, amount_cents, issued_at
)
select
  bond.id, 1, bond.application_id, bond.effective_date, bond.expiry_date, bond.premium_cents, bond.principal,
  bond.amount_cents, bond.issued_at
from public.bonds as bond;

-- A certificate brings a bond back whose term ended while an underwriter looked at its renewal. Nothing else does.
insert into private.bond_status_moves (from_status, to_status) values ('expired', 'active');

create function private.guard_continuation()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'active' and old.status = 'expired' and not coalesce(new.expiry_date > old.expiry_date, false) then
    raise exception 'A bond that expired goes on with another term or not at all' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.guard_continuation() is 'Brings an expired bond back with a later end only.';

revoke all on function private.guard_continuation() from public, anon, authenticated, service_role;

create trigger guard_continuation
before update of status on public.bonds
for each row when (old.status = 'expired' and new.status = 'active') execute function private.guard_continuation();

-- What happens to a bond after it was issued stands in the history of the application it was issued on. Added to
-- whatever kinds there are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(rule.oid) into strict known
  from pg_constraint as rule
  where rule.conrelid = 'public.application_events'::regclass and rule.conname = 'application_events_kind_check';

  alter table public.application_events drop constraint application_events_kind_check;
  execute 'alter table public.application_events add constraint application_events_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''bond-renewed''::text, ''bond-expired''::text, ');
end;
$$;
