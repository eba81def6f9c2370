-- Staff read an application, and all that belongs to it, after they opened it today, which is recorded. The queue and
-- its numbers are functions of their own and show no more than a list needs.

create function private.opened_applications()
returns setof uuid
language sql
stable
security definer
set search_path = ''
rows 20
as $$
  select record.application_id
  from private.staff_reads as record
  where record.reader_id = auth.uid()
    and record.day = private.agency_day()
    and record.kind = 'application-read'
    and private.is_staff();
$$;

comment on function private.opened_applications() is
  'Which applications the caller, as staff, opened today. For policies: in (select private.opened_applications()) is asked once and not per row.';

create function private.opened_bonds()
returns setof uuid
language sql
stable
security definer
set search_path = ''
rows 20
as $$
  with opened as (select private.opened_applications() as id)
  select bond.id from public.bonds as bond where bond.application_id in (select opened.id from opened)
  union
  select renewal.bond_id from public.renewals as renewal where renewal.application_id in (select opened.id from opened);
$$;

comment on function private.opened_bonds() is
  'The bonds of the applications that the caller, as staff, opened today, and those that they renew.';

create function private.open_application(of_application uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() or not exists (
    select 1
    from public.applications as application
    where application.id = of_application and application.submitted_at is not null
  ) then
    return null;
  end if;

  perform private.record_read(auth.uid(), 'application-read', of_application);

  return true;
end;
$$;

comment on function private.open_application(uuid) is
  'Records that the caller, as staff, reads an application that was sent, and opens it to the caller until the day ends.';

-- Listed from the outside, so that staff find what waits without opening every application.
create function private.open_bond_requests(most integer)
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
            request.id, request.kind, request.created_at, bond.application_id, bond.number as bond_number, bond.principal
          from public.bond_requests as request
          join public.bonds as bond on bond.id = request.bond_id
          where request.status = 'requested'
          order by request.created_at, request.id
          limit least(greatest(most, 1), 100)
        ) as page
      )
    )
  end;
$$;

comment on function private.open_bond_requests(integer) is
  'The requests that wait for staff, the oldest first, and how many there are; nothing for anybody else.';

revoke all on function
  private.opened_applications(), private.opened_bonds(), private.open_application(uuid),
  private.open_bond_requests(integer)
from public, anon, authenticated, service_role;
grant execute on function
  private.opened_applications(), private.opened_bonds(), private.open_application(uuid),
  private.open_bond_requests(integer)
to authenticated;

-- The bodies are parsed here and now, so nobody needs a right on schema `private` to get through them.
create function public.open_application(of_application uuid)
returns boolean
language sql
set search_path = ''
begin atomic
  select private.open_application(of_application);
end;

comment on function public.open_application(uuid) is
  'For staff: opens an application that was sent to the caller for today, which is recorded. Null where there is none, and for anybody else.';

create function public.open_bond_requests(most integer)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.open_bond_requests(most);
end;

comment on function public.open_bond_requests(integer) is
  'For staff: the requests about bonds that wait for a decision, as a list shows them, and how many there are. Null for anybody else.';

revoke all on function
  public.open_application(uuid), public.open_bond_requests(integer)
from public, anon, authenticated, service_role;
grant execute on function public.open_application(uuid), public.open_bond_requests(integer) to authenticated;
