-- What the firm of a matter asks its client to pay. The client pays by a link (sign_by_link, pay_by_link). The price is
-- computed by the Edge Function that sends the link, and is checked again when the client pays and when the firm submits.

create table public.payment_requests (
  quote_id uuid primary key references public.applications (id) on delete cascade,
  matter_id uuid not null references public.matters (id) on delete cascade,
  payer_name text not null check (length(payer_name) between 2 and 200),
  bond_slug text not null references public.bond_types (slug),
  state_code text not null check (length(state_code) = 2),
  principal text not null check (length(principal) between 2 and 400),
  obligee text not null check (length(obligee) between 2 and 200),
  priced jsonb not null check (jsonb_typeof(priced) = 'object'),
  amount_cents bigint not null check (amount_cents > 0),
  refused_at timestamptz,
  created_at timestamptz not null default now(),

  constraint payment_requests_have_the_priced_amount check ((priced -> 'price' ->> 'total')::bigint = amount_cents),
  constraint payment_requests_hold_no_secret_number check (
    not private.holds_secret_number(concat_ws(' | ', payer_name, principal, obligee))
    and not private.holds_hidden_characters(concat_ws(' ', payer_name, principal, obligee))
  )
);

comment on table public.payment_requests is
  'The premium that the client of a matter is asked to pay, one for each quote. The links are in signing_links.';
comment on column public.payment_requests.priced is
  'The price with its rate plan and the answers that it was made for, as payments.priced has it.';
comment on column public.payment_requests.refused_at is 'When the processor last declined the client''s card or account.';

create index payment_requests_matter_id_idx on public.payment_requests (matter_id);
create index payment_requests_bond_slug_idx on public.payment_requests (bond_slug);

alter table public.payment_requests enable row level security;

revoke all on public.payment_requests from public, anon, authenticated, service_role;
grant select (quote_id, matter_id, payer_name, amount_cents, refused_at, created_at)
on public.payment_requests to authenticated;

create policy "Members can read the payment requests of the matters they may open"
on public.payment_requests for select to authenticated
using (matter_id in (select private.open_matters()));

create policy "The session is open and has proved the second factor"
on public.payment_requests as restrictive for all to authenticated
using ((select private.has_open_session())) with check ((select private.has_open_session()));
