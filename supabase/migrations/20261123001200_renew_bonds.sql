-- Submitting a renewal application starts the renewal. When several applications race for one bond, one wins.

create index renewals_to_remind_idx on public.renewals (next_due, id) where status = 'upcoming';

create function public.submit_renewal(submission jsonb, renews uuid, today date, window_days integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote constant uuid := (submission ->> 'quote_id')::uuid;
  caller constant uuid := (submission ->> 'user_id')::uuid;
  bond public.bonds;
  renewal public.renewals;
  result jsonb;
begin
  -- The lock for payment and submission of a quote.
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));

  if exists (
    select 1 from public.applications as application where application.id = quote and application.status <> 'draft'
  ) then
    return public.submit_application(submission);
  end if;

  select * into bond from public.bonds where id = renews for update;
  if caller is null or bond.user_id is distinct from caller or bond.status is distinct from 'active'
    or bond.expiry_date <= today
    or not private.bond_renews(bond.bond_type_id)
    or bond.bond_type_id <> submission ->> 'bond_slug'
    or bond.state_code <> submission ->> 'state_code'
    or bond.amount_cents <> (submission ->> 'penal_sum_cents')::bigint
  then
    return jsonb_build_object('outcome', 'not-renewable');
  end if;

  select * into renewal
  from public.renewals as open_renewal
  where open_renewal.bond_id = renews and open_renewal.status in ('upcoming', 'started')
  order by open_renewal.next_due
  limit 1
  for update;

  if renewal.status = 'started' or exists (
    select 1
    from public.renewals as renewed
    where renewed.bond_id = renews
      and renewed.status = 'renewed'
      and renewed.next_due = (submission #>> '{answers,bondDetails,effectiveDate}')::date
  ) then
    return jsonb_build_object('outcome', 'already-renewed');
  end if;

  if renewal.id is null
    or renewal.next_due - today > window_days
    or renewal.next_due is distinct from (submission #>> '{answers,bondDetails,effectiveDate}')::date
  then
    return jsonb_build_object('outcome', 'not-renewable');
  end if;

  result := public.submit_application(submission);
  if result ->> 'outcome' = 'submitted' then
    update public.renewals set status = 'started', application_id = quote where id = renewal.id;
  end if;

  return result;
end;
$$;

comment on function public.submit_renewal(jsonb, uuid, date, integer) is
  'Stores a checked application that renews a bond, as submit_application does, and starts the renewal, once. For service_role only.';

create function public.void_quote_payments(of_quote uuid, caller uuid, key_hash text)
returns setof text
language sql
set search_path = ''
as $$
  update public.payments as payment
  set status = 'voided'
  where payment.quote_id = of_quote
    and payment.status = 'authorized'
    and payment.application_id is null
    and private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash);

  select payment.reference
  from public.payments as payment
  where payment.quote_id = of_quote
    and payment.status = 'voided'
    and payment.application_id is null
    and private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash);
$$;

comment on function public.void_quote_payments(uuid, uuid, text) is
  'Voids the authorized payments of the caller''s quote that will not be submitted, and returns the payments that the processor must release. A repetition returns the same answer. For service_role only.';

revoke all on function public.submit_renewal(jsonb, uuid, date, integer), public.void_quote_payments(uuid, uuid, text)
from public, anon, authenticated;
grant execute on function public.submit_renewal(jsonb, uuid, date, integer), public.void_quote_payments(uuid, uuid, text)
to service_role;

-- An application that ends without a bond reopens the renewal while the bond runs.
create function private.give_renewal_back()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.renewals as renewal
  set
    status = case when bond.status = 'active' then 'upcoming' else 'lapsed' end,
    application_id = null
  from public.bonds as bond
  where renewal.application_id = new.id and renewal.status = 'started' and bond.id = renewal.bond_id;

  return null;
end;
$$;

comment on function private.give_renewal_back() is
  'Allows another application to renew a bond after one was declined or withdrawn.';

revoke all on function private.give_renewal_back() from public, anon, authenticated, service_role;

