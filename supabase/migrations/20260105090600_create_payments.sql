-- Payments of a quote: authorized when the customer pays, bound to the application when it is submitted,
-- captured when the bond is issued, voided when the price changed or there will be no bond. No card or bank
-- number ever gets here.

create table public.payments (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  quote_key_hash text not null check (quote_key_hash ~ '^[0-9a-f]{64}$'),
  application_id uuid references public.applications (id) on delete restrict,
  method text not null check (method in ('credit_card', 'ach', 'wire')),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null check (status in ('authorized', 'captured', 'voided')),
  processor text not null check (processor <> ''),
  reference text not null check (reference <> ''),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  billing_address jsonb not null check (jsonb_typeof(billing_address) = 'object'),
  terms_version text not null check (terms_version ~ '^v[0-9]+\.[0-9]+$'),
  created_at timestamptz not null default now(),

  unique (processor, reference),
  constraint payments_captured_for_an_application check (status <> 'captured' or application_id is not null)
);

comment on table public.payments is 'Payments of quotes and applications, in cents.';
comment on column public.payments.quote_id is 'The quote, which becomes the application of the same id. A visitor pays before there is a row.';
comment on column public.payments.terms_version is 'Version of the terms accepted with this payment, at created_at.';

create index payments_quote_id_idx on public.payments (quote_id);
create index payments_user_id_idx on public.payments (user_id);
create index payments_application_id_idx on public.payments (application_id);

-- Whatever races, a quote has one payment that counts.
create unique index payments_one_in_force_per_quote on public.payments (quote_id) where status in ('authorized', 'captured');

alter table public.payments enable row level security;

revoke all on public.payments from public, anon, authenticated, service_role;
grant select (
  id, quote_id, user_id, application_id, method, amount_cents, status, processor, reference, last_four, billing_address,
  terms_version, created_at
) on public.payments to authenticated;
grant select, insert, update on public.payments to service_role;

create policy "Customers can read their own payments"
on public.payments for select to authenticated
using ((select auth.uid()) = user_id);
