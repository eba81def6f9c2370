-- Decisions of underwriters: who may decide, how many must approve, and what a decision changes.

-- Staff never decide, issue or reveal numbers of their own applications.

create function private.same_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Mail to name+anything@ arrives at name@.
  select regexp_replace(lower(btrim(address)), '\+[^@]*@', '@');
$$;

comment on function private.same_address(text) is
  'An email address without differences that lead to the same mailbox: case, blanks around it and a part after a plus sign.';

create function private.is_own_application(staff uuid, of_application uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.applications as application
    where application.id = of_application
      and (
        application.user_id = staff
        or exists (select 1 from public.bonds as bond where bond.application_id = of_application and bond.user_id = staff)
        -- Any answer that equals the address counts, whatever its field: an applicant, a business, a co-applicant.
        or exists (
          select 1
          from jsonb_path_query(application.answers, '$.** ? (@.type() == "string" && @ like_regex "@")') as answer
          join auth.users as account on account.id = staff
          where private.same_address(answer #>> '{}') = private.same_address(account.email)
        )
      )
  );
$$;

comment on function private.is_own_application(uuid, uuid) is
  'Whether a staff member owns an application or its bond, or the account''s address is among its answers.';

revoke all on function private.same_address(text), private.is_own_application(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.is_own_application(uuid, uuid) to service_role;

-- A bond above the limit of one underwriter needs the approval of two. A performance bond and its payment bond count once:
-- sureties charge both to a contractor's capacity as one contract (FIA Surety, "Secrets of Bonding #74: Twofers"), and the
-- limits of the SBA's guarantee are amounts of a contract, not of its bonds (13 CFR 115.10).

create function private.needs_second_approval(amount_cents bigint)
returns boolean
language sql
stable
set search_path = ''
as $$
  select amount_cents > setting.second_approval_above_cents from private.settings as setting;
$$;

comment on function private.needs_second_approval(bigint) is
  'Whether a bond of this penal sum needs the approval of two underwriters.';

create function private.approvals(of_application uuid)
returns table (staff_id uuid, at timestamptz, counts boolean)
language sql
stable
set search_path = ''
as $$
  select given.staff_id, min(given.at), private.works_here(given.staff_id)
  from (
    select event.actor_id as staff_id, event.created_at as at
    from public.application_events as event
    where event.application_id = of_application
      and event.actor = 'staff'
      and event.kind in ('first-approved', 'approved')
      -- An approval before these events may have approved something else.
      and event.id > (
        select coalesce(max(cleared.id), 0)
        from public.application_events as cleared
        where cleared.application_id = of_application
          and (
            cleared.kind in (
              'information-requested', 'information-given', 'price-proposed', 'price-offered', 'declined', 'withdrawn'
            )
            -- A customer who claims an approved application keeps the approvals: an approved application cannot be
            -- approved again.
            or cleared.kind = 'claimed' and not exists (
              select 1
              from public.application_events as approval
              where approval.application_id = of_application and approval.kind = 'approved' and approval.id < cleared.id
            )
          )
      )
    union all
    -- Whoever offers a price approves the application at that price.
    select offer.proposed_by, offer.created_at
    from public.price_offers as offer
    where offer.application_id = of_application and offer.status in ('proposed', 'open', 'accepted')
    union all
    select offer.confirmed_by, offer.opened_at
    from public.price_offers as offer
    where offer.application_id = of_application and offer.status in ('open', 'accepted') and offer.confirmed_by is not null
  ) as given
  -- The approver may own the application by now.
  where not private.is_own_application(given.staff_id, of_application)
  group by given.staff_id;
$$;

comment on function private.approvals(uuid) is
  'The staff who approved an application since the last question, answer, offered price or change of owner, or offered its price. The approval of a person who lost the role or is banned does not count: another underwriter must review.';

create function private.approvers(of_application uuid)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(approval.staff_id), '{}')
  from private.approvals(of_application) as approval
  where approval.counts;
$$;

comment on function private.approvers(uuid) is 'The staff whose approval of an application counts.';

create function private.is_approved_to_issue(of_application uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not private.needs_second_approval(application.penal_sum_cents) or cardinality(private.approvers(of_application)) >= 2
  from public.applications as application
  where application.id = of_application;
$$;

comment on function private.is_approved_to_issue(uuid) is
  'Whether enough underwriters approved an application for its penal sum.';

create function private.awaits_second_approval(of_application uuid, status text, amount_cents bigint)
returns boolean
language sql
stable
set search_path = ''
as $$
  select case
    when status not in ('under_review', 'approved') or not private.needs_second_approval(amount_cents) then false
    when status = 'under_review' then cardinality(private.approvers(of_application)) > 0
    else cardinality(private.approvers(of_application)) < 2
  end;
$$;

comment on function private.awaits_second_approval(uuid, text, bigint) is
  'Whether an application needs the approval of another underwriter: one approved it, or it was approved before the limit was lowered or an approver left.';

create function private.request_approvals(of_request uuid)
returns table (staff_id uuid, at timestamptz, counts boolean)
language sql
stable
set search_path = ''
as $$
  select event.actor_id, min(event.created_at), private.works_here(event.actor_id)
  from public.bond_requests as request
  join public.bonds as bond on bond.id = request.bond_id
  join public.application_events as event on event.application_id = bond.application_id
  where request.id = of_request
    and event.kind = 'change-first-approved'
    and event.detail ->> 'requestId' = of_request::text
    and not private.is_own_application(event.actor_id, bond.application_id)
  group by event.actor_id;
$$;

comment on function private.request_approvals(uuid) is
  'The staff who gave a bond request its first approval, and whether each approval still counts.';

create function private.request_approvers(of_request uuid)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(approval.staff_id), '{}')
  from private.request_approvals(of_request) as approval
  where approval.counts;
$$;

comment on function private.request_approvers(uuid) is 'The staff whose first approval of a bond request counts.';

create function private.first_approval_detail(request public.bond_requests, bond public.bonds, reason text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(
    jsonb_build_object(
      'requestId', request.id, 'requestKind', request.kind, 'bondNumber', bond.number, 'reason', reason
    )
  );
$$;

comment on function private.first_approval_detail(public.bond_requests, public.bonds, text) is
  'The history''s detail for the first approval of a bond request.';

create function private.approve_request_first(
  request public.bond_requests, bond public.bonds, staff uuid, reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  approvers constant uuid[] := private.request_approvers(request.id);
begin
  if not coalesce(
    request.new_amount_cents > bond.amount_cents and private.needs_second_approval(request.new_amount_cents), false
  ) then
    return null;
  end if;

  if staff = any (approvers) then
    return jsonb_build_object('outcome', 'colleague-required');
  end if;
  if cardinality(approvers) > 0 then
    return null;
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (
    bond.application_id, 'staff', staff, 'change-first-approved', private.first_approval_detail(request, bond, reason)
  );

  return jsonb_build_object('outcome', 'decided', 'status', request.status, 'bond_id', bond.id, 'ends_on', null);
end;
$$;

comment on function private.approve_request_first(public.bond_requests, public.bonds, uuid, text) is
  'Records the first approval of a raise above the limit of one underwriter and returns its answer. Null: no second approval is needed.';

revoke all on function
  private.needs_second_approval(bigint), private.approvals(uuid), private.approvers(uuid),
  private.is_approved_to_issue(uuid), private.awaits_second_approval(uuid, text, bigint),
  private.request_approvals(uuid), private.request_approvers(uuid), private.first_approval_detail(public.bond_requests, public.bonds, text),
  private.approve_request_first(public.bond_requests, public.bonds, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.needs_second_approval(bigint), private.approvals(uuid), private.approvers(uuid),
  private.is_approved_to_issue(uuid), private.awaits_second_approval(uuid, text, bigint),
  private.request_approvals(uuid), private.request_approvers(uuid), private.first_approval_detail(public.bond_requests, public.bonds, text),
  private.approve_request_first(public.bond_requests, public.bonds, uuid, text)
to service_role;

-- A list without details, so that staff find open requests without opening every application.
create function private.open_bond_requests(max_rows integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() then
    jsonb_build_object(
      'total', (select count(*) from public.bond_requests as request where request.status = 'requested'),
      'requests', (
        select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at, page.id), '[]')
        from (
          select
            request.id, request.kind, request.created_at, bond.application_id, bond.number as bond_number, bond.principal,
            cardinality(private.request_approvers(request.id)) > 0 as awaits_second_approval
          from public.bond_requests as request
          join public.bonds as bond on bond.id = request.bond_id
          where request.status = 'requested'
          order by request.created_at, request.id
          limit least(greatest(max_rows, 1), 100)
        ) as page
      )
    )
  end;
$$;

comment on function private.open_bond_requests(integer) is
  'The open requests, oldest first, and their number, for staff; null for anyone else.';

revoke all on function private.open_bond_requests(integer) from public, anon, authenticated, service_role;
grant execute on function private.open_bond_requests(integer) to authenticated;

create function public.open_bond_requests(max_rows integer)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.open_bond_requests(max_rows);
end;

comment on function public.open_bond_requests(integer) is
  'For staff: the bond requests that wait for a decision, as a list shows them, and their number. Null for anyone else.';

revoke all on function public.open_bond_requests(integer) from public, anon, authenticated, service_role;
grant execute on function public.open_bond_requests(integer) to authenticated;

-- The underwriters' screens show who approved, and whether each approval counts. The rule itself is defined once, in
-- private.approvals.

create function private.approvals_of(of_application uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'is_second_needed', private.needs_second_approval(application.penal_sum_cents),
    'given', (
      select coalesce(jsonb_agg(to_jsonb(approval) order by approval.at, approval.staff_id), '[]')
      from private.approvals(application.id) as approval
    ),
    'requests', (
      select coalesce(jsonb_object_agg(request.id, request.given), '{}')
      from (
        select
          asked.id,
          (
            select coalesce(jsonb_agg(to_jsonb(approval) order by approval.at, approval.staff_id), '[]')
            from private.request_approvals(asked.id) as approval
          ) as given
        from public.bonds as bond
        join public.bond_requests as asked on asked.bond_id = bond.id and asked.status = 'requested'
        where bond.application_id = application.id
          and asked.new_amount_cents > bond.amount_cents
          and private.needs_second_approval(asked.new_amount_cents)
      ) as request
    )
  )
  from public.applications as application
  where application.id = of_application and of_application in (select private.opened_applications());
$$;

comment on function private.approvals_of(uuid) is
  'For staff who opened an application today: its approvals, the open raises of its bond that need two approvals, and whether each approval counts.';

revoke all on function private.approvals_of(uuid) from public, anon, authenticated, service_role;
grant execute on function private.approvals_of(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.approvals_of(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.approvals_of(of_application);
end;

comment on function public.approvals_of(uuid) is
  'For staff who opened an application today: its approvals and those of open raises that need two. Null for anyone else.';

revoke all on function public.approvals_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.approvals_of(uuid) to authenticated;

-- An underwriter approves an application, asks a question or declines. Status, payment and history change in one step,
-- and only when the underwriter has seen the last event. Revealing a number does not block a decision: only a change of
-- the application does. An underwriter may request documents with a question, and the customer gets a separate mail for
-- them. Above the limit of one underwriter, the first approval leaves the application under review until a colleague
-- approves it too. An offer of another price works the same way: it is open when a colleague offers the same premium.
-- One underwriter can take an open offer back, because the authorized price and its payment stay.

create function public.decide_application(decision jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (decision ->> 'application_id')::uuid;
  staff constant uuid := (decision ->> 'staff_id')::uuid;
  action constant text := decision ->> 'action';
  reason constant text := decision ->> 'reason';
  documents constant jsonb := coalesce(decision -> 'documents', '[]');
  new_status constant text := case action
    when 'approve' then 'approved'
    when 'offer-price' then 'price_offered'
    when 'take-back-price' then 'under_review'
    when 'request-information' then 'information_requested'
    when 'decline' then 'declined'
  end;
  new_kind constant text := case action
    when 'approve' then 'approved'
    when 'offer-price' then 'price-offered'
    when 'take-back-price' then 'price-taken-back'
    when 'request-information' then 'information-requested'
    when 'decline' then 'declined'
  end;
  new_detail jsonb := case
    when reason is null then '{}'::jsonb
    when action = 'request-information' and jsonb_array_length(documents) > 0 then
      jsonb_build_object('question', reason, 'documents', documents)
    when action = 'request-information' then jsonb_build_object('question', reason)
    else jsonb_build_object('reason', reason)
  end;
  application public.applications;
  latest public.application_events;
  approvers uuid[];
  is_approved_again boolean;
begin
  if new_status is null then
    raise exception 'There is no action %', action;
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock for payment, submission and withdrawal of a quote.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  if action = 'offer-price' then
    new_detail := private.price_offer_detail(application, decision);
  end if;

  select * into latest
  from public.application_events as event
  where event.application_id = target and event.kind <> 'identity-revealed'
  order by event.id desc
  limit 1;

  if latest.id <> (decision ->> 'seen_event')::bigint then
    -- A double click, or a retry after the first response was lost.
    if latest.actor_id = staff
      and (
        latest.kind = new_kind
        or (action = 'approve' and latest.kind = 'first-approved')
        or (action = 'offer-price' and latest.kind = 'price-proposed')
      )
      and latest.detail = new_detail
    then
      return jsonb_build_object(
        'outcome', 'decided', 'status', application.status, 'voided_references', private.voided_references(target)
      );
    end if;

    return jsonb_build_object('outcome', 'changed-meanwhile');
  end if;

  if action = 'take-back-price' then
    return private.take_back_price(application, staff, new_detail);
  end if;

  -- Approved by fewer underwriters than it needs now, because the limit was lowered or an approver left. It stays
  -- approved meanwhile.
  is_approved_again := application.status = 'approved' and action = 'approve' and not private.is_approved_to_issue(target);
  if application.status <> 'under_review' and not is_approved_again then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if action = 'offer-price' then
    return private.offer_price(application, staff, decision);
  end if;

  -- The person whose credit report led to the decision gets a notice.
  if action = 'decline' and not private.record_report_uses(application, staff, 'declined', decision -> 'reports') then
    return jsonb_build_object('outcome', 'reports-unanswered');
  end if;

  -- Another decision takes the place of a price that only a colleague has seen.
  update public.price_offers set status = 'replaced', closed_at = now()
  where application_id = target and status = 'proposed';

  if action = 'approve' and private.needs_second_approval(application.penal_sum_cents) then
    approvers := private.approvers(target);
    if staff = any (approvers) then
      return jsonb_build_object('outcome', 'colleague-required');
    end if;

    if is_approved_again or cardinality(approvers) = 0 then
      insert into public.application_events (application_id, actor, actor_id, kind, detail)
      values (target, 'staff', staff, 'first-approved', new_detail);

      return jsonb_build_object(
        'outcome', 'decided', 'status', application.status, 'voided_references', private.voided_references(target)
      );
    end if;
  end if;

  update public.applications set status = new_status where id = target;

  if action = 'decline' then
    update public.payments set status = 'voided' where quote_id = target and status = 'authorized';
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (target, 'staff', staff, new_kind, application.status, new_status, new_detail);

  return jsonb_build_object(
    'outcome', 'decided', 'status', new_status, 'voided_references', private.voided_references(target)
  );
end;
$$;

comment on function public.decide_application(jsonb) is
  'Approves, offers another price for, asks about or declines an application under review, or takes an offered price back, on behalf of a staff member who has seen its last event. A repetition returns the same answer. For service_role only.';

create function private.voided_references(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(payment.reference), '[]')
  from public.payments as payment
  where payment.quote_id = of_application and payment.status = 'voided';
$$;

comment on function private.voided_references(uuid) is
  'The references of an application''s payments that the processor must release.';

revoke all on function private.voided_references(uuid), public.decide_application(jsonb) from public, anon, authenticated;
grant execute on function private.voided_references(uuid), public.decide_application(jsonb) to service_role;

-- A staff member reveals an SSN or an EIN. The history always records who, which number and why. The record is for
-- staff. The customer's timeline leaves it out, because a reveal does not change the application.

create function public.reveal_identity(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (request ->> 'application_id')::uuid;
  staff constant uuid := (request ->> 'staff_id')::uuid;
  which constant text := request ->> 'which';
  reason constant text := request ->> 'reason';
  secret private.application_secrets;
begin
  if which is null or which !~ '^(ssn|ein)(-[2-6])?$' then
    raise exception 'There is no number %', which using errcode = 'check_violation';
  end if;
  if reason is null or btrim(reason) = '' then
    raise exception 'Nobody looks at a number without a reason' using errcode = 'check_violation';
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  select * into secret
  from private.application_secrets as kept
  where kept.application_id = target and kept.kind = which;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (target, 'staff', staff, 'identity-revealed', jsonb_build_object('which', which, 'reason', reason));

  -- Stores the person's current name and address for the access log.
  perform private.record_read(staff, 'digits-read', target);

  return jsonb_build_object(
    'outcome', 'revealed', 'sealed', secret.sealed, 'nonce', secret.nonce, 'key_id', secret.key_id
  );
end;
$$;

comment on function public.reveal_identity(jsonb) is
  'Returns one sealed SSN or EIN of an application, after writing to its history which staff member asked, for which number and why. For service_role only.';

revoke all on function public.reveal_identity(jsonb) from public, anon, authenticated;
grant execute on function public.reveal_identity(jsonb) to service_role;

create function private.identity_digits(of_application uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  digits jsonb;
begin
  if not private.is_staff() or private.is_own_application(auth.uid(), of_application) then
    return null;
  end if;

  select jsonb_object_agg(kept.kind, kept.last_four) into digits
  from private.application_secrets as kept
  join public.applications as application on application.id = kept.application_id
  where kept.application_id = of_application and kept.last_four is not null and application.submitted_at is not null;

  if digits is not null then
    perform private.record_read(auth.uid(), 'digits-read', of_application);
  end if;

  return digits;
end;
$$;

comment on function private.identity_digits(uuid) is
  'The last four digits of the SSN and EIN of an application, for staff; null for anyone else. Each read is recorded.';

revoke all on function private.identity_digits(uuid) from public, anon, authenticated, service_role;
grant execute on function private.identity_digits(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.identity_digits(of_application uuid)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.identity_digits(of_application);
end;

comment on function public.identity_digits(uuid) is
  'For staff: the last four digits of the SSN and the EIN of an application. Each read is recorded. Null for anyone else.';

revoke all on function public.identity_digits(uuid) from public, anon, authenticated, service_role;
grant execute on function public.identity_digits(uuid) to authenticated;
