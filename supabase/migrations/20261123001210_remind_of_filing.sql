-- Reminders to file the papers of a bond, until its owner ticks them as filed. The renewal schedule sends them too.

create function public.remind_of_filing(today date, reminders integer[], every integer, not_filed text[], max_rows integer)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  last_fixed constant integer := (select max(reminder) from unnest(reminders) as reminder);
  reminded jsonb;
begin
  -- The same rule as filingReminderDue in src/domain/bonds/filing-reminders.ts; a test compares them.
  with due as (
    select bond.id as bond_id, paper.term, paper.rider, paper.starts_on, nearest.days
    from public.bonds as bond
    -- The papers to file: the bond itself until its first renewal, a certificate for each later term, and its riders.
    -- `desk_overview` has the same rule for the inbox.
    cross join lateral (
      select 1 as term, 0 as rider, bond.issued_at, bond.effective_date as starts_on
      where not exists (
        select 1 from public.bond_terms as continued where continued.bond_id = bond.id and continued.number > 1
      )
      union all
      select continued.number, 0, continued.issued_at, continued.starts_on
      from public.bond_terms as continued
      where continued.bond_id = bond.id and continued.certificate_url is not null and continued.ends_on > today
      union all
      select 1, attached.number, attached.issued_at, attached.effective_on
      from public.bond_riders as attached
      where attached.bond_id = bond.id and attached.pdf_url is not null
    ) as paper
    left join private.filing_reminders as last_one
      on last_one.bond_id = bond.id and last_one.term = paper.term and last_one.rider = paper.rider
    cross join lateral (
      -- Days in the agency's time zone. In UTC, a paper that was issued in the evening would be a day younger.
      select today - (paper.issued_at at time zone 'America/New_York')::date as days
    ) as age
    cross join lateral (
      select
        case
          when age.days >= last_fixed then last_fixed + (age.days - last_fixed) / every * every
          else (select max(reminder) from unnest(reminders) as reminder where reminder <= age.days)
        end as days
    ) as nearest
    where bond.status = 'active'
      and (
        last_one.reminded_days < nearest.days
        -- Bonds of before the reminders get none. `desk_overview` has the same rule for the inbox.
        or (last_one.reminded_days is null and nearest.days is not null and age.days <= 2 * last_fixed)
      )
      and bond.bond_type_id || ':' || bond.state_code <> all (not_filed)
      and not exists (
        select 1
        from public.bond_filing_steps as done
        where done.bond_id = bond.id and done.term = paper.term and done.rider = paper.rider
          and done.step in ('filed', 'certificate', 'rider')
      )
    order by bond.issued_at, bond.id, paper.term, paper.rider
    limit max_rows
    for update of bond skip locked
  ),
  noted as (
    insert into private.filing_reminders (bond_id, term, rider, reminded_days)
    select due.bond_id, due.term, due.rider, due.days from due
    on conflict (bond_id, term, rider) do update set reminded_days = excluded.reminded_days
  )
  select coalesce(jsonb_agg(to_jsonb(due)), '[]') into reminded from due;

  perform private.enqueue_notification(
    'filing_due',
    null,
    bond.id,
    null,
    null,
    'filing_due:' || bond.id || ':' || case when paper.term > 1 then 'term-' || paper.term || ':' else '' end
    || case when paper.rider > 0 then 'rider-' || paper.rider || ':' else '' end || paper.days,
    jsonb_build_object(
      'bondNumber', bond.number,
      'bondTitle', bond_type.name,
      'bondPath', '/dashboard?bond=' || bond.id,
      'bondSlug', bond.bond_type_id,
      'obligee', bond.obligee,
      'effectiveOn', paper.starts_on,
      'term', paper.term,
      'remindedOn', today
    ) || case when paper.rider > 0 then jsonb_build_object('rider', paper.rider) else '{}' end
  )
  from jsonb_to_recordset(reminded) as paper (bond_id uuid, term integer, rider integer, starts_on date, days integer)
  join public.bonds as bond on bond.id = paper.bond_id
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id;

  return jsonb_array_length(reminded);
end;
$$;

comment on function public.remind_of_filing(date, integer[], integer, text[], integer) is
  'Reminds owners of bonds, continuation certificates and riders that are not ticked as filed, some days after the issue and then every so many days until the tick or the end of the bond or the certificate''s term. `not_filed` lists "bond:state" of bonds that the customer does not file. Returns the number of reminders, up to the limit. For service_role only.';

revoke all on function public.remind_of_filing(date, integer[], integer, text[], integer) from public, anon, authenticated;
grant execute on function public.remind_of_filing(date, integer[], integer, text[], integer) to service_role;
