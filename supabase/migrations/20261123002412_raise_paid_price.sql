-- A raised price for a client who paid by a link. Only the client may agree to a higher amount, so the offer mails the
-- client a new link of the same kind (pay_by_link). The client accepts or declines with the steps of a customer
-- (offer_prices, submit_applications).

create function private.raised_price(link public.signing_links)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'offerId', offer.id,
    'state', case
      when offer.status = 'open' and offer.answer_by < (now() at time zone 'America/New_York')::date then 'expired'
      else offer.status
    end,
    'totalBefore', offer.total_before_cents,
    'price', jsonb_build_object(
      'premium', offer.premium_cents, 'fees', offer.fees_cents, 'taxes', offer.taxes_cents, 'total', offer.total_cents
    ),
    'charges', offer.charges,
    'reason', offer.reason,
    'answerBy', offer.answer_by
  )
  from public.price_offers as offer
  where offer.application_id = link.payment_quote_id and offer.total_cents > offer.total_before_cents
    and offer.opened_at <= coalesce(link.created_at, now())
  order by offer.opened_at desc
  limit 1;
$$;

comment on function private.raised_price(public.signing_links) is
  'The raised price that a link asks its client to agree to, also after its end. Null for a link that was sent before any raised price.';

create function private.closed_raise(link public.signing_links)
returns text
language sql
stable
set search_path = ''
as $$
  select 'price-' || (raised.price ->> 'state')
  from (select private.raised_price(link)) as raised (price)
  where raised.price ->> 'state' not in ('open', 'accepted');
$$;

comment on function private.closed_raise(public.signing_links) is
  'How the raised price of a link ended without the client''s agreement: price-withdrawn, price-expired, price-taken-back. Null otherwise.';