create trigger give_renewal_back
after update of status on public.applications
for each row when (new.status in ('declined', 'withdrawn') and old.status <> new.status)
execute function private.give_renewal_back();

-- An approved and paid renewal continues its bond. The number, token and text stay; the end date moves.

-- Only these functions change an issued bond, so the Edge Functions have no right to update it.

create function private.add_bond_term(to_bond uuid, from_application public.applications, starts date, ends date)
returns public.bond_terms
language plpgsql
security definer
set search_path = ''
as $$
declare
  term public.bond_terms;
begin
  insert into public.bond_terms (
    bond_id, number, application_id, starts_on, ends_on, premium_cents, rate_plan, rate_plan_version, principal,
    amount_cents, power_rider
  )
  select
    bond.id,
    (select max(earlier.number) + 1 from public.bond_terms as earlier where earlier.bond_id = bond.id),
    from_application.id,
    starts,
    ends,
    from_application.premium_cents,
    from_application.rate_plan,
    from_application.rate_plan_version,
    bond.principal,
    bond.amount_cents,
    (
      select max(rider.number) from public.bond_riders as rider
      where rider.bond_id = bond.id and rider.power_limit_cents is not null
    )
  from public.bonds as bond
  where bond.id = to_bond
  returning * into term;

  update public.bonds
  set
    status = 'active',
    premium_cents = from_application.premium_cents,
    rate_plan = from_application.rate_plan,
    rate_plan_version = from_application.rate_plan_version,
    -- A bond without an end date stays without one. The term records the day to which it is paid.
    expiry_date = case when expiry_date is null then null else ends end
  where id = to_bond;

  insert into public.renewals (bond_id, next_due) values (to_bond, ends);

  return term;
end;
$$;

comment on function private.add_bond_term(uuid, public.applications, date, date) is
  'Adds the term of a renewal application to a bond with its premium and rate plan, moves the end date and sets the next due day.';

revoke all on function private.add_bond_term(uuid, public.applications, date, date) from public, anon, authenticated;
grant execute on function private.add_bond_term(uuid, public.applications, date, date) to service_role;

create function private.plain_name(name text)
returns text
language sql
immutable
set search_path = ''
as $$
  with visible as (
    -- Format characters. Postgres has no character class for them.
    select regexp_replace(
      name,
      '[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff'
      || '\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001'
      || '\U000e0020-\U000e007f]',
      '',
      'g'
    ) as spelled
  ),

  composed as (
    select normalize(regexp_replace(spelled, '[\u2010\u2011]', '-', 'g'), nfc) as spelled
    from visible
  )

  select lower(trim(regexp_replace(
    spelled, '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  )))
  from composed;
$$;

comment on function private.plain_name(text) is
  'A name without differences that do not matter: case, spaces, composition of letters, kinds of hyphens and invisible characters. The rule of src/domain/renewals/kept-terms.ts.';

revoke all on function private.plain_name(text) from public, anon, authenticated;
grant execute on function private.plain_name(text) to service_role;

create function public.continue_bond(issue jsonb)
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
  term public.bond_terms;
begin
  -- The lock for payment, submission, decision and withdrawal of a quote.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  select * into renewal from public.renewals where application_id = target;
  if application.submitted_at is null or renewal.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select * into bond from public.bonds where id = renewal.bond_id for update;

  if application.status = 'issued' then
    select * into term from public.bond_terms where application_id = target;
    return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond), 'term', to_jsonb(term));
  end if;

  if application.status <> 'approved' or bond.status not in ('active', 'expired') then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if not exists (
    select 1 from public.payments as payment where payment.application_id = target and payment.status = 'captured'
  ) then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  update public.renewals set status = 'renewed' where id = renewal.id;
  term := private.add_bond_term(bond.id, application, renewal.next_due, (issue ->> 'ends_on')::date);
  update public.applications set status = 'issued' where id = target;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    target,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'issued',
    application.status,
    'issued',
    jsonb_build_object('bondNumber', bond.number, 'term', term.number)
  );
  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  select
    bond.application_id,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'bond-renewed',
    jsonb_build_object(
      'bondNumber', bond.number, 'applicationNumber', application.number, 'startsOn', term.starts_on, 'endsOn', term.ends_on
    )
  where bond.application_id is not null;

  select * into bond from public.bonds where id = bond.id;
  return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond), 'term', to_jsonb(term));
