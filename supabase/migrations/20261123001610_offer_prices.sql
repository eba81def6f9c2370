-- Offers of another price, from the underwriter's decision to the customer's answer. Every step holds the lock of the
-- quote, so an offer, an acceptance, a withdrawal, an expiry and a take-back never interleave.

create function private.price_offer_detail(application public.applications, decision jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'reason', decision ->> 'reason',
    'totalBeforeCents', application.total_cents,
    'totalCents', (decision #>> '{price,total_cents}')::bigint,
    'answerBy', decision ->> 'answer_by'
  );
$$;

comment on function private.price_offer_detail(public.applications, jsonb) is
  'The history''s detail of an offered or proposed price.';

create function private.offer_price(application public.applications, staff uuid, decision jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  price constant jsonb := decision -> 'price';
  needs_two constant boolean := private.needs_second_approval(application.penal_sum_cents);
  detail constant jsonb := private.price_offer_detail(application, decision);
  proposal public.price_offers;
  is_confirmed boolean;
begin
  if (price ->> 'total_cents')::bigint = application.total_cents then
    return jsonb_build_object('outcome', 'same-price');
  end if;

  select * into proposal
  from public.price_offers as offer
  where offer.application_id = application.id and offer.status = 'proposed'
  for update;

  -- A colleague confirms the premium that an underwriter proposed, as long as that underwriter still counts.
  is_confirmed := coalesce(
    needs_two
    and proposal.total_cents = (price ->> 'total_cents')::bigint
    and proposal.premium_cents = (price ->> 'premium_cents')::bigint
    and private.works_here(proposal.proposed_by)
    and not private.is_own_application(proposal.proposed_by, application.id),
    false
  );
  if is_confirmed and proposal.proposed_by = staff then
    return jsonb_build_object('outcome', 'colleague-required');
  end if;

  -- A higher price that the customer sees now. The person whose credit report led to it gets a notice.
  if (is_confirmed or not needs_two)
    and (price ->> 'total_cents')::bigint > application.total_cents
    and not private.record_report_uses(application, staff, 'price-offered', decision -> 'reports')
  then
    return jsonb_build_object('outcome', 'reports-unanswered');
  end if;

  if is_confirmed then
    update public.price_offers
    set
      status = 'open', confirmed_by = staff, opened_at = now(), reason = decision ->> 'reason',
      answer_by = (decision ->> 'answer_by')::date, charges = nullif(decision -> 'charges', 'null'),
      rate_plan = price ->> 'rate_plan',
      rate_plan_version = (price ->> 'rate_plan_version')::integer
    where id = proposal.id;
  else
    update public.price_offers set status = 'replaced', closed_at = now() where id = proposal.id;

    insert into public.price_offers (
      application_id, status, premium_cents, fees_cents, taxes_cents, total_cents, premium_before_cents,
      total_before_cents, rate_plan, rate_plan_version, charges, reason, answer_by, proposed_by, opened_at
    )
    values (
      application.id,
      case when needs_two then 'proposed' else 'open' end,
      (price ->> 'premium_cents')::bigint,
      (price ->> 'fees_cents')::bigint,
      (price ->> 'taxes_cents')::bigint,
      (price ->> 'total_cents')::bigint,
      application.premium_cents,
      application.total_cents,
      price ->> 'rate_plan',
      (price ->> 'rate_plan_version')::integer,
      nullif(decision -> 'charges', 'null'),
      decision ->> 'reason',
      (decision ->> 'answer_by')::date,
      staff,
      case when not needs_two then now() end
    );

    if needs_two then
      insert into public.application_events (application_id, actor, actor_id, kind, detail)
      values (application.id, 'staff', staff, 'price-proposed', detail);

      return jsonb_build_object('outcome', 'decided', 'status', application.status, 'voided_references', '[]'::jsonb);
    end if;
  end if;

  update public.applications set status = 'price_offered' where id = application.id;
  perform private.ask_client_to_agree(application.id, decision -> 'client_link', application.user_id); -- raise_paid_price

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (application.id, 'staff', staff, 'price-offered', application.status, 'price_offered', detail);

  return jsonb_build_object('outcome', 'decided', 'status', 'price_offered', 'voided_references', '[]'::jsonb);
end;
$$;

comment on function private.offer_price(public.applications, uuid, jsonb) is
  'Offers another price to the customer, or proposes it to a colleague when the bond needs two underwriters. Only decide_application calls it, with the lock and after its checks.';

create function private.take_back_price(application public.applications, staff uuid, detail jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if application.status <> 'price_offered' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  update public.price_offers set status = 'taken-back', closed_at = now()
  where application_id = application.id and status = 'open';
  update public.applications set status = 'under_review' where id = application.id;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (application.id, 'staff', staff, 'price-taken-back', application.status, 'under_review', detail);

  return jsonb_build_object(
    'outcome', 'decided', 'status', 'under_review', 'voided_references', private.voided_references(application.id)
  );
end;
$$;

comment on function private.take_back_price(public.applications, uuid, jsonb) is
  'Takes an open offer back: the application is under review again, and its price and payment stay as the customer authorized them. Only decide_application calls it, with the lock and after its checks.';

revoke all on function
private.price_offer_detail(public.applications, jsonb), private.offer_price(public.applications, uuid, jsonb),
private.take_back_price(public.applications, uuid, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
private.price_offer_detail(public.applications, jsonb), private.offer_price(public.applications, uuid, jsonb),
private.take_back_price(public.applications, uuid, jsonb)
to service_role;

-- The customer accepts in three steps, like every payment: the attempt is recorded, the processor reserves the new
-- amount, and one transaction replaces the payment and the price. A call that is killed between the steps leaves the
-- earlier payment in force, and its attempt is repeated with the same key or released by `finish-bonds`.

create function private.refuse_acceptance(
  application public.applications, offer public.price_offers, payment public.payments, caller uuid, today date, by_link uuid
)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when application.id is null or offer.id is null or application.user_id is distinct from caller then 'not-found'
    when offer.opened_at is null then 'not-found'
    when application.status <> 'price_offered' or offer.status <> 'open' or today > offer.answer_by then 'not-open'
    when payment.id is null or payment.status <> 'authorized' or payment.capture_asked_at is not null then 'not-open'
    -- A client agreed to one amount. Nobody else may raise it (raise_paid_price).
    when payment.link_id is not null and by_link is null and offer.total_cents > payment.amount_cents then 'payer-must-agree'
  end;
$$;

comment on function private.refuse_acceptance(public.applications, public.price_offers, public.payments, uuid, date, uuid) is
  'Why a caller cannot accept an offered price on a day. With a link, its client accepts. Null: the offer can be accepted.';

create function public.begin_price_acceptance(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (request ->> 'application_id')::uuid;
  caller constant uuid := (request ->> 'caller')::uuid;
  application public.applications;
  offer public.price_offers;
  payment public.payments;
  refusal text;
begin
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  select * into offer from public.price_offers where id = (request ->> 'offer_id')::uuid and application_id = target;
  select * into payment from public.payments
  where quote_id = target and status in ('authorized', 'captured')
  for update;

  if offer.status = 'accepted' and application.user_id = caller then
    return jsonb_build_object(
      'outcome', 'accepted', 'status', application.status, 'voided_references', private.voided_references(target)
    );
  end if;

  refusal := private.refuse_acceptance(
    application, offer, payment, caller, (request ->> 'today')::date, (request ->> 'link_id')::uuid
  );
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;

  return jsonb_build_object(
    'outcome', 'begun',
    'amount_cents', offer.total_cents,
    'method', payment.method,
    'reference', payment.reference
  ) || public.begin_payment(
    jsonb_build_object(
      'quote_id', target,
      'user_id', caller,
      'quote_key_hash', payment.quote_key_hash,
      'method', payment.method,
      'amount_cents', offer.total_cents,
      'last_four', payment.last_four,
      -- An attempt for an earlier offer of the same price may be releasing its authorization at this moment.
      'asked_since', offer.opened_at
    )
  );
end;
$$;

comment on function public.begin_price_acceptance(jsonb) is
  'Records that a customer accepts an offered price, before the processor is asked for the new amount. A repetition returns the same attempt, or that the offer is accepted. For service_role only.';

create function public.accept_price_offer(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (request ->> 'application_id')::uuid;
  caller constant uuid := (request ->> 'caller')::uuid;
  application public.applications;
  offer public.price_offers;
  earlier public.payments;
  refusal text;
begin
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  select * into offer from public.price_offers
  where id = (request ->> 'offer_id')::uuid and application_id = target
  for update;
  select * into earlier from public.payments
  where quote_id = target and status in ('authorized', 'captured')
  for update;

  -- Another tab or a repeated call was faster.
  if offer.status = 'accepted' and application.user_id = caller then
    return jsonb_build_object(
      'outcome', 'accepted', 'status', application.status, 'reference', earlier.reference,
      'voided_references', private.voided_references(target)
    );
  end if;

  refusal := private.refuse_acceptance(
    application, offer, earlier, caller, (request ->> 'today')::date, (request ->> 'link_id')::uuid
  );
  if refusal is not null then
    return jsonb_build_object('outcome', refusal);
  end if;

  update public.payments set status = 'voided' where id = earlier.id;

  insert into public.payments (
    id, quote_id, user_id, quote_key_hash, application_id, method, amount_cents, status, processor, reference, last_four,
    billing_address, terms_version, priced, link_id, payer
  )
  values (
    (request ->> 'attempt_id')::uuid,
    target,
    caller,
    earlier.quote_key_hash,
    target,
    earlier.method,
    offer.total_cents,
    'authorized',
    request ->> 'processor',
    request ->> 'reference',
    earlier.last_four,
    earlier.billing_address,
    earlier.terms_version,
    (earlier.priced - 'charges') || jsonb_strip_nulls(jsonb_build_object('charges', offer.charges)) || jsonb_build_object(
      'price', jsonb_build_object(
        'premium', offer.premium_cents, 'fees', offer.fees_cents, 'taxes', offer.taxes_cents, 'total', offer.total_cents
      ),
      'plan', jsonb_build_object('id', offer.rate_plan, 'version', offer.rate_plan_version)
    ),
    coalesce((request ->> 'link_id')::uuid, earlier.link_id),
    earlier.payer
  );
  update private.payment_attempts set status = 'authorized' where id = (request ->> 'attempt_id')::uuid;

  update public.price_offers set status = 'accepted', closed_at = now() where id = offer.id;
  update public.applications
  set
    status = 'approved',
    premium_cents = offer.premium_cents,
    fees_cents = offer.fees_cents,
    taxes_cents = offer.taxes_cents,
    total_cents = offer.total_cents,
    rate_plan = offer.rate_plan,
    rate_plan_version = offer.rate_plan_version
  where id = target;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    target, 'customer', case when request ->> 'link_id' is null then caller end, 'price-accepted', application.status, 'approved',
    jsonb_strip_nulls(jsonb_build_object(
      'totalBeforeCents', offer.total_before_cents, 'totalCents', offer.total_cents,
      'paymentReference', request ->> 'reference', 'paymentLink', request ->> 'link_id'
    ))
  );

  return jsonb_build_object(
    'outcome', 'accepted', 'status', 'approved', 'reference', request ->> 'reference',
    'voided_references', private.voided_references(target)
  );
end;
$$;

comment on function public.accept_price_offer(jsonb) is
  'Replaces price and payment of an application by those of an offer that its customer accepted, once, and approves it. Returns the reference of the payment in force. For service_role only.';

-- An offer that nobody answered ends with its last day. The application is withdrawn, and the payment released.
create function public.expire_price_offers(today date, max_rows integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  past record;
  voided jsonb := '[]';
  expired integer := 0;
begin
  for past in
    select offer.id, offer.application_id
    from public.price_offers as offer
    where offer.status = 'open' and offer.answer_by < today
    order by offer.answer_by
    limit max_rows
  loop
    -- Somebody answers this offer at this moment. The next run looks again.
    continue when not pg_try_advisory_xact_lock(hashtextextended(past.application_id::text, 0));

    update public.price_offers set status = 'expired', closed_at = now() where id = past.id and status = 'open';
    continue when not found;

    update public.applications set status = 'withdrawn' where id = past.application_id;
    update public.payments set status = 'voided' where quote_id = past.application_id and status = 'authorized';
    insert into public.application_events (application_id, actor, kind, from_status, to_status)
    values (past.application_id, 'system', 'price-expired', 'price_offered', 'withdrawn');

    voided := voided || private.voided_references(past.application_id);
    expired := expired + 1;
  end loop;

  return jsonb_build_object('expired', expired, 'voided_references', voided);
end;
$$;

comment on function public.expire_price_offers(date, integer) is
  'Withdraws applications whose offered price was not accepted in time, up to the limit. Returns their number and the payments that the processor must release. For service_role only.';

revoke all on function
private.refuse_acceptance(public.applications, public.price_offers, public.payments, uuid, date, uuid),
public.begin_price_acceptance(jsonb), public.accept_price_offer(jsonb), public.expire_price_offers(date, integer)
from public, anon, authenticated;
grant execute on function
private.refuse_acceptance(public.applications, public.price_offers, public.payments, uuid, date, uuid),
public.begin_price_acceptance(jsonb), public.accept_price_offer(jsonb), public.expire_price_offers(date, integer)
to service_role;
