-- Paying by link: an attorney asks the client of a matter to authorize the premium. The link and its code are those of
-- signing by link. The payment belongs to the attorney's quote, so a submission checks it like every other payment.

create function private.ask_for_payment(call jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  fresh public.signing_links;
  asked public.payment_requests;
  matter public.matters;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);
  fresh := jsonb_populate_record(null::public.signing_links, call -> 'link');
  asked := jsonb_populate_record(null::public.payment_requests, call -> 'request');

  -- The lock for payment and submission of a quote.
  perform pg_advisory_xact_lock(hashtextextended(asked.quote_id::text, 0));
  perform 1 from public.applications as draft
  where draft.id = asked.quote_id and draft.user_id = auth.uid() and draft.status = 'draft'
  for update;
  if not found or not private.can_edit_matter(asked.matter_id) then
    return 'not-found';
  end if;
  if not private.is_mail_address(lower(coalesce(fresh.sent_to, ''))) then
    return 'no-address';
  end if;
  if exists (select 1 from public.signing_links as sent where sent.id = fresh.id and sent.sent_by = auth.uid()) then
    return 'sent-before'; -- a repeated call sends nothing new
  end if;
  if exists (
    select 1 from public.payments as paid
    where paid.quote_id = asked.quote_id and paid.status = 'authorized' and paid.link_id is not null
      and paid.amount_cents = asked.amount_cents
  ) then
    return 'already-paid';
  end if;

  select * into matter from public.matters as one where one.id = asked.matter_id;
  if matter.application_id is distinct from asked.quote_id
    and private.put_on_matter(matter.id, asked.quote_id) <> 'attached'
  then
    return 'not-found';
  end if;

  -- The limits of links to sign.
  if private.may_send_to(asked.quote_id) <> 'sent' or not private.may_mail_link(matter.firm_id, fresh.sent_to) then
    return 'too-many';
  end if;

  insert into public.payment_requests (
    quote_id, matter_id, payer_name, bond_slug, state_code, principal, obligee, priced, amount_cents
  )
  values (
    asked.quote_id, asked.matter_id, asked.payer_name, asked.bond_slug, asked.state_code, asked.principal, asked.obligee,
    asked.priced, asked.amount_cents
  )
  on conflict (quote_id) do update
  set
    matter_id = excluded.matter_id, payer_name = excluded.payer_name, bond_slug = excluded.bond_slug,
    state_code = excluded.state_code, principal = excluded.principal, obligee = excluded.obligee,
    priced = excluded.priced, amount_cents = excluded.amount_cents, refused_at = null;

  fresh.payment_quote_id := asked.quote_id;
  fresh.role := 'payer';
  fresh.sender := (select firm.name from public.firms as firm where firm.id = matter.firm_id);
  fresh.purpose := (select bond_type.name from public.bond_types as bond_type where bond_type.slug = asked.bond_slug);
  fresh.reason := '';
  fresh.firm_indemnifies := false;
  fresh.sent_by := auth.uid();
  perform private.put_signing_link(fresh, call ->> 'secret');

  return 'sent';
end;
$$;

comment on function private.ask_for_payment(jsonb) is
  'Sends the client of a matter a link to pay for a draft of the caller, who may change the matter. An earlier link ends. Returns "sent", "sent-before" for a repeated call, or why not: not-found, no-address, already-paid, too-many.';

