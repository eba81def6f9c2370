-- Payments of a quote. A payment is authorized when the customer pays, bound to the application at submission, and
-- captured before the bond is issued. It is voided when the price changes or the application ends without a bond. No
-- card or bank number is stored.

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
  capture_asked_at timestamptz,
  capture_try integer not null default 1 check (capture_try >= 1),
  captured_at timestamptz,
  released_at timestamptz,
  priced jsonb check (jsonb_typeof(priced) = 'object' and (priced -> 'price' ->> 'total')::bigint = amount_cents),
  link_id uuid,
  payer jsonb,

  unique (processor, reference),
  constraint payments_payers_pay_by_link check (
    payer is null
    or link_id is not null and jsonb_typeof(payer) = 'object' and payer ?& array['name', 'email', 'sender', 'purpose']
  ),
  constraint payments_captured_when_the_processor_said_so check (captured_at is null or status = 'captured'),
  constraint payments_released_when_voided check (released_at is null or status = 'voided'),
  constraint payments_captured_for_an_application check (status <> 'captured' or application_id is not null)
);

comment on table public.payments is 'Payments of quotes and applications, in cents.';
comment on column public.payments.quote_id is
  'The quote. The application gets the same id. A visitor pays before the application has a row.';
comment on column public.payments.terms_version is
  'Version of the terms that the customer accepted with this payment, at created_at.';
comment on column public.payments.capture_asked_at is
  'When the capture was first requested from the processor. From then on nobody can withdraw, because the money may already be taken.';
comment on column public.payments.capture_try is
  'Part of the idempotency key of the capture. It grows when the processor refuses, so that the next try counts as a new request.';
comment on column public.payments.captured_at is 'When the processor confirmed the capture.';
comment on column public.payments.released_at is 'When the processor confirmed that a voided payment is released.';

comment on column public.payments.priced is
  'The authorized price with its rate plan and version, and the answers that it was made for. A later change of the plan leaves it. Null: a payment from before there were plans.';
comment on column public.payments.link_id is
  'The link (signing_links) by which the client of a matter authorized the payment. Null: the customer of the quote did. No foreign key: the record outlives the link.';
comment on column public.payments.payer is
  'The client who authorized the payment by the link: name and address, with the firm that asked and the bond. Null: the customer of the quote paid, or the payment is erased.';

create index payments_quote_id_idx on public.payments (quote_id);
create index payments_user_id_idx on public.payments (user_id);
create index payments_application_id_idx on public.payments (application_id);

-- A quote has at most one payment in force, whatever requests race.
create unique index payments_one_in_force_per_quote on public.payments (quote_id) where status in ('authorized', 'captured');

-- Voided payments that the processor has not released yet.
create index payments_to_release_idx on public.payments (created_at) where status = 'voided' and released_at is null;

alter table public.payments enable row level security;

revoke all on public.payments from public, anon, authenticated, service_role;
grant select (
  id, quote_id, user_id, application_id, method, amount_cents, status, processor, reference, last_four, billing_address,
  terms_version, created_at, priced, link_id, payer
) on public.payments to authenticated;
grant select, insert, update on public.payments to service_role;

-- An authorization is recorded before the processor is asked. After a lost response, the same attempt is repeated with
-- the same key. An abandoned attempt is looked up and released.

create table private.payment_attempts (
  id uuid primary key default gen_random_uuid(),
  quote_id uuid not null,
  user_id uuid,
  quote_key_hash text not null check (quote_key_hash ~ '^[0-9a-f]{64}$'),
  method text not null check (method in ('credit_card', 'ach', 'wire')),
  amount_cents bigint not null check (amount_cents > 0),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  status text not null default 'asked' check (status in ('asked', 'authorized', 'declined', 'abandoned')),
  asked_at timestamptz not null default now(),
  link_id uuid
);

comment on table private.payment_attempts is
  'Requested authorizations. The id is the idempotency key, and becomes the id of the payment.';
comment on column private.payment_attempts.status is
  'Asked: the answer is unknown. Abandoned: nobody repeated the attempt, and any authorization is released.';
comment on column private.payment_attempts.link_id is
  'As payments.link_id. The last four digits do not tell a client''s card from that of the firm.';

create index payment_attempts_quote_id_idx on private.payment_attempts (quote_id) where status = 'asked';
create index payment_attempts_asked_at_idx on private.payment_attempts (asked_at);

alter table private.payment_attempts enable row level security;

revoke all on private.payment_attempts from public, anon, authenticated, service_role;
grant select, insert, update on private.payment_attempts to service_role;

