-- Once a day: bonds whose term is over expire, and who has to renew one is reminded. The function `renewal-reminders`
-- says which day it is and which reminders there are; each call here is one batch in one transaction.

create index bonds_to_expire_idx on public.bonds (expiry_date, id) where status = 'active';

create function public.expire_bonds(today date, most integer)
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
    limit most
    for update skip locked
  ),
  expired as (
    update public.bonds set status = 'expired' where id in (select over.id from over) returning id
  )
  select coalesce(array_agg(expired.id), '{}') into ended from expired;

  -- One that was sent for stays started: it may still continue the bond.
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
      'expiredOn', bond.expiry_date,
      'isRenewalSent', exists (
        select 1 from public.renewals as renewal where renewal.bond_id = bond.id and renewal.status = 'started'
      ),
      'renewPath', '/quote?bondType=' || bond.bond_type_id || '&state=' || bond.state_code || '&renews=' || bond.id
    )
  )
  from public.bonds as bond
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
  where bond.id = any (ended);

  return cardinality(ended);
end;
$$;

comment on function public.expire_bonds(date, integer) is
  'Ends bonds whose last day is over on a day, at most so many, tells their owners, and says how many there were. For service_role only.';

create function public.remind_of_renewals(today date, reminders integer[], most integer)
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
      -- A bond that runs until it is released has no end, but a day on which its premium is due.
      and (bond.expiry_date = renewal.next_due or bond.expiry_date is null)
    cross join lateral (
      select min(reminder) as days from unnest(reminders) as reminder where reminder >= renewal.next_due - today
    ) as nearest
    where renewal.status = 'upcoming'
      and renewal.next_due > today
      and renewal.next_due <= today + (select max(reminder) from unnest(reminders) as reminder)
      and (renewal.reminded_days is null or renewal.reminded_days > nearest.days)
    order by renewal.next_due, renewal.id
    limit most
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
      case when bond.expiry_date is null then 'premiumDueOn' else 'expiresOn' end, renewal.next_due,
      'daysLeft', renewal.next_due - today,
      'renewPath', '/quote?bondType=' || bond.bond_type_id || '&state=' || bond.state_code || '&renews=' || bond.id
    )
  )
  from public.renewals as renewal
  join public.bonds as bond on bond.id = renewal.bond_id
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id
  where renewal.id = any (reminded);

  return cardinality(reminded);
end;
$$;

comment on function public.remind_of_renewals(date, integer[], integer) is
  'Reminds owners of bonds that end soon or whose premium is due, each once for the nearest of the reminders, at most so many, and says how many there were. For service_role only.';

revoke all on function public.expire_bonds(date, integer), public.remind_of_renewals(date, integer[], integer)
from public, anon, authenticated;
grant execute on function public.expire_bonds(date, integer), public.remind_of_renewals(date, integer[], integer)
to service_role;

-- After midnight in every state: 10:07 UTC is 00:07 in Hawaii.
select private.schedule('renewal-reminders', '7 10 * * *', $$select private.call_function('renewal-reminders', 'sweep_key')$$);