end;
$$;

comment on function public.continue_bond(jsonb) is
  'Continues a bond with the term of an approved renewal whose payment was captured, once. Returns bond and term, also for a repetition. For service_role only.';

create function public.store_continuation(of_bond uuid, term_number integer, sha256 text)
returns void
language sql
set search_path = ''
as $$
  -- A paper that a clerk may already have is never replaced.
  update public.bond_terms
  set certificate_url = of_bond::text || '/continuation-' || term_number || '.pdf', certificate_sha256 = sha256
  where bond_id = of_bond and number = term_number and certificate_url is null;
$$;

comment on function public.store_continuation(uuid, integer, text) is
  'Records the path and SHA-256 of a term''s certificate. The first certificate stays. For service_role only.';

-- An application that renews a bond never issues a second bond.
create function private.refuse_second_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.renewals as renewal where renewal.application_id = new.application_id) then
    raise exception 'A renewal continues its bond and makes no other' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.refuse_second_bond() is 'Refuses a second bond for an application that renews a bond.';

revoke all on function private.refuse_second_bond() from public, anon, authenticated, service_role;

create trigger refuse_second_bond
before insert on public.bonds
for each row when (new.application_id is not null) execute function private.refuse_second_bond();

revoke all on function public.continue_bond(jsonb), public.store_continuation(uuid, integer, text)
from public, anon, authenticated;
grant execute on function public.continue_bond(jsonb), public.store_continuation(uuid, integer, text) to service_role;

-- Once a day, bonds expire at the end of their term, and owners get renewal reminders. The function `renewal-reminders`
-- passes the day and the reminder days. Each call is one batch in one transaction.

create index bonds_to_expire_idx on public.bonds (expiry_date, id) where status = 'active';