create function private.mail_payment_link(link public.signing_links, secret text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.raised_price(link) is not null then
    perform private.mail_raised_price(link, secret); -- raise_paid_price
    return;
  end if;
  perform private.enqueue_notification(
    'payment_asked', null, null, null, link.sent_to, 'payment_asked:' || link.id,
    jsonb_build_object(
      'sender', link.sender, 'purpose', link.purpose, 'secret', secret,
      'totalCents', (
        select asked.amount_cents from public.payment_requests as asked where asked.quote_id = link.payment_quote_id
      ),
      'expiresOn', (link.expires_at at time zone 'America/New_York')::date
    )
  );
end;
$$;

comment on function private.mail_payment_link(public.signing_links, text) is 'Queues the mail with a link to pay and its sealed token.';

create function private.close_payment_links(of_quote uuid, but_link uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.notifications as waiting
  using public.signing_links as old
  where old.payment_quote_id = of_quote and old.id is distinct from but_link
    and waiting.dedupe_key = 'payment_asked:' || old.id and waiting.status = 'queued';
  update public.signing_links as old
  set revoked_at = now()
  where old.payment_quote_id = of_quote and old.id is distinct from but_link and old.revoked_at is null;
end;
$$;

comment on function private.close_payment_links(uuid, uuid) is
  'Ends the links to pay for a quote, except for one. Used when the quote is paid in another way or submitted.';

-- A client's money must not stay held for a quote that nobody can submit any more.
create function private.release_payment_of_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.payments as paid
  set status = 'voided'
  where paid.quote_id = old.quote_id and paid.link_id is not null and paid.application_id is null
    and paid.status = 'authorized';

  return null;
end;
$$;

comment on function private.release_payment_of_request() is
  'Voids the payment of a client when the draft is deleted. finish-bonds asks the processor to release it.';

create trigger release_payment_of_request
after delete on public.payment_requests
for each row execute function private.release_payment_of_request();

create function private.payment_link_of_session(session_hash text)
returns public.signing_links
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_link public.signing_links;
begin
  select link.* into found_link
  from private.signing_sessions as session
  join public.signing_links as link on link.id = session.link_id
  join public.applications as draft on draft.id = link.payment_quote_id
  where session.key_hash = session_hash and session.expires_at > now() and link.revoked_at is null
    and case
      when link.paid_at is not null then private.payment_of_link(link) is not null
      else draft.status = 'draft' or private.raised_price(link) is not null
    end;

  return found_link;
end;
$$;

comment on function private.payment_link_of_session(text) is
  'The link to pay of an open session. Null when the session has ended, the link was closed, the quote is no longer a draft, or the payment was released. A link to a raised price outlasts the draft.';

create function private.lock_payment_link(session_hash text)
returns public.signing_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.signing_links := private.payment_link_of_session(session_hash);
begin
  if link.id is null then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(link.payment_quote_id::text, 0));
  -- While this waited, the quote may have been submitted, and the firm may have closed the link.
  link := private.payment_link_of_session(session_hash);
  select one.* into link from public.signing_links as one where one.id = link.id and one.revoked_at is null for update;

  return link;
end;
$$;

comment on function private.lock_payment_link(text) is
  'The link to pay of an open session, locked with its quote until the transaction ends.';

create function private.payment_of_link(link public.signing_links)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(paid)
  from public.payments as paid
  where paid.quote_id = link.payment_quote_id and paid.link_id = link.id and paid.status in ('authorized', 'captured');
$$;

comment on function private.payment_of_link(public.signing_links) is 'The payment that was made with a link and holds. Null before, and once it is released.';

create function private.payment_by_link(session_hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  link constant public.signing_links := private.payment_link_of_session(session_hash);
begin
  return (
    select jsonb_build_object(
      'sender', link.sender,
      'purpose', link.purpose,
      'bondType', asked.bond_slug,
      'stateCode', asked.state_code,
      'payerName', asked.payer_name,
      'principal', asked.principal,
      'obligee', asked.obligee,
      'priced', coalesce(nullif(private.payment_of_link(link) -> 'priced', 'null'), asked.priced),
      'payment', private.payment_of_link(link),
      'raise', private.raised_price(link)
    )
    from public.payment_requests as asked
    where asked.quote_id = link.payment_quote_id
  );
end;
$$;

comment on function private.payment_by_link(text) is
  'All that the client sees in a session: the bond with its parties, the price, a raised price, and the client''s own payment. Nothing else of the quote or the matter. Null when the session has ended.';

create function private.payment_by_link_stop(link public.signing_links, shown_cents bigint)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case
    when link.id is null then jsonb_build_object('outcome', 'session-ended')
    when link.paid_at is not null
      then jsonb_build_object('outcome', 'authorized', 'payment', private.payment_of_link(link))
    when private.raised_price(link) is not null or shown_cents is distinct from (
      select asked.amount_cents from public.payment_requests as asked where asked.quote_id = link.payment_quote_id
    ) then jsonb_build_object('outcome', 'payment-mismatch')
  end;
$$;

comment on function private.payment_by_link_stop(public.signing_links, bigint) is
  'Why a locked link takes no payment of the amount that the client saw. With "authorized", the link is paid already. Null: it takes the payment.';

create function private.begin_payment_by_link(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_an_hour constant integer := 10;
  link constant public.signing_links := private.lock_payment_link(call ->> 'session_hash');
  stop constant jsonb := private.payment_by_link_stop(link, (call ->> 'amount_cents')::bigint);
begin
  if stop is not null then
    return stop;
  end if;
  -- So that nobody tries out stolen cards with a link. Parallel calls begin before the first card is declined, so an open
  -- attempt with another card counts too.
  if (
    select count(*)
    from private.payment_attempts as tried
    where tried.quote_id = link.payment_quote_id and tried.asked_at > now() - interval '1 hour'
      and (
        tried.status = 'declined'
        or tried.status = 'asked' and (tried.method, tried.last_four) is distinct from (call ->> 'method', call ->> 'last_four')
      )
  ) >= max_an_hour then
    return jsonb_build_object('outcome', 'too-many');
  end if;

  return jsonb_build_object('outcome', 'begun') || public.begin_payment(
    jsonb_build_object(
      'quote_id', link.payment_quote_id,
      'user_id', (select draft.user_id from public.applications as draft where draft.id = link.payment_quote_id),
      'quote_key_hash', call ->> 'key_hash',
      'method', call ->> 'method',
      'amount_cents', call -> 'amount_cents',
      'last_four', call ->> 'last_four',
      'link_id', link.id
    )
  );
end;
$$;

comment on function private.begin_payment_by_link(jsonb) is
  'Records that the client pays, before the processor is asked. A repetition returns the same attempt, or the payment. Ten declined cards in an hour end the tries for a while.';

create function private.authorize_by_link(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link constant public.signing_links := private.lock_payment_link(call ->> 'session_hash');
  stop constant jsonb := private.payment_by_link_stop(link, (call ->> 'amount_cents')::bigint);
  asked public.payment_requests;
  answer jsonb;
begin
  if stop is not null then
    return stop;
  end if;

  select * into asked from public.payment_requests as one where one.quote_id = link.payment_quote_id;
  answer := public.authorize_payment(
    (call - 'session_hash') || jsonb_build_object(
      'quote_id', link.payment_quote_id,
      'user_id', (select draft.user_id from public.applications as draft where draft.id = link.payment_quote_id),
      'link_id', link.id,
      'payer', jsonb_build_object(
        'name', asked.payer_name, 'email', link.sent_to, 'sender', link.sender, 'purpose', link.purpose
      ),
      'priced', asked.priced
    )
  );
  if answer ->> 'outcome' <> 'authorized' then
    return answer;
  end if;

  update public.signing_links as one set paid_at = now() where one.id = link.id;
  update public.payment_requests as one set refused_at = null where one.quote_id = link.payment_quote_id;
  perform private.mail_payment_by_link(link, answer -> 'payment');

  return answer;
end;
$$;

comment on function private.authorize_by_link(jsonb) is
  'Stores the payment that a client authorized by a link, in one transaction with the mails about it. A repetition returns the same payment.';

create function private.mail_payment_by_link(link public.signing_links, payment jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  told constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'purpose', link.purpose, 'totalCents', payment -> 'amount_cents', 'method', payment -> 'method',
    'lastFour', payment -> 'last_four', 'paidAt', payment -> 'created_at'
  ));
begin
  perform private.enqueue_notification(
    'payment_receipt', null, null, null, link.sent_to, 'payment_receipt:' || link.id,
    told || jsonb_build_object('sender', link.sender, 'reference', payment -> 'reference')
  );
  perform private.enqueue_notification(
    'client_paid', null, null, null, account.email, 'client_paid:' || link.id,
    told || jsonb_strip_nulls(
      jsonb_build_object(
        'matterId', matter.id,
        'reference', nullif(matter.reference, ''),
        'caseNumber', case when matter.reference = '' then nullif(matter.case_number, '') end
      )
    )
  )
  from public.payment_requests as asked
  join public.matters as matter on matter.id = asked.matter_id
  join auth.users as account on account.id = link.sent_by
  where asked.quote_id = link.payment_quote_id
    and matter.id in (select private.matters_open_to(account.id, matter.id));
end;
$$;

comment on function private.mail_payment_by_link(public.signing_links, jsonb) is
  'Queues the receipt for the client, and the mail to the member who asked, if that member may still open the matter.';

create function private.refuse_payment_by_link(session_hash text, attempt uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform public.settle_payment_attempt(attempt, 'declined');
  update public.payment_requests as asked
  set refused_at = now()
  where asked.quote_id = (private.payment_link_of_session(session_hash)).payment_quote_id;
end;
$$;

comment on function private.refuse_payment_by_link(text, uuid) is
  'Records that the processor declined the client''s card or account, so that the firm sees it.';

revoke all on function
private.ask_for_payment(jsonb),
private.mail_payment_link(public.signing_links, text), private.close_payment_links(uuid, uuid),
private.release_payment_of_request(), private.payment_link_of_session(text), private.lock_payment_link(text), private.payment_of_link(public.signing_links),
private.payment_by_link(text), private.payment_by_link_stop(public.signing_links, bigint),
private.begin_payment_by_link(jsonb), private.authorize_by_link(jsonb),
private.mail_payment_by_link(public.signing_links, jsonb), private.refuse_payment_by_link(text, uuid)
from public, anon, authenticated, service_role;

grant execute on function
private.ask_for_payment(jsonb), private.close_payment_links(uuid, uuid), private.payment_by_link(text),
private.begin_payment_by_link(jsonb), private.authorize_by_link(jsonb), private.refuse_payment_by_link(text, uuid)
to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.ask_for_payment(call jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.ask_for_payment(call);
end;

create function public.payment_by_link(session_hash text)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.payment_by_link(session_hash);
end;

create function public.begin_payment_by_link(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.begin_payment_by_link(call);
end;

create function public.authorize_by_link(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.authorize_by_link(call);
end;

create function public.refuse_payment_by_link(session_hash text, attempt uuid)
returns void language sql set search_path = ''
begin atomic
  select private.refuse_payment_by_link(session_hash, attempt);
end;

comment on function public.ask_for_payment(jsonb) is 'Sends a link to pay for the verified caller in its claims. For service_role only.';
comment on function public.payment_by_link(text) is 'What a client sees in a session to pay. For service_role only.';
comment on function public.begin_payment_by_link(jsonb) is 'Records a payment by link before the processor is asked. For service_role only.';
comment on function public.authorize_by_link(jsonb) is 'Stores a payment by link. For service_role only.';
comment on function public.refuse_payment_by_link(text, uuid) is 'Records a declined payment by link. For service_role only.';

revoke all on function
public.ask_for_payment(jsonb), public.payment_by_link(text), public.begin_payment_by_link(jsonb),
public.authorize_by_link(jsonb), public.refuse_payment_by_link(text, uuid)
from public, anon, authenticated, service_role;

grant execute on function
public.ask_for_payment(jsonb), public.payment_by_link(text), public.begin_payment_by_link(jsonb),
public.authorize_by_link(jsonb), public.refuse_payment_by_link(text, uuid)
to service_role;
