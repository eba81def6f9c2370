-- The database's copy of the bond catalogue. The source is content/bonds; a generated migration fills this table, and a
-- test fails when the two differ. Everyone reads the table. No role writes it over the API.

create table public.bond_types (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null check (name <> ''),
  category text not null check (category in ('court', 'license', 'contract', 'fidelity')),
  description text not null,
  default_amount_label text not null,
  average_cost text not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'object')
);

comment on table public.bond_types is 'The bonds on sale: a copy of the catalogue, generated from content/bonds.';
comment on column public.bond_types.average_cost is
  'Typical cost in words, such as "$50-100". Never a number for calculations.';
comment on column public.bond_types.rules is
  'The rules that src/domain uses to check and decide an application: limits, terms, states, instant-issue maximum. Money in cents.';

create table public.bond_required_documents (
  bond_slug text not null references public.bond_types (slug) on delete cascade,
  required_doc_type text not null check (
    required_doc_type in (
      'financial_statements', 'business_license', 'contract_details', 'tax_returns', 'personal_id', 'other'
    )
  ),
  primary key (bond_slug, required_doc_type)
);

comment on table public.bond_required_documents is 'Documents that an application for a bond needs before payment.';

alter table public.bond_types enable row level security;
alter table public.bond_required_documents enable row level security;

revoke all on public.bond_types, public.bond_required_documents from public, anon, authenticated, service_role;
grant select on public.bond_types, public.bond_required_documents to anon, authenticated, service_role;

create policy "Everyone can read the bonds we sell"
on public.bond_types for select to anon, authenticated
using (true);

create policy "Everyone can read which documents a bond requires"
on public.bond_required_documents for select to anon, authenticated
using (true);
