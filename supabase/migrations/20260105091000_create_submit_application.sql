-- Writes a submission whole or not at all: application, sealed secrets, its payment, events. The edge
-- function has validated, priced and decided; what only holds under a lock is decided here.

-- What the customer is told. Built from what was stored at submission, so a replay gives the same answer
-- whatever has happened to the application since.
create function public.submission_receipt(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'application_id', application.id,
    'application_number', application.number,
    'status', case when application.review_reasons = '{}' then 'approved' else 'under_review' end,
    'submitted_at', application.submitted_at,
    'premium_cents', application.premium_cents,
    'fees_cents', application.fees_cents,
    'taxes_cents', application.taxes_cents,
    'total_cents', application.total_cents,
    'review_reasons', application.review_reasons,
    'payment_reference', payment.reference,
    'payment_method', payment.method,
    'payment_last_four', payment.last_four
  )
  from public.applications as application
  join public.payments as payment on payment.application_id = application.id
  where application.id = of_application;
$$;

comment on function public.submission_receipt(uuid) is
  'The receipt of a submitted application, the same at every call. For service_role only.';

revoke all on function public.submission_receipt(uuid) from public, anon, authenticated;
grant execute on function public.submission_receipt(uuid) to service_role;

create function public.submit_application(submission jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote constant uuid := (submission ->> 'quote_id')::uuid;
  caller constant uuid := (submission ->> 'user_id')::uuid;
  key_hash constant text := submission ->> 'quote_key_hash';
  decision constant text := submission ->> 'status';
  reasons constant text[] := array(select jsonb_array_elements_text(submission -> 'review_reasons'));
  application public.applications;
  payment public.payments;
begin
  if decision is null or (decision = 'approved') <> (reasons = '{}') then
    raise exception 'Decision % does not go with % reasons', decision, cardinality(reasons);
  end if;

  -- One submission of a quote at a time. A row lock alone would not do: the first one finds no row to lock.
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));

  select * into application from public.applications where id = quote for update;
  if found and not private.owns_quote(application.user_id, application.quote_key_hash, caller, key_hash) then
    return jsonb_build_object('outcome', 'not-your-quote');
  end if;

  if application.status <> 'draft' then
    return jsonb_build_object('outcome', 'submitted', 'receipt', public.submission_receipt(quote));
  end if;

  select * into payment from public.payments
  where id = (submission ->> 'payment_id')::uuid and quote_id = quote and status = 'authorized'
  for update;

  if not found then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  if not private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash) then
    return jsonb_build_object('outcome', 'not-your-quote');
  end if;

  if payment.amount_cents <> (submission ->> 'total_cents')::bigint then
    return jsonb_build_object('outcome', 'payment-mismatch');
  end if;

  insert into public.applications as stored (
    id, number, user_id, quote_key_hash, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents,
    fees_cents, taxes_cents, total_cents, review_reasons, terms_version, terms_accepted_at, submitted_at
  )
  values (
    quote,
    private.next_application_number(),
    coalesce(caller, application.user_id, payment.user_id),
    key_hash,
    submission ->> 'bond_slug',
    submission ->> 'state_code',
    'submitted',
    submission -> 'answers',
    (submission ->> 'penal_sum_cents')::bigint,
    (submission ->> 'premium_cents')::bigint,
    (submission ->> 'fees_cents')::bigint,
    (submission ->> 'taxes_cents')::bigint,
    (submission ->> 'total_cents')::bigint,
    reasons,
    payment.terms_version,
    payment.created_at,
    now()
  )
  on conflict (id) do update
  set
    number = excluded.number,
    user_id = excluded.user_id,
    quote_key_hash = excluded.quote_key_hash,
    bond_slug = excluded.bond_slug,
    state_code = excluded.state_code,
    status = excluded.status,
    answers = excluded.answers,
    penal_sum_cents = excluded.penal_sum_cents,
    premium_cents = excluded.premium_cents,
    fees_cents = excluded.fees_cents,
    taxes_cents = excluded.taxes_cents,
    total_cents = excluded.total_cents,
    review_reasons = excluded.review_reasons,
    terms_version = excluded.terms_version,
    terms_accepted_at = excluded.terms_accepted_at,
    revision = stored.revision + 1,
    submitted_at = excluded.submitted_at;

  insert into private.application_secrets (application_id, kind, sealed, nonce, key_id, last_four)
  select quote, secret ->> 'kind', secret ->> 'sealed', secret ->> 'nonce', secret ->> 'key_id', secret ->> 'last_four'
  from jsonb_array_elements(submission -> 'secrets') as secret;

  update public.payments
  set application_id = quote, user_id = coalesce(user_id, caller, application.user_id)
  where id = payment.id;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    quote, 'customer', caller, 'submitted', application.status, 'submitted',
    jsonb_build_object('termsVersion', payment.terms_version, 'paymentReference', payment.reference)
  );

  update public.applications set status = decision where id = quote;

  insert into public.application_events (application_id, actor, kind, from_status, to_status, detail)
  values (
    quote,
    'system',
    case decision when 'approved' then 'approved' else 'sent-to-review' end,
    'submitted',
    decision,
    jsonb_build_object('reasons', reasons)
  );

  return jsonb_build_object('outcome', 'submitted', 'receipt', public.submission_receipt(quote));
end;
$$;

comment on function public.submit_application(jsonb) is
  'Stores a checked application in one transaction and returns its receipt, again for every repetition. For service_role only.';

revoke all on function public.submit_application(jsonb) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb) to service_role;
