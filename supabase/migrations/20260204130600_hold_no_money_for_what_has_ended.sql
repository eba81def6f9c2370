-- An application that was declined or withdrawn has let go of its payment. Paying for it again would hold money for a
-- bond that never comes.

create or replace function public.authorize_payment(request jsonb)
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
  elsif application.status <> 'draft' then
    return jsonb_build_object('outcome', 'payment-mismatch');
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
