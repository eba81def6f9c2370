-- Who read what, who looked at which number and why, whose role was changed and whose sessions were ended by whom: for
-- admins, newest first, page by page. Each source gives one page by its own index, so a long log costs no more. To add a
-- source, add one part to the union.

create index application_events_looks_idx on public.application_events (created_at desc, id desc)
where kind = 'identity-revealed';
create index application_events_looks_of_idx on public.application_events (actor_id, created_at desc, id desc)
where kind = 'identity-revealed';

create function private.access_log(filters jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  rows_wanted constant integer := 26; -- one more than is shown, which tells whether there is a next page
  person constant uuid := (filters ->> 'person')::uuid;
  wanted constant text := filters ->> 'kind';
  edge_at constant timestamptz := coalesce((filters #>> '{before,at}')::timestamptz, 'infinity');
  edge_key constant text := coalesce(filters #>> '{before,key}', '~'); -- comes after every key
begin
  if not private.is_admin() then
    return null;
  end if;

  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(to_jsonb(somebody) order by somebody.name, somebody.id), '[]')
      from (
        select
          changed.user_id as id, private.person_name(changed.user_id) as name,
          private.person_email(changed.user_id) as email
        from private.staff_role_changes as changed
        group by changed.user_id
      ) as somebody
    ),
    'entries', (
      select coalesce(jsonb_agg(to_jsonb(page) order by page.at desc, page.key desc), '[]')
      from (
        select
          entry.key, entry.at, entry.kind, entry.actor_id, entry.subject_id, entry.application_id, entry.role,
          entry.which, entry.reason, application.number,
          -- As it was at that moment; what was recorded without it shows what it is now.
          coalesce(entry.actor_name, private.person_name(entry.actor_id)) as actor_name,
          coalesce(entry.actor_email, private.person_email(entry.actor_id)) as actor_email,
          coalesce(entry.subject_name, private.person_name(entry.subject_id)) as subject_name,
          coalesce(entry.subject_email, private.person_email(entry.subject_id)) as subject_email
        from (
          (
            select
              'look-' || lpad(event.id::text, 19, '0') as key, event.created_at as at, 'number-shown' as kind,
              event.actor_id, null::uuid as subject_id, event.application_id, null::text as role,
              event.detail ->> 'which' as which, event.detail ->> 'reason' as reason,
              seen.reader_name as actor_name, seen.reader_email as actor_email,
              null::text as subject_name, null::text as subject_email
            from public.application_events as event
            left join lateral (
              select record.reader_name, record.reader_email
              from private.staff_reads as record
              where record.reader_id = event.actor_id
                and record.day = (event.created_at at time zone 'America/New_York')::date
              order by record.id desc
              limit 1
            ) as seen on true
            where event.kind = 'identity-revealed'
              and (wanted is null or wanted = 'number-shown')
              and (person is null or event.actor_id = person)
              and event.created_at <= edge_at
              and (event.created_at, 'look-' || lpad(event.id::text, 19, '0')) < (edge_at, edge_key)
            order by event.created_at desc, event.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'role-' || lpad(changed.id::text, 19, '0'), changed.created_at, 'role-' || changed.change,
              changed.actor_id, changed.user_id, null, changed.role, null, null,
              changed.actor_name, changed.actor_email, changed.user_name, changed.user_email
            from private.staff_role_changes as changed
            where (wanted is null or wanted = 'role-' || changed.change)
              and (person is null or person in (changed.actor_id, changed.user_id))
              and changed.created_at <= edge_at
              and (changed.created_at, 'role-' || lpad(changed.id::text, 19, '0')) < (edge_at, edge_key)
            order by changed.created_at desc, changed.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'read-' || lpad(record.id::text, 19, '0'), record.read_at, record.kind,
              record.reader_id, null, record.application_id, null, null, null,
              record.reader_name, record.reader_email, null, null
            from private.staff_reads as record
            where (wanted is null or record.kind = wanted)
              and (person is null or record.reader_id = person)
              and record.read_at <= edge_at
              and (record.read_at, 'read-' || lpad(record.id::text, 19, '0')) < (edge_at, edge_key)
            order by record.read_at desc, record.id desc
            limit rows_wanted
          )
          union all
          (
            select
              'stop-' || lpad(ended.id::text, 19, '0'), ended.created_at, 'sessions-ended',
              ended.actor_id, ended.user_id, null, null, null, null, null, null, null, null
            from private.ended_sessions as ended
            where (wanted is null or wanted = 'sessions-ended')
              and (person is null or person in (ended.actor_id, ended.user_id))
              and ended.created_at <= edge_at
              and (ended.created_at, 'stop-' || lpad(ended.id::text, 19, '0')) < (edge_at, edge_key)
            order by ended.created_at desc, ended.id desc
            limit rows_wanted
          )
        ) as entry
        left join public.applications as application on application.id = entry.application_id
        order by entry.at desc, entry.key desc
        limit rows_wanted
      ) as page
    )
  );
end;
$$;

comment on function private.access_log(jsonb) is 'The access log, for admins; nothing for anybody else.';

revoke all on function private.access_log(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.access_log(jsonb) to authenticated;

-- The body is parsed here and now, so nobody needs a right on schema `private` to get through it.
create function public.access_log(filters jsonb)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.access_log(filters);
end;

comment on function public.access_log(jsonb) is
  'For admins: a page of who read what, who looked at a number, whose role was changed and whose sessions were ended, newest first, and everybody who ever had a role. Filters: person, kind, before {at, key}. Null for anybody else.';

revoke all on function public.access_log(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.access_log(jsonb) to authenticated;
