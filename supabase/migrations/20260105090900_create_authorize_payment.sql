-- Records what the payment gateway authorized, under a lock on the quote: of two calls that race, one writes
-- and both get the same payment; an earlier payment of another amount, method or card is voided in the same step.

-- Whether a caller owns a row: the signed-in customer it belongs to, or whoever holds the browser's key as long
-- as that does not take it from another account.
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
  'Same rule as supabase/functions/_shared/quote-ownership.ts, decided again under the lock.';

revoke all on function private.owns_quote(uuid, text, uuid, text) from public, anon, authenticated;
grant execute on function private.owns_quote(uuid, text, uuid, text) to service_role;

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
    then
      return jsonb_build_object('outcome', 'authorized', 'payment', to_jsonb(payment));
    end if;

    if payment.application_id is not null then
      return jsonb_build_object('outcome', 'payment-mismatch');
    end if;

    update public.payments set status = 'voided' where id = payment.id;
    voided_reference := payment.reference;
  end if;

  insert into public.payments (
    quote_id, user_id, quote_key_hash, method, amount_cents, status, processor, reference, last_four, billing_address,
    terms_version
  )
  values (
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
    request ->> 'terms_version'
  )
  returning * into payment;

  return jsonb_build_object(
    'outcome', 'authorized',
    'payment', to_jsonb(payment),
    'voided_reference', voided_reference
  );
end;
$$;

comment on function public.authorize_payment(jsonb) is
  'Stores an authorized payment of a quote and returns the one in force. For service_role only.';

revoke all on function public.authorize_payment(jsonb) from public, anon, authenticated;
grant execute on function public.authorize_payment(jsonb) to service_role;