create function public.begin_payment(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote constant uuid := (request ->> 'quote_id')::uuid;
  attempt private.payment_attempts;
begin
  -- The lock for payment and submission of a quote.
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));

  update private.payment_attempts
  set asked_at = now()
  where quote_id = quote
    and status = 'asked'
    and private.owns_quote(user_id, quote_key_hash, (request ->> 'user_id')::uuid, request ->> 'quote_key_hash')
    and method = request ->> 'method'
    and amount_cents = (request ->> 'amount_cents')::bigint
    and last_four is not distinct from request ->> 'last_four'
    and link_id is not distinct from (request ->> 'link_id')::uuid
    and asked_at >= coalesce((request ->> 'asked_since')::timestamptz, '-infinity')
  returning * into attempt;
  if found then
    return jsonb_build_object('attempt_id', attempt.id, 'is_repeated', true);
  end if;

  insert into private.payment_attempts (quote_id, user_id, quote_key_hash, method, amount_cents, last_four, link_id)
  values (
    quote,
    (request ->> 'user_id')::uuid,
    request ->> 'quote_key_hash',
    request ->> 'method',
    (request ->> 'amount_cents')::bigint,
    request ->> 'last_four',
    (request ->> 'link_id')::uuid
  )
  returning * into attempt;

  return jsonb_build_object('attempt_id', attempt.id, 'is_repeated', false);
end;
$$;

comment on function public.begin_payment(jsonb) is
  'Records the request for an authorization, or returns the open attempt of the same request. For service_role only.';

create function public.settle_payment_attempt(attempt uuid, result text)
returns void
language sql
set search_path = ''
as $$
  update private.payment_attempts set status = result where id = attempt and status = 'asked';
$$;

comment on function public.settle_payment_attempt(uuid, text) is
  'Records the result of a requested authorization. For service_role only.';

create function public.open_payment_ends(waited_seconds integer, max_rows integer)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'attempts', (
      select coalesce(jsonb_agg(stale.id), '[]')
      from (
        select attempt.id
        from private.payment_attempts as attempt
        where attempt.status = 'asked' and attempt.asked_at <= now() - make_interval(secs => waited_seconds)
        order by attempt.asked_at
        limit max_rows
      ) as stale
    ),
    'references', (
      select coalesce(jsonb_agg(held.reference), '[]')
      from (
        select payment.reference
        from public.payments as payment
        where payment.status = 'voided' and payment.released_at is null
          and payment.created_at <= now() - make_interval(secs => waited_seconds)
        order by payment.created_at
        limit max_rows
      ) as held
    )
  );
$$;

comment on function public.open_payment_ends(integer, integer) is
  'Authorizations with an unknown result, and references of voided payments whose release the processor has not confirmed. For service_role only.';

create function public.mark_released(released text[])
returns void
language sql
set search_path = ''
as $$
  update public.payments set released_at = now()
  where reference = any (released) and status = 'voided' and released_at is null;
$$;

comment on function public.mark_released(text[]) is
  'Records that the processor released voided payments. For service_role only.';

revoke all on function
public.begin_payment(jsonb), public.settle_payment_attempt(uuid, text),
public.open_payment_ends(integer, integer), public.mark_released(text[])
from public, anon, authenticated;
grant execute on function
public.begin_payment(jsonb), public.settle_payment_attempt(uuid, text),
public.open_payment_ends(integer, integer), public.mark_released(text[])
to service_role;

-- Attempts are needed for as long as drafts are kept.
create function private.forget_old_payment_attempts()
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.payment_attempts where asked_at < now() - interval '90 days' and status <> 'asked';
$$;

comment on function private.forget_old_payment_attempts() is
  'Deletes payment attempts that ended 90 days ago. For the schedule only.';

revoke all on function private.forget_old_payment_attempts() from public, anon, authenticated, service_role;

select private.schedule('forget-payment-attempts', '33 9 * * *', 'select private.forget_old_payment_attempts()');

-- Records a payment that the gateway authorized, under a lock on the quote. Of two racing calls, one writes and both
-- return the same payment. The same step voids an earlier payment of another amount, method or card.

-- Whether a caller owns a row. The owner is the signed-in customer of the row, or the holder of the browser's key as
-- long as no other account owns the row.

