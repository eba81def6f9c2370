-- Writes a whole submission or nothing: application, sealed secrets, its payment, events. The Edge Function has
-- validated, priced and decided. This function checks the rules that hold only under a lock.

-- The receipt for the customer. It is built from the rows stored at submission, so a replay gives the same answer
-- whatever has happened to the application since. Only two receipts change: that of an automatic approval names its bond
-- once the bond is in force, and that of an application whose customer accepted another price has the new price and
-- payment. A bond that an underwriter issues later does not change the receipt.

create function public.submission_receipt(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'application_id', application.id,
    'application_number', application.number,
    'status', case
      when application.review_reasons <> '{}' then 'under_review'
      when exists (
        select 1
        from public.application_events as event
        where event.application_id = application.id and event.kind = 'issued' and event.actor = 'system'
      ) and not exists (
        select 1 from public.bonds as bond where bond.application_id = application.id and bond.status = 'pending'
      ) then 'issued'
      else 'approved'
    end,
    'submitted_at', application.submitted_at,
    'premium_cents', application.premium_cents,
    'fees_cents', application.fees_cents,
    'taxes_cents', application.taxes_cents,
    'total_cents', application.total_cents,
    'review_reasons', application.review_reasons,
    'payment_reference', payment.reference,
    'payment_method', payment.method,
    'payment_last_four', payment.last_four,
    'payment_is_by_client', payment.link_id is not null
  )
  from public.applications as application
  -- A customer who accepts another price has another payment. Then the receipt is of that price and payment.
  join lateral (
    select paid.*
    from public.payments as paid
    where paid.application_id = application.id
    order by paid.created_at desc
    limit 1
  ) as payment on true
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
  decision text := submission ->> 'status';
  reasons text[] := array(select jsonb_array_elements_text(submission -> 'review_reasons'));
  application public.applications;
  payment public.payments;
begin
  if decision is null or (decision = 'approved') <> (reasons = '{}') then
    raise exception 'Decision % does not go with % reasons', decision, cardinality(reasons);
  end if;

  -- One submission of a quote at a time. A row lock is not enough: the first submission has no row to lock.
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

  -- A signature that was voided since the check no longer counts (apply_for_matters).
  if jsonb_path_exists(private.bound_parts(quote, submission -> 'claims'), '$[*] ? (@.problem != null)') then
    return jsonb_build_object('outcome', 'signature-voided');
  end if;

  insert into public.applications as stored (
    id, number, user_id, quote_key_hash, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents,
    fees_cents, taxes_cents, total_cents, rate_plan, rate_plan_version, review_reasons, terms_version, terms_accepted_at, submitted_at,
    caption
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
    submission ->> 'rate_plan',
    (submission ->> 'rate_plan_version')::integer,
    reasons,
    payment.terms_version,
    payment.created_at,
    now(),
    submission ->> 'caption'
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
    rate_plan = excluded.rate_plan,
    rate_plan_version = excluded.rate_plan_version,
    review_reasons = excluded.review_reasons,
    terms_version = excluded.terms_version,
    terms_accepted_at = excluded.terms_accepted_at,
    revision = stored.revision + 1,
    submitted_at = excluded.submitted_at,
    caption = excluded.caption;

  insert into private.application_secrets (application_id, kind, sealed, nonce, key_id, last_four)
  select quote, secret ->> 'kind', secret ->> 'sealed', secret ->> 'nonce', secret ->> 'key_id', secret ->> 'last_four'
  from jsonb_array_elements(submission -> 'secrets') as secret;

  perform private.take_bound_parts(quote);
  perform private.attach_submitted(submission);

  update public.payments
  set application_id = quote, user_id = coalesce(user_id, caller, application.user_id)
  where id = payment.id;
  perform private.close_payment_links(quote, payment.link_id);

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    quote, 'customer', caller, 'submitted', application.status, 'submitted',
    jsonb_strip_nulls(jsonb_build_object(
      'termsVersion', payment.terms_version, 'paymentReference', payment.reference, 'paymentLink', payment.link_id
    ))
  );

  -- The bonding line of a contractor answers some reasons, if it holds the bid of this bond now.
  if submission #>> '{line_decision,status}' = 'approved' and private.line_covers(quote) then
    decision := 'approved';
    reasons := '{}';
  end if;

  update public.applications
  set status = decision, review_reasons = reasons
  where id = quote;

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
  'Stores a checked application in one transaction and returns its receipt. A repetition returns the same receipt. For service_role only.';

