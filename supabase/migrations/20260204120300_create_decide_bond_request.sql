-- An underwriter decides a request: the request, the bond, its renewal, the history and the mail in one step, and only
-- on what the underwriter has seen.

create function public.decide_bond_request(decision jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (decision ->> 'request_id')::uuid;
  staff constant uuid := (decision ->> 'staff_id')::uuid;
  new_status constant text := case decision ->> 'decision' when 'approve' then 'approved' when 'decline' then 'declined' end;
  told constant text := nullif(decision ->> 'reason', '');
  today constant date := (decision ->> 'today')::date;
  request public.bond_requests;
  bond public.bonds;
  -- The first day without the bond: later than asked for where the notice has to run from today.
  ends date;
  changes jsonb := '{}';
  first_approval jsonb;
  latest public.application_events;
begin
  if new_status is null then
    raise exception 'There is no decision %', decision ->> 'decision';
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  select held.* into bond
  from public.bonds as held
  join public.bond_requests as asked on asked.bond_id = held.id
  where asked.id = target;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  -- The lock under which requests are made and taken back.
  perform pg_advisory_xact_lock(hashtextextended(bond.application_id::text, 0));
  select * into bond from public.bonds where id = bond.id for update;
  select * into request from public.bond_requests where id = target for update;

  if bond.user_id = staff or request.requested_by = staff or private.is_own_application(staff, bond.application_id) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  -- Pressed twice, or sent again because the answer to the first call got lost.
  if request.status = new_status and request.decided_by = staff and request.reason is not distinct from told then
    return jsonb_build_object(
      'outcome', 'decided', 'status', new_status, 'bond_id', bond.id, 'ends_on', request.ends_on
    );
  end if;

  select * into latest
  from public.application_events as event
  where event.application_id = bond.application_id and event.kind <> 'identity-revealed'
  order by event.id desc
  limit 1;
  if latest.id <> (decision ->> 'seen_event')::bigint then
    if new_status = 'approved'
      and latest.kind = 'change-first-approved' and latest.actor_id = staff
      and latest.detail = private.first_approval_detail(request, bond, told)
    then
      return jsonb_build_object('outcome', 'decided', 'status', request.status, 'bond_id', bond.id, 'ends_on', null);
    end if;

    return jsonb_build_object('outcome', 'changed-meanwhile');
  end if;

  if request.status <> 'requested'
    or (new_status = 'approved' and (bond.status <> 'active' or bond.expiry_date <= today))
  then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  -- The renewal was priced for the bond as it was, and holds the customer's money. It is decided first.
  if new_status = 'approved' and request.kind <> 'address-change' and exists (
    select 1
    from public.renewals as renewal
    join public.applications as application on application.id = renewal.application_id
    where renewal.bond_id = bond.id
      and renewal.status = 'started'
      and application.status in ('submitted', 'under_review', 'information_requested', 'approved')
  ) then
    return jsonb_build_object('outcome', 'renewal-under-way');
  end if;

  if new_status = 'approved' then
    first_approval := private.approve_request_first(request, bond, staff, told);
    if first_approval is not null then
      return first_approval;
    end if;
  end if;

  update public.bond_requests
  set status = new_status, reason = told, decided_by = staff, decided_at = now()
  where id = target;

  if new_status = 'approved' then
    ends := greatest(
      request.ends_on, (decision ->> 'ends_on')::date, case when request.kind = 'cancellation' then today end
    );
    changes := private.apply_bond_request(
      request, bond, today, ends, coalesce((decision ->> 'estimate_cents')::bigint, request.estimate_cents)
    );
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (
    bond.application_id,
    'staff',
    staff,
    case new_status when 'approved' then 'change-approved' else 'change-declined' end,
    jsonb_strip_nulls(
      jsonb_build_object(
        'requestId', target, 'requestKind', request.kind, 'bondNumber', bond.number, 'reason', told
      ) || changes
    )
  );

  perform private.enqueue_notification(
    'request_decided',
    bond.application_id,
    bond.id,
    bond.user_id,
    null,
    'request_decided:' || target,
    jsonb_strip_nulls(
      jsonb_build_object(
        'bondNumber', bond.number,
        'requestKind', request.kind,
        'decision', new_status,
        'reason', told,
        'endsOn', ends,
        'estimateCents', (
          select nullif(decided.estimate_cents, 0) from public.bond_requests as decided
          where decided.id = target and new_status = 'approved'
        ),
        'bringsPower', (
          select true from public.bond_riders as rider
          where rider.request_id = target and rider.power_limit_cents is not null
        )
      )
    )
  );

  return jsonb_build_object(
    'outcome', 'decided', 'status', new_status, 'bond_id', bond.id, 'ends_on', coalesce(ends, request.ends_on)
  );
end;
$$;

comment on function public.decide_bond_request(jsonb) is
  'Approves or declines a request about a bond, on behalf of a member of the staff who has seen the last event, with all that follows; the same answer for every repetition. For service_role only.';

-- What it gives stands in the history. An address stays out of it: the request has it. Nobody else may change what a
-- bond says, not even the functions.
create function private.apply_bond_request(
  request public.bond_requests, bond public.bonds, today date, ends date, estimate bigint
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  rider jsonb;
begin
  if request.kind not in ('cancellation', 'release') then
    rider := jsonb_build_object('rider', private.add_rider(request, bond, today));
  end if;

  case request.kind
    when 'name-change' then
      update public.bonds set principal = request.new_name where id = bond.id;
      return rider || jsonb_build_object('from', bond.principal, 'to', request.new_name);
    when 'address-change' then
      update public.bonds set principal_address = request.new_address where id = bond.id;
      return rider;
    when 'amount-change' then
      update public.bonds
      set
        amount_cents = request.new_amount_cents,
        -- A lower sum leaves the power of attorney as it is; a higher one brings a new one.
        power_limit_cents = greatest(power_limit_cents, request.new_amount_cents)
      where id = bond.id;
      return rider || jsonb_build_object(
        'from', bond.amount_cents, 'to', request.new_amount_cents, 'additionalPremiumCents', request.estimate_cents
      );
    else
      update public.bonds set status = 'cancelled', cancelled_on = ends where id = bond.id;
      update public.bond_requests set ends_on = ends, estimate_cents = estimate where id = request.id;
      update public.renewals set status = 'lapsed' where bond_id = bond.id and status in ('upcoming', 'started');
      return jsonb_build_object(
        'from', bond.status,
        'to', 'cancelled',
        'endsOn', ends,
        'askedToEndOn', case when ends <> request.ends_on then request.ends_on end,
        'estimatedRefundCents', estimate
      );
  end case;
end;
$$;

comment on function private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint) is
  'Does to the bond what an approved request asks for, and says what it changed from and to.';

revoke all on function
private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint),
public.decide_bond_request(jsonb)
from public, anon, authenticated;
grant execute on function
private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint),
public.decide_bond_request(jsonb)
to service_role;

-- While a notice runs, a bond that was cancelled is in force: it counts.
create or replace function public.desk_overview(today date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with own_bonds as (
    select
      bond.id,
      bond.amount_cents,
      bond.status = 'active' or (bond.status = 'cancelled' and coalesce(bond.cancelled_on > today, false)) as is_in_force
    from public.bonds as bond
    where bond.user_id = (select auth.uid())
  ),
  open_renewals as (
    select renewal.next_due
    from public.renewals as renewal
    join own_bonds as bond on bond.id = renewal.bond_id
    where renewal.next_due >= today and renewal.status in ('upcoming', 'started')
  )
  select jsonb_build_object(
    'active_bonds', (select count(*) from own_bonds where is_in_force),
    'total_coverage_cents', (select coalesce(sum(amount_cents), 0) from own_bonds where is_in_force),
    'upcoming_renewals', (select count(*) from open_renewals),
    'next_due', (select min(next_due) from open_renewals)
  );
$$;

comment on function public.desk_overview(date) is
  'How many bonds of the caller are in force on a day, what they come to in cents, how many renewals are due from then on, and when the first.';
