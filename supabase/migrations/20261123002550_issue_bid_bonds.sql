-- The bonds of a project. The desk links one application to the bid, and one for the final bonds to the won contract. When
-- the application for the bid bond is submitted, the line approves it if it still holds the bid, in the transaction of the
-- submission. The bonds are issued like every other one, and the project moves on with them.

create function private.link_project_bond(of_project uuid, of_application uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  project public.projects;
  slug text;
  linked uuid;
begin
  project := private.lock_project(of_project);
  if project.id is null then
    return 'not-found';
  end if;
  if of_application in (project.bid_bond_application, project.final_bond_application) then
    return 'linked';
  end if;
  select draft.bond_slug into slug
  from public.applications as draft
  where draft.id = of_application and draft.user_id = auth.uid() and draft.status = 'draft'
    and draft.bond_slug in ('bid-bond', 'performance-bond') and draft.state_code = project.state_code;
  if slug is null then
    return 'not-found';
  end if;
  linked := case when slug = 'bid-bond' then project.bid_bond_application else project.final_bond_application end;
  -- One application for a bond of a project is under way at a time.
  if project.stage <> (case when slug = 'bid-bond' then 'approved' else 'awarded' end) or exists (
    select 1 from public.applications as earlier
    where earlier.id = linked and earlier.status not in ('draft', 'withdrawn', 'declined')
  ) then
    return 'not-open';
  end if;

  update public.projects
  set
    bid_bond_application = case when slug = 'bid-bond' then of_application else bid_bond_application end,
    final_bond_application = case when slug = 'bid-bond' then final_bond_application else of_application end
  where id = of_project;

  return 'linked';
end;
$$;

comment on function private.link_project_bond(uuid, uuid) is
  'Names the application for the bid bond of an approved bid, or for the final bonds of a won contract. Returns "linked", or why not: not-found, not-open.';

create function private.is_bid_of_project(of_application uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from public.projects as project where project.bid_bond_application = of_application);
$$;

comment on function private.is_bid_of_project(uuid) is 'Whether the desk of a contractor started this application for a bid bond.';

create function private.line_covers(of_application uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  application public.applications;
  project public.projects;
  bid public.project_bids;
  details jsonb;
begin
  -- Locks the line. Facts are read afterwards.
  perform 1
  from public.contractors as contractor
  where contractor.id = (select one.contractor_id from public.projects as one where one.bid_bond_application = of_application)
  for update;
  select * into project from public.projects where bid_bond_application = of_application;
  select * into application from public.applications where id = of_application;
  if project.id is null or application.id is null then
    return false;
  end if;

  select * into bid from public.project_bids as latest
  where latest.project_id = project.id and latest.outcome in ('yes', 'approved')
  order by latest.asked_at desc
  limit 1;
  details := application.answers -> 'bondDetails';

  return coalesce(
    project.stage = 'approved'
    and project.bid_at > now()
    and exists (
      select 1 from public.contractor_members as member
      where member.contractor_id = project.contractor_id and member.user_id = application.user_id and member.left_at is null
    )
    -- The paper names what the line approved: the company, the project, its owner, and no more than the share of the bid.
    and application.bond_slug = 'bid-bond'
    and application.state_code = project.state_code
    and application.penal_sum_cents <= least(
      ceil(bid.price_cents * coalesce(project.bid_security_percent, 100) / 10000.0)::bigint * 100,
      ceil(project.bid_security_cap_cents / 100.0)::bigint * 100 -- null counts as no cap
    )
    and not private.needs_second_approval(application.penal_sum_cents)
    and private.plain_name(application.answers #>> '{business,legalName}')
      = (select private.plain_name(contractor.legal_name) from public.contractors as contractor where contractor.id = project.contractor_id)
    and coalesce(application.answers #> '{business,furtherBusinesses}', '[]') = '[]'
    and private.plain_name(details ->> 'obligee') = private.plain_name(project.owner_name)
    and private.plain_name(details #>> '{matter,project}')
      = private.plain_name(project.name || case when project.place = '' then '' else ', ' || project.place end)
    and private.plain_name(details #>> '{matter,contractNumber}')
      = private.plain_name(coalesce(nullif(project.bid_number, ''), project.number))
    -- An unknown zone is an error for Postgres, so it is looked up first.
    and (details #>> '{matter,bidDate}') = case
      when exists (select 1 from pg_timezone_names as zone where zone.name = project.time_zone)
        then (project.bid_at at time zone project.time_zone)::date::text
    end
    and coalesce(details ->> 'purpose', '') = ''
    -- The line still approves the bid, or an underwriter accepted the same stops.
    and not exists (
      select 1
      from jsonb_array_elements(private.line_stops(project, bid.price_cents, private.agency_day())) as stop
      where stop ->> 'rule' in ('no-line', 'line-suspended')
        or bid.outcome <> 'approved'
        or not bid.stops @> jsonb_build_array(jsonb_build_object('rule', stop -> 'rule'))
    ),
    false
  );
end;
$$;

comment on function private.line_covers(uuid) is
  'Whether a line holds the bid of this bid bond now, and the bond is that of the bid. Locks the line until the transaction ends.';

create function private.line_lost_bid(of_application uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  return private.is_bid_of_project(of_application)
    and not exists (select 1 from private.approvals(of_application))
    and not private.line_covers(of_application);
end;
$$;

comment on function private.line_lost_bid(uuid) is
  'Whether a bid bond that only the line approved is no longer covered by the line.';

create function private.record_project_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.projects
  set stage = 'bid-issued', version = version + 1, updated_at = now()
  where bid_bond_application = new.application_id and stage = 'approved';

  -- The line holds the cost of the work before and after.
  update public.projects
  set stage = 'finals-issued', version = version + 1, updated_at = now()
  where final_bond_application = new.application_id and stage = 'awarded';

  return null;
end;
$$;

comment on function private.record_project_bond() is 'Moves a project on when its bid bond or its final bond is stored.';

create trigger record_project_bond
after insert on public.bonds
for each row when (new.application_id is not null)
execute function private.record_project_bond();

create function private.record_contract_price()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A bond for a part of the price says nothing about the price. A bond is for whole dollars.
  update public.projects
  set final_price_cents = new.amount_cents, version = version + 1, updated_at = now()
  where final_bond_application = new.application_id and ceil(final_price_cents / 100.0) * 100 = old.amount_cents;

  return null;
end;
$$;

comment on function private.record_contract_price() is
  'Keeps the contract price of a project when a rider changes a final bond that was for the whole price.';

create trigger record_contract_price
after update of amount_cents on public.bonds
for each row when (new.amount_cents <> old.amount_cents)
execute function private.record_contract_price();

revoke all on function
  private.link_project_bond(uuid, uuid), private.is_bid_of_project(uuid), private.line_covers(uuid), private.line_lost_bid(uuid),
  private.record_project_bond(), private.record_contract_price()
from public, anon, authenticated, service_role;
grant execute on function private.link_project_bond(uuid, uuid) to authenticated;
grant execute on function private.is_bid_of_project(uuid), private.line_covers(uuid), private.line_lost_bid(uuid) to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.link_project_bond(of_project uuid, of_application uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.link_project_bond(of_project, of_application);
end;

comment on function public.link_project_bond(uuid, uuid) is 'Names the application for the bid bond of an approved bid, or for the final bonds of a won contract.';

create function public.is_bid_of_project(of_application uuid)
returns boolean
language sql
stable
set search_path = ''
begin atomic
  select private.is_bid_of_project(of_application);
end;

comment on function public.is_bid_of_project(uuid) is
  'Whether the desk of a contractor started this application. For service_role only.';

revoke all on function public.link_project_bond(uuid, uuid), public.is_bid_of_project(uuid)
from public, anon, authenticated, service_role;
grant execute on function public.link_project_bond(uuid, uuid) to authenticated;
grant execute on function public.is_bid_of_project(uuid) to service_role;