create function private.ask_client_to_agree(target uuid, fresh_link jsonb, sent_by uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  fresh public.signing_links := jsonb_populate_record(null::public.signing_links, fresh_link);
  payer jsonb;
begin
  select paid.payer into payer
  from public.payments as paid
  join public.payment_requests as asked on asked.quote_id = paid.quote_id
  join public.price_offers as offer on offer.application_id = paid.quote_id
  where paid.quote_id = target and paid.status = 'authorized' and paid.link_id is not null
    and offer.status = 'open' and offer.total_cents > paid.amount_cents;
  if payer is null or fresh.id is null then
    -- A link to an earlier raised price, which was taken back.
    update public.signing_links as old
    set revoked_at = now()
    where old.payment_quote_id = target and old.paid_at is null and old.revoked_at is null;
    return false;
  end if;

  fresh.payment_quote_id := target;
  fresh.role := 'payer';
  fresh.sender := payer ->> 'sender';
  fresh.purpose := payer ->> 'purpose';
  fresh.sent_to := payer ->> 'email';
  fresh.reason := '';
  fresh.firm_indemnifies := false;
  fresh.sent_by := ask_client_to_agree.sent_by;
  perform private.put_signing_link(fresh, fresh_link ->> 'secret');

  return true;
end;
$$;

comment on function private.ask_client_to_agree(uuid, jsonb, uuid) is
  'Sends the client who paid for an application by a link a new link, to agree to its open price. False when the client did not pay, or the price is not higher.';

create function private.ask_client_again(call jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  target constant uuid := (call ->> 'application_id')::uuid;
  link_id constant uuid := (call #>> '{link,id}')::uuid;
  matter public.matters;
  address text;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);
  -- The lock for payment and decisions of an application.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select one.* into matter
  from public.payment_requests as asked
  join public.matters as one on one.id = asked.matter_id
  where asked.quote_id = target;
  if not found or not private.can_edit_matter(matter.id) then
    return 'not-found';
  end if;
  if exists (select 1 from public.signing_links as sent where sent.id = link_id and sent.sent_by = auth.uid()) then
    return 'sent-before'; -- a repeated call sends nothing new
  end if;

  -- The limits of links to sign.
  select paid.payer ->> 'email' into address
  from public.payments as paid
  where paid.quote_id = target and paid.status = 'authorized' and paid.link_id is not null;
  if private.may_send_to(target) <> 'sent' or not private.may_mail_link(matter.firm_id, address) then
    return 'too-many';
  end if;

  return case when private.ask_client_to_agree(target, call -> 'link', auth.uid()) then 'sent' else 'not-found' end;
end;
$$;

comment on function private.ask_client_again(jsonb) is
  'Sends the client the link to a raised price again, for a caller who may change the matter. An earlier link ends. Returns "sent", "sent-before" for a repeated call, or why not: not-found, too-many.';

create function private.mail_raised_price(link public.signing_links, secret text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  raised constant jsonb := private.raised_price(link);
begin
  perform private.enqueue_notification(
    'price_raised', null, null, null, link.sent_to, 'payment_asked:' || link.id,
    jsonb_build_object(
      'sender', link.sender, 'purpose', link.purpose, 'secret', secret,
      'totalBeforeCents', raised -> 'totalBefore', 'totalCents', raised #> '{price,total}', 'answerBy', raised -> 'answerBy',
      'expiresOn', (link.expires_at at time zone 'America/New_York')::date
    )
  );
end;
$$;

comment on function private.mail_raised_price(public.signing_links, text) is
  'Queues the mail with a link to agree to a raised price and its sealed token.';

create function private.answer_raised_price(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link constant public.signing_links := private.lock_payment_link(call ->> 'session_hash');
  raised constant jsonb := private.raised_price(link);
  owner constant uuid := (select applied.user_id from public.applications as applied where applied.id = link.payment_quote_id);
  request constant jsonb := (call - 'session_hash') || jsonb_build_object(
    'application_id', link.payment_quote_id, 'caller', owner, 'link_id', link.id
  );
  answer jsonb;
begin
  if link.id is null or raised is null then
    return jsonb_build_object('outcome', 'session-ended');
  end if;
  if raised ->> 'offerId' is distinct from call ->> 'offer_id'
    or raised #> '{price,total}' is distinct from call -> 'amount_cents'
  then
    return jsonb_build_object('outcome', 'payment-mismatch');
  end if;

  case call ->> 'step'
    when 'begin' then
      return public.begin_price_acceptance(request);
    when 'accept' then
      answer := public.accept_price_offer(request);
      if answer ->> 'outcome' = 'accepted' then
        update public.signing_links as one set paid_at = coalesce(one.paid_at, now()) where one.id = link.id;
      end if;
      return answer;
    when 'decline' then
      -- A repetition after the withdrawal returns the same answer. Another end of the price stays as it is.
      if raised ->> 'state' not in ('open', 'withdrawn') then
        return jsonb_build_object('outcome', 'not-open');
      end if;
      answer := public.withdraw_application(link.payment_quote_id, owner, link.id);
      if answer ->> 'outcome' = 'withdrawn' and raised ->> 'state' = 'open' then
        perform private.mail_declined_raise(link, raised, owner);
      end if;
      return answer;
  end case;
end;
$$;

comment on function private.answer_raised_price(jsonb) is
  'A step of the client''s answer to the raised price of an open session: begin and accept as a customer does, or decline, which withdraws the application. Refuses another offer or amount than the client saw.';

create function private.mail_declined_raise(link public.signing_links, raised jsonb, owner uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.enqueue_notification(
    'client_declined_price', applied.id, null, owner, account.email, 'client_declined_price:' || link.id,
    jsonb_build_object(
      'applicationId', applied.id,
      'applicationNumber', applied.number,
      'bondName', link.purpose,
      'stateCode', applied.state_code,
      'totalBeforeCents', raised -> 'totalBefore',
      'offeredTotalCents', raised #> '{price,total}'
    )
  )
  from public.applications as applied
  join auth.users as account on account.id = owner
  where applied.id = link.payment_quote_id;
end;
$$;

comment on function private.mail_declined_raise(public.signing_links, jsonb, uuid) is
  'Queues the mail to the account of the application: its client declined the raised price.';

revoke all on function
private.raised_price(public.signing_links), private.closed_raise(public.signing_links),
private.ask_client_to_agree(uuid, jsonb, uuid), private.ask_client_again(jsonb),
private.mail_raised_price(public.signing_links, text), private.answer_raised_price(jsonb),
private.mail_declined_raise(public.signing_links, jsonb, uuid)
from public, anon, authenticated, service_role;

grant execute on function
private.ask_client_to_agree(uuid, jsonb, uuid), private.ask_client_again(jsonb), private.answer_raised_price(jsonb)
to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.ask_client_again(call jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.ask_client_again(call);
end;

create function public.answer_raised_price(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.answer_raised_price(call);
end;

comment on function public.ask_client_again(jsonb) is
  'Sends the link to a raised price again for the verified caller in its claims. For service_role only.';
comment on function public.answer_raised_price(jsonb) is 'The answer of a client to a raised price. For service_role only.';

revoke all on function public.ask_client_again(jsonb), public.answer_raised_price(jsonb)
from public, anon, authenticated, service_role;

grant execute on function public.ask_client_again(jsonb), public.answer_raised_price(jsonb) to service_role;