create function public.expire_bonds(today date, max_rows integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  ended uuid[];
begin
  with over as (
    select bond.id
    from public.bonds as bond
    where bond.status = 'active' and bond.expiry_date <= today
    order by bond.expiry_date, bond.id
    limit max_rows
    for update skip locked
  ),
  expired as (
    update public.bonds set status = 'expired' where id in (select over.id from over) returning id
  )
  select coalesce(array_agg(expired.id), '{}') into ended from expired;

  -- A renewal with a submitted application stays started: it may still continue the bond.
  update public.renewals set status = 'lapsed' where bond_id = any (ended) and status = 'upcoming';

  insert into public.application_events (application_id, actor, kind, detail)
  select bond.application_id, 'system', 'bond-expired', jsonb_build_object('bondNumber', bond.number, 'endsOn', bond.expiry_date)
  from public.bonds as bond
  where bond.id = any (ended) and bond.application_id is not null;

  perform private.enqueue_notification(
    'bond_expired',
    null,
    bond.id,
    null,
    null,
    'bond_expired:' || bond.id || ':' || bond.expiry_date,
    jsonb_build_object(
      'bondNumber', bond.number,
      'bondTitle', bond_type.name,
      'expiredOn', coalesce(bond.last_day, bond.expiry_date),
      'isRenewalSent', exists (
        select 1 from public.renewals as renewal where renewal.bond_id = bond.id and renewal.status = 'started'
      ),
      'renewPath', '/quote?bondType=' || bond.bond_type_id || '&state=' || bond.state_code || '&renews=' || bond.id
    ) || private.client_of_firm(bond)
  )
  from public.bonds as bond
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
  where bond.id = any (ended);

  return cardinality(ended);
end;
$$;

comment on function public.expire_bonds(date, integer) is
  'Expires bonds whose last day is before this day, up to the limit, and queues mails to their owners. Returns the number of bonds. For service_role only.';

create function public.renewal_price_facts(of_bonds uuid[], today date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(facts.found), '[]')
  from (
    select jsonb_build_object(
      'bondId', bond.id,
      'bondSlug', bond.bond_type_id,
      'stateCode', bond.state_code,
      'amount', bond.amount_cents,
      'termYears', case
        when application.answers #>> '{bondDetails,termYears}' ~ '^[1-9]$'
          then (application.answers #>> '{bondDetails,termYears}')::integer
        else greatest(1, extract(year from age(term.ends_on, term.starts_on))::integer)
      end,
      'isCreditChecked', coalesce(application.answers #>> '{underwriting,creditCheck}' <> 'not_authorized', true),
      'on', today,
      'ratePlans', coalesce(bond_type.rules -> 'ratePlans', '[]'),
      'last', jsonb_strip_nulls(
        jsonb_build_object(
          'premium', term.premium_cents,
          'total', application.total_cents,
          'plan', case
            when term.rate_plan is not null
              then jsonb_build_object('id', term.rate_plan, 'version', term.rate_plan_version)
          end,
          'amount', term.amount_cents,
          'startsOn', term.starts_on,
          'endsOn', coalesce(term.ends_on::text, application.answers #>> '{term,endsOn}')
        )
      )
    ) as found
    from public.bonds as bond
    join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
    join lateral (
      select latest.*
      from public.bond_terms as latest
      where latest.bond_id = bond.id
      order by latest.number desc
      limit 1
    ) as term on true
    left join public.applications as application on application.id = term.application_id
    where bond.id = any (of_bonds)
  ) as facts;
$$;

comment on function public.renewal_price_facts(uuid[], date) is
  'What the price of the next term of the caller''s bonds is computed from, and what the last term cost: src/domain/renewals/renewal-price.ts.';

revoke all on function public.renewal_price_facts(uuid[], date) from public, anon, authenticated, service_role;
grant execute on function public.renewal_price_facts(uuid[], date) to authenticated, service_role;

create function public.remind_of_renewals(today date, reminders integer[], max_rows integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  reminded uuid[];
begin
  -- The same rule as reminderDue in src/domain/renewals/reminders.ts; a test compares them.
  with due as (
    select renewal.id, nearest.days
    from public.renewals as renewal
    join public.bonds as bond
      on bond.id = renewal.bond_id
      and bond.status = 'active'
      -- A bond that runs until release has no end date, but a day on which its premium is due.
      and (bond.expiry_date = renewal.next_due or bond.expiry_date is null)
    cross join lateral (
      select min(reminder) as days from unnest(reminders) as reminder where reminder >= renewal.next_due - today
    ) as nearest
    where renewal.status = 'upcoming'
      and renewal.next_due > today
      and renewal.next_due <= today + (select max(reminder) from unnest(reminders) as reminder)
      and (renewal.reminded_days is null or renewal.reminded_days > nearest.days)
    order by renewal.next_due, renewal.id
    limit max_rows
    for update of renewal skip locked
  ),
  changed as (
    update public.renewals as renewal
    set reminded_days = due.days
    from due
    where renewal.id = due.id
    returning renewal.id
  )
  select coalesce(array_agg(changed.id), '{}') into reminded from changed;

  perform private.enqueue_notification(
    'renewal_due',
    null,
    bond.id,
    null,
    null,
    'renewal_due:' || bond.id || ':' || renewal.next_due || ':' || renewal.reminded_days,
    jsonb_build_object(
      'bondNumber', bond.number,
      'bondTitle', bond_type.name,
      case when bond.expiry_date is null then 'premiumDueOn' else 'expiresOn' end,
      coalesce(bond.last_day, renewal.next_due),
      'daysLeft', coalesce(bond.last_day, renewal.next_due) - today,
      'renewBy', renewal.next_due - 1,
      'price', public.renewal_price_facts(array[bond.id], today) -> 0,
      'renewPath', '/quote?bondType=' || bond.bond_type_id || '&state=' || bond.state_code || '&renews=' || bond.id
    ) || private.client_of_firm(bond)
  )
  from public.renewals as renewal
  join public.bonds as bond on bond.id = renewal.bond_id
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
  where renewal.id = any (reminded);

  return cardinality(reminded);
end;
$$;

comment on function public.remind_of_renewals(date, integer[], integer) is
  'Reminds owners of bonds that end soon or whose premium is due. Each owner gets the nearest reminder once. Returns the number of reminders, up to the limit. For service_role only.';

revoke all on function public.expire_bonds(date, integer), public.remind_of_renewals(date, integer[], integer)
from public, anon, authenticated;
grant execute on function public.expire_bonds(date, integer), public.remind_of_renewals(date, integer[], integer)
to service_role;

-- After midnight in every state: 10:07 UTC is 00:07 in Hawaii.
select private.schedule('renewal-reminders', '7 10 * * *', $$select private.call_function('renewal-reminders', 'sweep_key')$$);

create function private.own_bonds_reminded_to_file()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select reminder.bond_id
  from private.filing_reminders as reminder
  join public.bonds as bond on bond.id = reminder.bond_id
  where bond.user_id = (select auth.uid()) and reminder.term = 1 and reminder.rider = 0;
$$;

comment on function private.own_bonds_reminded_to_file() is
  'The caller''s bonds for which a reminder to file the bond itself went out.';

revoke all on function private.own_bonds_reminded_to_file() from public, anon, authenticated, service_role;
grant execute on function private.own_bonds_reminded_to_file() to authenticated;

-- plpgsql finds the tables when it runs: the topics of riders, firms and contractors come later.
create function private.own_riders_to_file()
returns table (bond_id uuid, number integer, effective_on date, brings_power boolean)
language plpgsql
stable
set search_path = ''
as $$
begin
  return query
    select attached.bond_id, attached.number, attached.effective_on, attached.poa_pdf_url is not null
    from public.bonds as bond
    join public.bond_riders as attached on attached.bond_id = bond.id
    where bond.user_id = (select auth.uid())
      and bond.status = 'active'
      and attached.pdf_url is not null
      and not exists (
        select 1
        from public.bond_filing_steps as done
        where done.bond_id = bond.id and done.step = 'rider' and done.rider = attached.number
      )
    order by attached.issued_at, bond.id, attached.number
    limit 50;
end;
$$;

comment on function private.own_riders_to_file() is
  'The riders of the caller''s bonds in force whose paper exists and is not ticked as filed, the oldest first.';

revoke all on function private.own_riders_to_file() from public, anon, authenticated, service_role;
grant execute on function private.own_riders_to_file() to authenticated;

create function private.own_applications_of_matters()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select matter.application_id
    from public.matters as matter
    where matter.id in (select private.open_matters()) and matter.application_id is not null;
end;
$$;

comment on function private.own_applications_of_matters() is
  'The applications of the matters that the caller may open as a member of a law firm.';

create function private.own_desks()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return to_jsonb(array_remove(
    array[
      case when private.own_firm() is not null then 'attorney' end,
      case when exists (select from private.own_contractors()) then 'contractor' end
    ],
    null
  ));
end;
$$;

comment on function private.own_desks() is
  'The desks besides the dashboard where the caller works: "attorney" for a member of a firm, "contractor" for a member of a contractor.';

revoke all on function private.own_applications_of_matters(), private.own_desks()
from public, anon, authenticated, service_role;
grant execute on function private.own_applications_of_matters(), private.own_desks() to authenticated;

-- The totals at the top of the customer's dashboard. The database counts them, because the list of bonds comes page by
-- page.

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.desk_overview(today date, renewal_days integer, filing_days integer)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  with own_bonds as (
    select
      bond.*,
      bond_type.name as bond_name,
      -- A bond is active until the job of the next night has seen its end. A bond cancelled before its first day never
      -- starts.
      (bond.status = 'active' and coalesce(bond.expiry_date > today, true)) or (
        bond.status = 'cancelled' and coalesce(bond.cancelled_on > greatest(today, bond.effective_date), false)
      ) as is_in_force
    from public.bonds as bond
    join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
    where bond.user_id = (select auth.uid())
  ),
  -- A renewal that the customer sent is not due anymore.
  due_renewals as (
    select renewal.next_due, bond.*
    from public.renewals as renewal
    join own_bonds as bond on bond.id = renewal.bond_id and bond.is_in_force
    where renewal.next_due between today and today + renewal_days and renewal.status = 'upcoming'
  ),
  to_renew as (
    select *
    from due_renewals
    where status = 'active' and coalesce(expiry_date > today, true)
    order by next_due, id
    limit 50
  ),
  bonds_to_file as (
    select bond.*, 1 as term, bond.effective_date as starts_on, 0 as rider, false as brings_power
    from own_bonds as bond
    where bond.status = 'active'
      -- The same rule as isFilingAsked in src/domain/bonds/filing-reminders.ts; a test compares them.
      and (
        today - (bond.issued_at at time zone 'America/New_York')::date <= filing_days
        or bond.id in (select private.own_bonds_reminded_to_file())
      )
      and not exists (
        select 1 from public.bond_filing_steps as done where done.bond_id = bond.id and done.step = 'filed'
      )
      -- The same rule as isRenewed in src/domain/bonds/filing-steps.ts: a renewed bond counts as filed.
      and not exists (
        select 1 from public.bond_terms as continued where continued.bond_id = bond.id and continued.number > 1
      )
    order by bond.issued_at, bond.id
    limit 50
  ),
  certificates_to_file as (
    select bond.*, continued.number as term, continued.starts_on, 0 as rider, false as brings_power
    from own_bonds as bond
    join public.bond_terms as continued on continued.bond_id = bond.id
    where bond.status = 'active'
      and continued.certificate_url is not null
      and continued.ends_on > today
      and not exists (
        select 1
        from public.bond_filing_steps as done
        where done.bond_id = bond.id and done.step = 'certificate' and done.term = continued.number
      )
    order by continued.starts_on, bond.id
    limit 50
  ),
  to_file as (
    select * from bonds_to_file
    union all
    select * from certificates_to_file
    union all
    select bond.*, 1, attached.effective_on, attached.number, attached.brings_power
    from private.own_riders_to_file() as attached
    join own_bonds as bond on bond.id = attached.bond_id
  )
  select jsonb_build_object(
    'active_bonds', (select count(*) from own_bonds where is_in_force),
    'total_coverage_cents', (select coalesce(sum(amount_cents), 0) from own_bonds where is_in_force),
    'upcoming_renewals', (select count(*) from due_renewals),
    'next_due', (select min(next_due) from due_renewals),
    'to_renew', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'number', number, 'bond_type_id', bond_type_id, 'bond_name', bond_name, 'caption', caption,
            'state_code', state_code, 'next_due', next_due, 'ends_on', coalesce(last_day, expiry_date)
          )
          order by next_due, id
        )
        from to_renew
      ),
      '[]'
    ),
    'to_file', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'number', number, 'bond_type_id', bond_type_id, 'bond_name', bond_name, 'caption', caption,
            'state_code', state_code, 'principal', principal, 'obligee', obligee, 'effective_date', starts_on,
            'term', term, 'rider', rider, 'brings_power', brings_power, 'companion', matter ->> 'companion', 'case_number', matter ->> 'caseNumber',
            'is_for_matter', coalesce(application_id in (select private.own_applications_of_matters()), false),
            'steps', (
              select coalesce(jsonb_agg(done.step), '[]')
              from public.bond_filing_steps as done
              where done.bond_id = to_file.id and done.term = to_file.term and done.rider = to_file.rider
            )
          )
          order by issued_at, id, term, rider
        )
        from to_file
      ),
      '[]'
    ),
    'desks', private.own_desks()
  );
end;

comment on function public.desk_overview(date, integer, integer) is
  'The caller''s bonds in force on a day: their number, their total in cents, the renewals due within some days, and the bonds to renew, and the bonds, certificates and riders to file. Also the other desks where the caller works.';

revoke all on function public.desk_overview(date, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_overview(date, integer, integer) to authenticated;