create function private.owns_quote(row_user_id uuid, row_key_hash text, caller_user_id uuid, caller_key_hash text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when row_user_id is null then coalesce(row_key_hash = caller_key_hash, false)
    else coalesce(row_user_id = caller_user_id, false)
  end;
$$;

comment on function private.owns_quote(uuid, text, uuid, text) is
  'The rule of supabase/functions/_shared/quote-ownership.ts, checked again under the lock.';

revoke all on function private.owns_quote(uuid, text, uuid, text) from public, anon, authenticated;
grant execute on function private.owns_quote(uuid, text, uuid, text) to service_role;

-- A declined or withdrawn application has released its payment. A new payment for it would hold money for a bond that
-- is never issued.
create function public.authorize_payment(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote constant uuid := (request ->> 'quote_id')::uuid;
  caller constant uuid := (request ->> 'user_id')::uuid;
  key_hash constant text := request ->> 'quote_key_hash';
  application public.applications;
  payment public.payments;
  voided_reference text;
begin
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));

  select * into application from public.applications where id = quote for update;
  if found and not private.owns_quote(application.user_id, application.quote_key_hash, caller, key_hash) then
    return jsonb_build_object('outcome', 'not-your-quote');
  end if;

  select * into payment from public.payments
  where quote_id = quote and status in ('authorized', 'captured')
  for update;

  if found then
    if not private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash) then
      return jsonb_build_object('outcome', 'not-your-quote');
    end if;

    if payment.method = request ->> 'method'
      and payment.last_four is not distinct from request ->> 'last_four'
      and payment.amount_cents = (request ->> 'amount_cents')::bigint
      and payment.link_id is not distinct from (request ->> 'link_id')::uuid
    then
      return jsonb_build_object('outcome', 'authorized', 'payment', to_jsonb(payment));
    end if;

    if payment.application_id is not null then
      return jsonb_build_object('outcome', 'payment-mismatch');
    end if;

    update public.payments set status = 'voided' where id = payment.id;
    voided_reference := payment.reference;
  elsif application.status <> 'draft' then
    return jsonb_build_object('outcome', 'payment-mismatch');
  end if;

  insert into public.payments (
    id, quote_id, user_id, quote_key_hash, method, amount_cents, status, processor, reference, last_four, billing_address,
    terms_version, priced, link_id, payer
  )
  values (
    coalesce((request ->> 'attempt_id')::uuid, gen_random_uuid()),
    quote,
    coalesce(caller, application.user_id),
    key_hash,
    request ->> 'method',
    (request ->> 'amount_cents')::bigint,
    'authorized',
    request ->> 'processor',
    request ->> 'reference',
    request ->> 'last_four',
    request -> 'billing_address',
    request ->> 'terms_version',
    nullif(request -> 'priced', 'null'),
    (request ->> 'link_id')::uuid,
    request -> 'payer'
  )
  returning * into payment;

  update private.payment_attempts set status = 'authorized' where id = payment.id;
  -- A client who was asked to pay this quote must not pay it too (pay_by_link).
  perform private.close_payment_links(quote, payment.link_id);

  return jsonb_build_object(
    'outcome', 'authorized',
    'payment', to_jsonb(payment),
    'voided_reference', voided_reference
  );
end;
$$;

comment on function public.authorize_payment(jsonb) is
  'Stores an authorized payment of a quote and returns the payment in force. For service_role only.';

revoke all on function public.authorize_payment(jsonb) from public, anon, authenticated;
grant execute on function public.authorize_payment(jsonb) to service_role;

-- The books of the simulated payment processor: requests and answers, as a real processor keeps them on its own
-- machines. Only supabase/functions/_shared/simulated-gateway.ts writes here, and no rule of the site reads it.

create table private.simulated_gateway_books (
  reference text primary key,
  authorization_key text unique,
  capture_key text,
  amount_cents bigint check (amount_cents > 0),
  status text not null default 'authorized' check (status in ('authorized', 'captured', 'voided')),
  captures integer not null default 0 check (captures between 0 and 1),
  answers_capture_with text not null default 'yes' check (answers_capture_with in ('yes', 'refusal', 'silence'))
);

comment on table private.simulated_gateway_books is 'The requests to the simulated payment processor. No money moves.';
comment on column private.simulated_gateway_books.captures is 'How often the money was taken: never twice.';
comment on column private.simulated_gateway_books.answers_capture_with is
  'For tests. Refusal: the processor refuses. Silence: it captures the money, and its answer is lost.';

alter table private.simulated_gateway_books enable row level security;

revoke all on private.simulated_gateway_books from public, anon, authenticated, service_role;
grant select, insert, update on private.simulated_gateway_books to service_role;

create function public.ask_simulated_gateway(question jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  entry private.simulated_gateway_books;
begin
  case question ->> 'ask'
    when 'authorize' then
      insert into private.simulated_gateway_books (reference, authorization_key, amount_cents)
      values (question ->> 'reference', question ->> 'key', (question ->> 'amount_cents')::bigint)
      on conflict (authorization_key) do nothing;
    when 'find' then
      null;
    else
      -- A payment from before these books, such as those of the demonstration.
      insert into private.simulated_gateway_books (reference) values (question ->> 'reference')
      on conflict (reference) do nothing;
  end case;

  select * into entry from private.simulated_gateway_books
  where reference = question ->> 'reference' or authorization_key = question ->> 'key'
  for update;

  if question ->> 'ask' = 'capture' and entry.status = 'authorized' and entry.answers_capture_with <> 'refusal' then
    update private.simulated_gateway_books
    set status = 'captured', captures = captures + 1, capture_key = question ->> 'capture_key'
    where reference = entry.reference
    returning * into entry;
  elsif question ->> 'ask' = 'void' and entry.status = 'authorized' then
    update private.simulated_gateway_books set status = 'voided' where reference = entry.reference
    returning * into entry;
  end if;

  return to_jsonb(entry);
end;
$$;

comment on function public.ask_simulated_gateway(jsonb) is
  'The answer of the simulated payment processor: its entry after the request. For service_role only.';

revoke all on function public.ask_simulated_gateway(jsonb) from public, anon, authenticated;
grant execute on function public.ask_simulated_gateway(jsonb) to service_role;