revoke all on function public.submit_application(jsonb) from public, anon, authenticated;
grant execute on function public.submit_application(jsonb) to service_role;

-- A customer withdraws an application before its bond is issued: status, payment and history change in one step.

create function public.withdraw_application(of_application uuid, caller uuid, by_link uuid default null)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- The lock for payment and submission of a quote, so that neither happens during the withdrawal.
  perform pg_advisory_xact_lock(hashtextextended(of_application::text, 0));

  select * into application from public.applications where id = of_application for update;
  if not found or application.user_id is distinct from caller then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if application.status not in (
    'draft', 'submitted', 'under_review', 'information_requested', 'price_offered', 'approved', 'withdrawn'
  ) then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  -- The capture was requested or done: the bond is being issued.
  if exists (
    select 1 from public.payments as payment
    where payment.quote_id = of_application
      and payment.status in ('authorized', 'captured')
      and payment.capture_asked_at is not null
  ) then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if application.status <> 'withdrawn' then
    update public.applications set status = 'withdrawn' where id = of_application;
    update public.payments set status = 'voided' where quote_id = of_application and status = 'authorized';
    update public.price_offers
    set status = case status when 'open' then 'withdrawn' else 'replaced' end, closed_at = now()
    where application_id = of_application and status in ('proposed', 'open');

    insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
    values (
      of_application, 'customer', case when by_link is null then caller end, 'withdrawn', application.status, 'withdrawn',
      jsonb_strip_nulls(jsonb_build_object('paymentLink', by_link))
    );
  end if;

  return jsonb_build_object(
    'outcome', 'withdrawn',
    'voided_references', coalesce(
      (
        select jsonb_agg(payment.reference)
        from public.payments as payment
        where payment.quote_id = of_application and payment.status = 'voided'
      ),
      '[]'
    )
  );
end;
$$;

comment on function public.withdraw_application(uuid, uuid, uuid) is
  'Withdraws an application of the caller, voids its payment and returns the payments that the processor must release. A repetition returns the same answer. For service_role only.';

