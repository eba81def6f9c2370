-- The steps from a paid application to a bond in force. Each step can be repeated. Before these functions, begin_issue
-- records the capture request and confirm_capture its confirmation. Afterwards, put_in_force activates the bond.

create function public.issue_bond(issue jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (issue ->> 'application_id')::uuid;
  staff constant uuid := (issue ->> 'staff_id')::uuid;
  application public.applications;
  bond public.bonds;
begin
  -- The lock for payment, submission, decision and withdrawal of a quote.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if application.status = 'issued' then
    select * into bond from public.bonds where application_id = target;
    return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond));
  end if;

  if application.status <> 'approved' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if not exists (
    select 1 from public.payments as payment where payment.application_id = target and payment.status = 'captured'
  ) then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  insert into public.bonds (
    application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
    effective_date, expiry_date, principals, matter, caption, capacity, purpose, rate_plan, rate_plan_version, form_id, payee,
    matter_label
  )
  values (
    target,
    application.user_id,
    application.bond_slug,
    application.state_code,
    application.penal_sum_cents,
    application.premium_cents,
    issue ->> 'principal',
    issue ->> 'obligee',
    'pending',
    (issue ->> 'effective_date')::date,
    (issue ->> 'expiry_date')::date,
    nullif(array(select jsonb_array_elements_text(issue -> 'principals')), '{}'),
    nullif(issue -> 'matter', 'null'),
    issue ->> 'caption',
    issue ->> 'capacity',
    issue ->> 'purpose',
    application.rate_plan,
    application.rate_plan_version,
    issue #>> '{form,id}',
    issue #>> '{form,payee}',
    issue #>> '{form,matterLabel}'
  )
  returning * into bond;

  insert into public.renewals (bond_id, next_due)
  select bond.id, (issue ->> 'next_due')::date
  where private.bond_renews(bond.bond_type_id);

  -- A notary needs a bond for each commission, so the next one ends the reminders to renew the last one.
  update public.renewals as renewal
  set status = 'lapsed'
  from public.bonds as last
  where last.id = renewal.bond_id
    and renewal.status = 'upcoming'
    and bond.bond_type_id = 'notary'
    and (last.user_id, last.bond_type_id, last.state_code) = (bond.user_id, bond.bond_type_id, bond.state_code)
    and private.plain_name(last.principal) = private.plain_name(bond.principal)
    and last.effective_date < bond.effective_date
    and renewal.next_due < bond.expiry_date;

  update public.applications set status = 'issued' where id = target;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    target,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'issued',
    application.status,
    'issued',
    jsonb_build_object('bondNumber', bond.number)
  );

  return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond));
end;
$$;

comment on function public.issue_bond(jsonb) is
  'Stores the bond of an approved application whose payment was captured, once, and returns it for every repetition. It stays pending until its papers are stored and signed. For service_role only.';

