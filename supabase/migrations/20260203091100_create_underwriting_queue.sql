-- What the underwriters' desk asks for: how much waits, and one page of the queue. These functions run with
-- the rights of their owner and ask first whether the caller is staff: they show of each application what a list needs
-- and no more, while the application itself is closed until the caller opens it, which is recorded.

create function private.underwriting_overview()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() then
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
            coalesce(profile.display_name, nullif(concat_ws(' ', profile.first_name, profile.last_name), '')) as name,
            account.email
          from (select distinct held.user_id from public.staff_roles as held) as member
          join auth.users as account on account.id = member.user_id
          left join public.profiles as profile on profile.id = member.user_id
        ) as colleague
      )
    )
  end;
$$;

comment on function private.underwriting_overview() is
  'For staff: how many applications stand where, since when the oldest waits, how many under review are mine and nobody''s, and who works here. Null for anybody else.';

create function private.underwriting_queue(filters jsonb)
returns jsonb
language plpgsql
stable
security definer
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
  if not private.is_staff() then
    return '[]';
  end if;

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

comment on function private.underwriting_queue(jsonb) is
  'For staff, nothing for anybody else: one page of the applications that were sent, and one row more where there is a next page, the longest waiting first or newest_first. Filters: status, state, bond, holder (an id or nobody), words; size; after or before {submitted_at, id}. With before the rows come in reverse.';

revoke all on function
  private.underwriting_overview(), private.underwriting_queue(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.underwriting_overview(), private.underwriting_queue(jsonb)
to authenticated;

-- The bodies are parsed here and now, so nobody needs a right on schema `private` to get through them.
create function public.underwriting_overview()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.underwriting_overview();
end;

comment on function public.underwriting_overview() is
  'For staff: how many applications stand where, since when the oldest waits, how many under review are mine and nobody''s, and who works here. Null for anybody else.';

create function public.underwriting_queue(filters jsonb)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.underwriting_queue(filters);
end;

comment on function public.underwriting_queue(jsonb) is
  'For staff: one page of the applications that were sent, as a list shows them. No row for anybody else.';

revoke all on function
  public.underwriting_overview(), public.underwriting_queue(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.underwriting_overview(), public.underwriting_queue(jsonb)
to authenticated;
