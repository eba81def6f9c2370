-- What the underwriters' desk asks for: how much waits, one page of the queue, and who takes what. Everything runs with
-- the rights of the caller, so row level security decides. It leaves few operators that an index may be asked with
-- before the policy has spoken; the comparisons used here are among them.

create function public.underwriting_overview()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case when exists (select 1 from public.staff_roles as held where held.user_id = (select auth.uid())) then
    jsonb_build_object(
      'statuses', (
        select coalesce(jsonb_object_agg(by_status.status, to_jsonb(by_status) - 'status'), '{}')
        from (
          select application.status, count(*) as count, min(application.submitted_at) as oldest
          from public.applications as application
          where application.submitted_at is not null
          group by application.status
        ) as by_status
      ),
      'mine', (
        select count(*)
        from public.application_assignments as held
        join public.applications as application on application.id = held.application_id
        where held.staff_id = (select auth.uid())
          and application.status = 'under_review' and application.submitted_at is not null
      ),
      'nobodys', (
        select count(*)
        from public.applications as application
        left join public.application_assignments as held on held.application_id = application.id
        where application.status = 'under_review' and application.submitted_at is not null and held.staff_id is null
      ),
      'staff', (
        select coalesce(jsonb_agg(to_jsonb(colleague) order by colleague.name, colleague.id), '[]')
        from (
          select
            member.user_id as id,
            coalesce(profile.display_name, nullif(concat_ws(' ', profile.first_name, profile.last_name), '')) as name
          from (select distinct held.user_id from public.staff_roles as held) as member
          left join public.profiles as profile on profile.id = member.user_id
        ) as colleague
      )
    )
  end;
$$;

comment on function public.underwriting_overview() is
  'For staff: how many applications stand where, since when the oldest waits, how many under review are mine and nobody''s, and who works here. Null for anybody else.';

create function public.underwriting_queue(filters jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  -- One more than is shown, which tells whether there is a next page.
  rows_wanted constant integer := least(coalesce((filters ->> 'size')::integer, 25), 100) + 1;
  edge constant jsonb := coalesce(filters -> 'before', filters -> 'after');
  descends constant boolean := coalesce((filters ->> 'newest_first')::boolean, false) <> (filters ? 'before');
  conditions text[] := array['application.submitted_at is not null'];
  word text;
  found jsonb;
begin
  if filters ? 'status' then
    conditions := conditions || format('application.status = %L', filters ->> 'status');
  end if;
  if filters ? 'state' then
    conditions := conditions || format('application.state_code = %L', filters ->> 'state');
  end if;
  if filters ? 'bond' then
    conditions := conditions || format('application.bond_slug = %L', filters ->> 'bond');
  end if;

  if filters ->> 'holder' = 'nobody' then
    conditions := conditions || (
      'not exists (
        select 1
        from public.application_assignments as taken
        where taken.application_id = application.id and taken.staff_id is not null
      )'
    )::text;
  elsif filters ? 'holder' then
    conditions := conditions || format('held.staff_id = %L', filters ->> 'holder');
  end if;

  for word in select jsonb_array_elements_text(filters -> 'words') loop
    conditions := conditions || format(
      'application.id in (
        select entry.application_id from public.application_words as entry where entry.word >= %L and entry.word < %L
      )',
      word, word || chr(1114111)
    );
  end loop;

  if edge is not null then
    conditions := conditions || format(
      '(application.submitted_at, application.id) %s (%L::timestamptz, %L::uuid)',
      case when descends then '<' else '>' end, edge ->> 'submitted_at', edge ->> 'id'
    );
  end if;

  -- Written out anew for what is asked, so that each question gets the plan that fits it.
  execute format(
    $query$
      select coalesce(jsonb_agg(to_jsonb(page)), '[]')
      from (
        select
          application.id,
          application.number,
          application.status,
          application.state_code,
          application.penal_sum_cents,
          application.review_reasons,
          application.submitted_at,
          bond_type.name as bond_name,
          concat_ws(
            ' ', application.answers #>> '{applicant,firstName}', application.answers #>> '{applicant,lastName}'
          ) as applicant,
          application.answers #>> '{business,legalName}' as business,
          held.staff_id,
          exists (
            select 1 from public.information_answers as given where given.application_id = application.id
          ) as is_answered
        from public.applications as application
        join public.bond_types as bond_type on bond_type.slug = application.bond_slug
        left join public.application_assignments as held on held.application_id = application.id
        where %1$s
        order by application.submitted_at %2$s, application.id %2$s
        limit %3$s
      ) as page
    $query$,
    array_to_string(conditions, ' and '),
    case when descends then 'desc' else 'asc' end,
    rows_wanted
  )
  into found;

  return found;
end;
$$;

comment on function public.underwriting_queue(jsonb) is
  'One page of the applications that were sent, and one row more where there is a next page, the longest waiting first or newest_first. Filters: status, state, bond, holder (an id or nobody), words; size; after or before {submitted_at, id}. With before the rows come in reverse.';

create function public.assign_applications(wanted jsonb, to_staff uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given jsonb;
begin
  if to_staff is null then
    with wish as (
      select (entry ->> 'id')::uuid as id, (entry ->> 'seen')::uuid as seen from jsonb_array_elements(wanted) as entry
    ),
    changed as (
      update public.application_assignments as held
      set staff_id = null
      from wish
      where held.application_id = wish.id and held.staff_id = wish.seen
      returning held.application_id
    )
    select coalesce(jsonb_agg(changed.application_id), '[]') into given from changed;

    return given;
  end if;

  with wish as (
    select (entry ->> 'id')::uuid as id, (entry ->> 'seen')::uuid as seen from jsonb_array_elements(wanted) as entry
  ),
  changed as (
    insert into public.application_assignments as held (application_id, staff_id)
    select wish.id, to_staff
    from wish
    join public.applications as application on application.id = wish.id and application.submitted_at is not null
    on conflict (application_id) do update
    set staff_id = excluded.staff_id
    where held.staff_id is not distinct from (select wish.seen from wish where wish.id = held.application_id)
      or held.staff_id = excluded.staff_id
    returning held.application_id
  )
  select coalesce(jsonb_agg(changed.application_id), '[]') into given from changed;

  return given;
end;
$$;

comment on function public.assign_applications(jsonb, uuid) is
  'Gives applications [{id, seen}] to a member of the staff, or puts them back, and says which. Left alone: those that somebody else than `seen` has by now.';

revoke all on function
  public.underwriting_overview(), public.underwriting_queue(jsonb), public.assign_applications(jsonb, uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.underwriting_overview(), public.underwriting_queue(jsonb), public.assign_applications(jsonb, uuid)
to authenticated;