create function public.store_bond_papers(of_bond uuid, bond_sha256 text, power_sha256 text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  bond public.bonds;
begin
  select * into bond from public.bonds where id = of_bond for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  -- A clerk may already have the first papers, so they are never replaced.
  if bond.pdf_url is null then
    update public.bonds
    set
      pdf_url = of_bond::text || '/bond.pdf',
      pdf_sha256 = bond_sha256,
      poa_pdf_url = of_bond::text || '/power-of-attorney.pdf',
      poa_pdf_sha256 = power_sha256
    where id = of_bond
    returning * into bond;
  end if;

  return jsonb_build_object('outcome', 'stored', 'bond', to_jsonb(bond));
end;
$$;

comment on function public.store_bond_papers(uuid, text, text) is
  'Records the SHA-256 of a bond''s papers after they are stored in its folder. The first papers stay. For service_role only.';

revoke all on function public.issue_bond(jsonb), public.store_bond_papers(uuid, text, text) from public, anon, authenticated;
grant execute on function public.issue_bond(jsonb), public.store_bond_papers(uuid, text, text) to service_role;

-- The steps from a paid application to a bond in force: the capture is requested and confirmed, the bond is stored, its
-- papers are made, its manifest is signed, and the bond is put in force. The next step follows from the rows alone
-- (src/domain/issuing/issuing-step.ts). A case records who started it, how often the schedule tried, and when it tries
-- again.

create table private.issuing_cases (
  application_id uuid primary key references public.applications (id) on delete cascade,
  staff_id uuid, -- no foreign key: the record outlives the account
  started_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  failure text check (length(failure) <= 40),
  finished_at timestamptz
);

comment on table private.issuing_cases is 'The issue of each bond, in progress or done: one row per application.';
comment on column private.issuing_cases.staff_id is 'The staff member who started the issue. Null: automatic approval.';
comment on column private.issuing_cases.attempts is 'How often the schedule took the case since it was opened.';
comment on column private.issuing_cases.next_attempt_at is
  'The earliest time of the next attempt. A run that took the case has it alone until then; a run that died loses it then.';
comment on column private.issuing_cases.failure is 'Why the schedule''s last attempt failed.';

create index issuing_cases_due_idx on private.issuing_cases (next_attempt_at) where finished_at is null;

alter table private.issuing_cases enable row level security;

revoke all on private.issuing_cases from public, anon, authenticated, service_role;
grant select, insert, update on private.issuing_cases to service_role;

create function public.begin_issue(issue jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (issue ->> 'application_id')::uuid;
  staff constant uuid := (issue ->> 'staff_id')::uuid;
  application public.applications;
  renewal public.renewals;
  bond public.bonds;
  payment public.payments;
  begun_by uuid;
begin
  if staff is not null and not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock for payment, submission, decision and withdrawal of a quote.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select * into renewal from public.renewals where application_id = target;
  select * into bond from public.bonds where id = renewal.bond_id for update;

  if private.is_own_application(staff, target) or bond.user_id = staff then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  if application.status not in ('approved', 'issued') then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  select * into payment from public.payments
  where application_id = target and status in ('authorized', 'captured')
  for update;

  if application.status = 'approved' and payment.id is null then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  -- After this point the processor may be asked for the money, so every check that could refuse the bond runs first.
  if application.status = 'approved' and payment.capture_asked_at is null then
    if not private.is_approved_to_issue(target) then
      return jsonb_build_object('outcome', 'second-approval-missing');
    end if;

    -- The line may have changed after it approved the bid bond. A staff member may issue it all the same.
    if staff is null and private.line_lost_bid(target) then
      return jsonb_build_object('outcome', 'line-changed');
    end if;

    -- decide_bond_request refuses a rider meanwhile, so the priced bond is the continued one.
    if renewal.id is not null and (
      bond.status not in ('active', 'expired')
      or application.penal_sum_cents <> bond.amount_cents
      or private.plain_name(issue ->> 'principal') is distinct from private.plain_name(bond.principal)
    ) then
      return jsonb_build_object('outcome', 'not-possible');
    end if;

    update public.payments set capture_asked_at = now() where id = payment.id;
  end if;

  insert into private.issuing_cases as opened (application_id, staff_id)
  values (target, staff)
  on conflict (application_id) do update set staff_id = coalesce(opened.staff_id, excluded.staff_id)
  returning opened.staff_id into begun_by;

  return jsonb_build_object('outcome', 'begun', 'staff_id', begun_by);
end;
$$;

comment on function public.begin_issue(jsonb) is
  'Records the issue of an approved application''s bond and its capture request, before the processor is asked. A repetition returns the same answer. For service_role only.';

create function public.confirm_capture(of_payment uuid)
returns void
language sql
set search_path = ''
as $$
  update public.payments
  set status = 'captured', captured_at = now()
  where id = of_payment and status = 'authorized' and capture_asked_at is not null;
$$;

comment on function public.confirm_capture(uuid) is
  'Records that the processor confirmed the capture of a payment. For service_role only.';

create function public.refuse_capture(of_payment uuid, of_try integer)
returns void
language sql
set search_path = ''
as $$
  update public.payments
  set capture_asked_at = null, capture_try = capture_try + 1
  where id = of_payment and status = 'authorized' and capture_try = of_try;
$$;

comment on function public.refuse_capture(uuid, integer) is
  'Records that the processor refused a capture. The customer may withdraw again, and another try counts as a new request. For service_role only.';

create function public.issuing_facts(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'application', application.status,
    'method', payment.method,
    'payment_id', payment.id,
    'payment_reference', payment.reference,
    'payment', case
      when payment.id is null then 'none'
      when payment.status = 'captured' then 'captured'
      when payment.capture_asked_at is not null then 'asked'
      else 'authorized'
    end,
    'capture_try', payment.capture_try,
    'bond', to_jsonb(bond),
    'lacks_papers', coalesce(
      case
        when renewal.id is not null then exists (
          select 1 from public.bond_terms as term
          where term.application_id = of_application and term.certificate_url is null
        )
        else bond.pdf_url is null
          or exists (select 1 from public.bond_riders as rider where rider.bond_id = bond.id and rider.pdf_url is null)
          or exists (
            select 1 from public.bond_terms as term
            where term.bond_id = bond.id and term.number > 1 and term.certificate_url is null
          )
      end,
      true
    ),
    'lacks_signature', coalesce(private.lacks_signature(bond.id, null), true),
    'is_in_force', coalesce(
      bond.status <> 'pending' and (renewal.id is null or opened.application_id is null or opened.finished_at is not null),
      false
    )
  )
  from public.applications as application
  left join public.payments as payment
    on payment.application_id = application.id and payment.status in ('authorized', 'captured')
  left join public.renewals as renewal on renewal.application_id = application.id
  left join public.bonds as bond on bond.application_id = application.id or bond.id = renewal.bond_id
  left join private.issuing_cases as opened on opened.application_id = application.id
  where application.id = of_application;
$$;

comment on function public.issuing_facts(uuid) is
  'The facts that determine the next step towards a bond in force. For service_role only.';

create function public.put_in_force(of_application uuid, filing jsonb default '{}')
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  facts jsonb;
  told public.application_events;
begin
  perform pg_advisory_xact_lock(hashtextextended(of_application::text, 0));

  facts := public.issuing_facts(of_application);
  if facts ->> 'application' <> 'issued'
    or (facts ->> 'lacks_papers')::boolean
    or (facts ->> 'lacks_signature')::boolean
  then
    return jsonb_build_object('outcome', 'not-ready');
  end if;

  if not (facts ->> 'is_in_force')::boolean then
    update public.bonds set status = 'active'
    where id = (facts #>> '{bond,id}')::uuid and status = 'pending';

    select * into told from public.application_events
    where application_id = of_application and kind = 'issued'
    order by id desc
    limit 1;
    told.detail := told.detail || filing; -- for the mail only
    perform private.mail_event(told);
  end if;

  update private.issuing_cases set finished_at = coalesce(finished_at, now()), failure = null
  where application_id = of_application;
  update public.applications set needs_hand = null where id = of_application and needs_hand is not null;

  return jsonb_build_object('outcome', 'in-force');
end;
$$;

comment on function public.put_in_force(uuid, jsonb) is
  'Puts a bond with stored and signed papers in force, and queues the mail about it, once. `filing` has the day before which the customer should file it, if there is one. For service_role only.';

revoke all on function
public.begin_issue(jsonb), public.confirm_capture(uuid), public.refuse_capture(uuid, integer),
public.issuing_facts(uuid), public.put_in_force(uuid, jsonb)
from public, anon, authenticated;
grant execute on function
public.begin_issue(jsonb), public.confirm_capture(uuid), public.refuse_capture(uuid, integer),
public.issuing_facts(uuid), public.put_in_force(uuid, jsonb)
to service_role;

-- How the function `finish-bonds` takes cases and records the results. A taken case belongs to its run until
-- next_attempt_at: a second run skips it, and a run that dies loses it.

-- Unfinished work: approvals by card or ACH whose issue has not started, and riders and certificates without a paper.
-- An approval by wire waits for the money, and a staff member confirms its arrival by issuing the bond.

create function private.unfinished_bonds()
returns table (application_id uuid, since timestamptz)
language sql
stable
set search_path = ''
as $$
  select application.id, application.updated_at
  from public.applications as application
  join public.payments as payment
    on payment.application_id = application.id and payment.status in ('authorized', 'captured')
  where application.status = 'approved' and (payment.method <> 'wire' or payment.capture_asked_at is not null)
  union all
  select bond.application_id, rider.issued_at
  from public.bond_riders as rider
  join public.bonds as bond on bond.id = rider.bond_id
  where rider.pdf_url is null and bond.application_id is not null
  union all
  select coalesce(term.application_id, bond.application_id), term.issued_at
  from public.bond_terms as term
  join public.bonds as bond on bond.id = term.bond_id
  where term.number > 1 and term.certificate_url is null
    and coalesce(term.application_id, bond.application_id) is not null;
$$;

comment on function private.unfinished_bonds() is
  'Applications whose bond or papers are missing, and since when, started or not.';

create function public.claim_issuing_cases(
  max_rows integer, waited_seconds integer, lease_seconds integer, max_attempts integer
)
returns table (application_id uuid, attempt integer)
language plpgsql
set search_path = ''
as $$
begin
  insert into private.issuing_cases as opened (application_id, started_at, next_attempt_at)
  select waiting.application_id, min(waiting.since), now()
  from private.unfinished_bonds() as waiting
  where waiting.since <= now() - make_interval(secs => waited_seconds)
  group by waiting.application_id
  on conflict on constraint issuing_cases_pkey do update
  set started_at = excluded.started_at, attempts = 0, next_attempt_at = now(), finished_at = null
  where opened.finished_at is not null;

  -- The last attempt started and never reported a result.
  update public.applications as application
  set needs_hand = 'interrupted'
  from private.issuing_cases as lost
  where lost.application_id = application.id
    and lost.finished_at is null and lost.attempts >= max_attempts and lost.next_attempt_at <= now()
    and application.needs_hand is null;

  return query
  with due as (
    select one.application_id
    from private.issuing_cases as one
    join public.applications as application on application.id = one.application_id
    where one.finished_at is null
      and application.needs_hand is null
      and one.attempts < max_attempts
      and case one.attempts
        when 0 then one.started_at <= now() - make_interval(secs => waited_seconds)
        else one.next_attempt_at <= now()
      end
    order by one.next_attempt_at, one.application_id
    limit max_rows
    for update of one skip locked
  )
  update private.issuing_cases as taken
  set attempts = taken.attempts + 1, next_attempt_at = now() + make_interval(secs => lease_seconds)
  from due
  where taken.application_id = due.application_id
  returning taken.application_id, taken.attempts;
end;
$$;

comment on function public.claim_issuing_cases(integer, integer, integer, integer) is
  'Takes bonds that have waited for more than this many seconds, each for one run and this many seconds. For service_role only.';

create function public.settle_issuing_case(of_application uuid, of_attempt integer, problem text, retry_seconds integer)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- A run that lost its lease records nothing: another run has the case.
  update private.issuing_cases
  set
    failure = problem,
    finished_at = case when problem is null then coalesce(finished_at, now()) end,
    next_attempt_at = coalesce(now() + make_interval(secs => retry_seconds), next_attempt_at)
  where application_id = of_application and attempts = of_attempt and finished_at is null;
  if not found then
    return false;
  end if;

  -- A failed run does not take the bond back from the staff if it was left to them during the run.
  if retry_seconds is null then
    update public.applications
    set needs_hand = problem
    where id = of_application and needs_hand is distinct from problem;
  end if;

  return true;
end;
$$;

comment on function public.settle_issuing_case(uuid, integer, text, integer) is
  'Records the result of a taken case: finished, retried after this many seconds, or left to staff. A retry keeps a case that was left to staff meanwhile. False when another run has it. For service_role only.';

create function public.hold_issuing_case(of_application uuid, problem text)
returns void
language sql
set search_path = ''
as $$
  update public.applications
  set needs_hand = problem
  where id = of_application and status in ('approved', 'issued') and needs_hand is distinct from problem;
$$;

comment on function public.hold_issuing_case(uuid, text) is
  'Leaves a bond to staff when no repetition can finish it. For service_role only.';

revoke all on function
private.unfinished_bonds(),
public.claim_issuing_cases(integer, integer, integer, integer),
public.settle_issuing_case(uuid, integer, text, integer),
public.hold_issuing_case(uuid, text)
from public, anon, authenticated;
grant execute on function
private.unfinished_bonds(),
public.claim_issuing_cases(integer, integer, integer, integer),
public.settle_issuing_case(uuid, integer, text, integer),
public.hold_issuing_case(uuid, text)
to service_role;

-- A call finishes three bonds. Several calls share a longer list: each skips the cases that another has taken.
create function private.call_finish_bonds()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.call_function('finish-bonds', 'sweep_key')
  from generate_series(1, least(10, 1 + (select count(*) from private.unfinished_bonds()) / 3));
end;
$$;

comment on function private.call_finish_bonds() is
  'Calls the function `finish-bonds`, several times when many bonds wait. For the schedule only.';

revoke all on function private.call_finish_bonds() from public, anon, authenticated, service_role;

select private.schedule('finish-bonds', '*/2 * * * *', 'select private.call_finish_bonds()');

-- A function returns the reason, because a column grant would open it to all signed-in users or to none.

create function private.hold_up_of(of_application uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select application.needs_hand
  from public.applications as application
  where application.id = of_application and of_application in (select private.opened_applications());
$$;

comment on function private.hold_up_of(uuid) is
  'For staff who opened an application today: why its bond needs staff to finish it.';

revoke all on function private.hold_up_of(uuid) from public, anon, authenticated, service_role;
grant execute on function private.hold_up_of(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.hold_up_of(of_application uuid)
returns text
language sql
stable
set search_path = ''
begin atomic
  select private.hold_up_of(of_application);
end;

comment on function public.hold_up_of(uuid) is
  'For staff who opened an application today: why its bond needs staff to finish it. Null when it does not, and for anyone else.';

revoke all on function public.hold_up_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.hold_up_of(uuid) to authenticated;