revoke all on function public.withdraw_application(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.withdraw_application(uuid, uuid, uuid) to service_role;

-- An applicant answers an underwriter's question, in writing or with a file. The application goes back to the underwriter.

create function private.words_of_sent_files(of_application uuid, request bigint)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when private.holds_secret_number(sent.names)
      then format('Sent %s %s', sent.files, case sent.files when 1 then 'file' else 'files' end)
    else left('Sent ' || sent.names, 4000)
  end
  from (
    select string_agg(document.original_name, ', ' order by document.created_at, document.id) as names, count(*) as files
    from public.application_events as event
    join public.application_documents as document on document.application_id = event.application_id
    where event.id = request
      and event.application_id = of_application
      and event.detail -> 'documents' ? document.doc_type
      and document.created_at > event.created_at
      and document.status = 'uploaded'
      and document.is_checked
  ) as sent
  where sent.files > 0;
$$;

comment on function private.words_of_sent_files(uuid, bigint) is
  'Names the checked files that a question asked for and that were added after it: "Sent License.pdf". Null without such a file.';

revoke all on function private.words_of_sent_files(uuid, bigint) from public, anon, authenticated;
grant execute on function private.words_of_sent_files(uuid, bigint) to service_role;

create function public.answer_information_request(of_application uuid, caller uuid, answer text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  application public.applications;
  request bigint;
  words text;
begin
  select * into application from public.applications where id = of_application for update;
  if not found or application.user_id is distinct from caller then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select max(event.id) into request
  from public.application_events as event
  where event.application_id = of_application and event.kind = 'information-requested';

  words := coalesce(nullif(answer, ''), private.words_of_sent_files(of_application, request));

  if application.status <> 'information_requested' then
    -- A double click, or a retry after the first response was lost.
    if exists (
      select 1
      from public.information_answers as given
      where given.request_id = request and given.answer = words
    ) then
      return jsonb_build_object('outcome', 'answered', 'status', application.status);
    end if;

    return jsonb_build_object('outcome', 'not-open');
  end if;

  if words is null then
    return jsonb_build_object('outcome', 'nothing-sent');
  end if;

  insert into public.information_answers (application_id, request_id, answer, answered_by)
  values (of_application, request, words, caller);

  update public.applications set status = 'under_review' where id = of_application;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    of_application, 'customer', caller, 'information-given', 'information_requested', 'under_review',
    jsonb_build_object('requestId', request)
  );

  return jsonb_build_object('outcome', 'answered', 'status', 'under_review');
end;
$$;

comment on function public.answer_information_request(uuid, uuid, text) is
  'Stores the caller''s answer to the last question, once, and returns the application to its underwriter. An empty answer needs a file that was asked for. For service_role only.';

revoke all on function public.answer_information_request(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.answer_information_request(uuid, uuid, text) to service_role;

-- A customer gets an application that was sent without an account when Auth has verified the customer's email address
-- and the applicant gave the same address. The bond issued on the application comes with it.

create index applications_unclaimed_email_idx on public.applications (lower(answers #>> '{applicant,email}'))
where user_id is null and submitted_at is not null;

-- An account without a name gets the name and the phone number of its newest application. They are for display only. An
-- account that has another name keeps it and gets no phone number. Staff enter their own names, because each decision
-- shows the name of who made it.
create function private.introduce_applicant(account_id uuid, of_applications uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  given_name text;
  family_name text;
  given_phone text;
begin
  select
    private.name_in(application.answers -> 'applicant', 'firstName', 100),
    private.name_in(application.answers -> 'applicant', 'lastName', 100),
    private.name_in(application.answers -> 'applicant', 'phone', 40)
  into given_name, family_name, given_phone
  from public.applications as application
  where application.id = any (of_applications)
  order by application.submitted_at desc, application.id
  limit 1;

  if given_name is null or family_name is null
    or exists (select 1 from public.staff_roles as held where held.user_id = account_id)
    or exists (
      select 1
      from auth.users as account
      cross join lateral (select account.raw_user_meta_data) as own (data)
      where account.id = account_id
        and nullif(
          concat_ws(' ', own.data ->> 'full_name', own.data ->> 'name', own.data ->> 'first_name', own.data ->> 'last_name'), ''
        ) <> concat(given_name, ' ', family_name)
    ) then
    return;
  end if;

  update public.profiles as profile
  set first_name = given_name, last_name = family_name, phone = coalesce(profile.phone, given_phone)
  where profile.id = account_id
    and (
      concat(profile.display_name, profile.first_name, profile.last_name) = ''
      or (profile.first_name = given_name and profile.last_name = family_name)
    );
  if not found then
    return;
  end if;

  update auth.users as account
  set raw_user_meta_data = coalesce(account.raw_user_meta_data, '{}')
    || jsonb_build_object('first_name', given_name, 'last_name', family_name)
  where account.id = account_id;
end;
$$;

comment on function private.introduce_applicant(uuid, uuid[]) is
  'Gives an account without a name the applicant''s name and phone number from the newest of these applications, for display only.';

revoke all on function private.introduce_applicant(uuid, uuid[]) from public, anon, authenticated, service_role;

create function private.claim_applications()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A thief who knows only the password claims nothing. A token of an ended session claims nothing either.
  caller constant uuid := private.proved_user();
  verified_email text;
  claimed uuid[];
begin
  select lower(account.email) into verified_email
  from auth.users as account
  where account.id = caller and account.email_confirmed_at is not null and account.email <> '';

  if not found then
    return 0;
  end if;

  with taken as (
    update public.applications
    set user_id = caller
    where user_id is null
      and owner_left_at is null
      and submitted_at is not null
      and lower(answers #>> '{applicant,email}') = verified_email
    returning id
  )
  select coalesce(array_agg(id), '{}') into claimed from taken;

  update public.payments
  set user_id = caller
  where application_id = any (claimed) and user_id is null;

  update public.bonds
  set user_id = caller
  where application_id = any (claimed) and user_id is null;

  insert into public.application_events (application_id, actor, actor_id, kind)
  select application_id, 'customer', caller, 'claimed'
  from unnest(claimed) as application_id;

  perform private.introduce_applicant(caller, claimed);

  return cardinality(claimed);
end;
$$;

comment on function private.claim_applications() is
  'Gives the caller the submitted applications without an owner that name the email address Auth has verified, with their bonds, and a caller without a name the applicant''s. Returns the number of applications.';

revoke all on function private.claim_applications() from public, anon, authenticated, service_role;
grant execute on function private.claim_applications() to authenticated;

-- `begin atomic` parses the body now, so a customer needs no right on the schema `private`.
create function public.claim_applications()
returns integer
language sql
set search_path = ''
begin atomic
  select private.claim_applications();
end;

comment on function public.claim_applications() is
  'Claims the applications that a customer sent before having an account and returns their number. Claims none for an unverified address.';

revoke all on function public.claim_applications() from public, anon, authenticated, service_role;
grant execute on function public.claim_applications() to authenticated;
