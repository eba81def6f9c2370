-- Who takes what: from the queue, without opening each application.

create function private.assign_applications(wanted jsonb, to_staff uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  given jsonb;
begin
  if not private.is_staff() then
    return '[]';
  end if;
  if to_staff is not null and not exists (select 1 from public.staff_roles as held where held.user_id = to_staff) then
    raise exception 'Applications are given to staff alone' using errcode = 'insufficient_privilege';
  end if;

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

comment on function private.assign_applications(jsonb, uuid) is
  'For staff: gives applications [{id, seen}] to a member of the staff, or puts them back, and says which. Left alone: those that somebody else than `seen` has by now.';

revoke all on function private.assign_applications(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function private.assign_applications(jsonb, uuid) to authenticated;

-- The body is parsed here and now, so nobody needs a right on schema `private` to get through it.
create function public.assign_applications(wanted jsonb, to_staff uuid)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.assign_applications(wanted, to_staff);
end;

comment on function public.assign_applications(jsonb, uuid) is
  'For staff: gives applications [{id, seen}] to a member of the staff, or puts them back, and says which.';

revoke all on function public.assign_applications(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.assign_applications(jsonb, uuid) to authenticated;
