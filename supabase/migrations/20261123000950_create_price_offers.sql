-- An underwriter may approve an application at another premium within the limits of its rate plan. The customer accepts
-- the new price or withdraws. Until then the earlier price and its payment stay.
--
--   proposed   The first of two underwriters named the premium. The customer does not see it.
--   open       The customer decides until the end of `answer_by`.
--   accepted   The customer accepted: a new payment replaced the earlier one.
--   withdrawn  The customer withdrew the application instead.
--   expired    The customer did not answer. The application was withdrawn and the payment released.
--   taken-back An underwriter took the open offer back. The application is under review again, at the earlier price.
--   replaced   An underwriter decided otherwise before the proposal was open.

create table public.price_offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete restrict,
  status text not null check (status in ('proposed', 'open', 'accepted', 'withdrawn', 'expired', 'taken-back', 'replaced')),
  premium_cents bigint not null check (premium_cents > 0),
  fees_cents bigint not null check (fees_cents >= 0),
  taxes_cents bigint not null check (taxes_cents >= 0),
  total_cents bigint not null,
  premium_before_cents bigint not null,
  total_before_cents bigint not null,
  rate_plan text not null check (length(rate_plan) between 1 and 100),
  rate_plan_version integer not null check (rate_plan_version > 0),
  charges jsonb check (jsonb_typeof(charges) = 'object'),
  reason text not null check (length(reason) between 1 and 2000),
  answer_by date not null,
  proposed_by uuid not null, -- no foreign keys: the record outlives the accounts
  confirmed_by uuid,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  closed_at timestamptz,

  constraint price_offers_total_is_the_sum check (total_cents = premium_cents + fees_cents + taxes_cents),
  constraint price_offers_offer_another_price check (total_cents <> total_before_cents),
  constraint price_offers_are_confirmed_by_a_colleague check (confirmed_by <> proposed_by),
  constraint price_offers_are_opened_before_an_answer check (
    case status
      when 'proposed' then opened_at is null
      when 'replaced' then opened_at is null
      else opened_at is not null
    end
  ),
  constraint price_offers_close_with_an_answer check ((status in ('proposed', 'open')) = (closed_at is null))
);

comment on table public.price_offers is
  'Premiums that underwriters offered in place of the plan''s. The rate plan is the one of the day of the offer.';
comment on column public.price_offers.total_before_cents is 'The price that the customer authorized, which stays until the offer is accepted.';
comment on column public.price_offers.charges is 'The fees and taxes of the price by name, as its payment stores them.';
comment on column public.price_offers.reason is 'The underwriter''s reason. The customer reads it.';
comment on column public.price_offers.answer_by is 'The last day on which the customer can accept.';
comment on column public.price_offers.confirmed_by is
  'The second underwriter. Null: the bond is within the limit of one, or the colleague has not confirmed yet.';

create index price_offers_application_id_idx on public.price_offers (application_id, created_at);

-- An application has at most one offer that somebody still has to answer.
create unique index price_offers_one_undecided_per_application on public.price_offers (application_id)
where status in ('proposed', 'open');

create index price_offers_to_expire_idx on public.price_offers (answer_by) where status = 'open';

alter table public.price_offers enable row level security;

revoke all on public.price_offers from public, anon, authenticated, service_role;
grant select (
  id, application_id, status, premium_cents, fees_cents, taxes_cents, total_cents, premium_before_cents,
  total_before_cents, rate_plan, rate_plan_version, reason, answer_by, created_at, opened_at, closed_at
) on public.price_offers to authenticated;
grant select, insert, update on public.price_offers to service_role;

create policy "Owners can read offers to them, and staff those of applications that they opened"
on public.price_offers for select to authenticated
using (
  application_id in (select private.opened_applications())
  or (
    opened_at is not null
    and application_id in (
      select application.id from public.applications as application where application.user_id = (select auth.uid())
    )
  )
);
