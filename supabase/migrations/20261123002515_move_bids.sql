-- An addendum of the owner moves the day of an approved bid. The line judges the same price again. A later day must fit the
-- line on that day. Otherwise the bid goes back to an underwriter, and it is not approved meanwhile.

create function private.move_bid(of_project uuid, bid uuid, moved_to timestamptz, zone text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 200; -- of a project
  known public.project_bids;
  project public.projects;
  latest public.project_bids;
  line public.line_grants;
  found_stops jsonb;
  is_kept boolean;
begin
  project := private.lock_project(of_project);
  if project.id is null then
    return '{"outcome": "not-found"}';
  end if;

  select * into known from public.project_bids where id = bid;
  if found then
    return case
      when known.project_id <> of_project or project.bid_at <> moved_to then '{"outcome": "changed-meanwhile"}'
      when known.outcome in ('yes', 'approved') then '{"outcome": "moved"}'
      else jsonb_build_object('outcome', 'stopped', 'stops', known.stops)
    end;
  end if;
  if project.stage <> 'approved' then
    return '{"outcome": "not-open"}';
  end if;
  -- The application names the old day, and its bond would too.
  if exists (
    select 1 from public.applications as sent
    where sent.id = project.bid_bond_application and sent.status not in ('draft', 'withdrawn', 'declined')
  ) then
    return '{"outcome": "bond-applied"}';
  end if;
  if moved_to <= now() then
    return '{"outcome": "bid-closed"}';
  end if;
  if (select count(*) from public.project_bids as asked where asked.project_id = of_project) >= max_count then
    return '{"outcome": "too-many"}';
  end if;

  select * into latest from public.project_bids as approved
  where approved.project_id = of_project and approved.outcome in ('yes', 'approved')
  order by approved.asked_at desc
  limit 1;
  line := private.current_line(project.contractor_id);
  found_stops := private.line_stops(
    project,
    project.bid_cents,
    case
      when moved_to > project.bid_at
        then greatest(private.agency_day(), (moved_to at time zone 'America/New_York')::date)
      else private.agency_day()
    end
  );
  -- An underwriter accepted stops for the old day. Those that grow with time are accepted again for a later day.
  is_kept := not exists (
    select 1
    from jsonb_array_elements(found_stops) as stop
    where stop ->> 'rule' in ('no-line', 'line-suspended')
      or latest.outcome <> 'approved'
      or not latest.stops @> jsonb_build_array(jsonb_build_object('rule', stop -> 'rule'))
      or (moved_to > project.bid_at and stop ->> 'rule' in ('review-due', 'statement-stale', 'statement-old'))
  );

  -- Another request, so that the bid bond gets another application: the old one may be a draft with the old day.
  insert into public.project_bids (
    id, project_id, contractor_id, price_cents, outcome, stops, grant_id, used_cents, asked_by, first_approved_by, decided_by,
    decided_at, decision_reason
  )
  select
    bid, of_project, project.contractor_id, project.bid_cents, case when is_kept then latest.outcome else 'stopped' end,
    case when is_kept then latest.stops else found_stops end, line.id,
    private.line_used(project.contractor_id, coalesce(line.basis, 'all-work')), auth.uid(),
    case when is_kept then latest.first_approved_by end, case when is_kept then latest.decided_by end,
    case when is_kept then latest.decided_at end, case when is_kept then latest.decision_reason end;
  update public.project_bids set outcome = 'withdrawn' where id = latest.id;
  update public.projects
  set
    bid_at = moved_to,
    time_zone = zone,
    stage = case when is_kept then stage else 'considering' end,
    bid_cents = case when is_kept then bid_cents end,
    version = version + 1,
    updated_at = now()
  where id = of_project;

  return case
    when is_kept then '{"outcome": "moved"}'
    else jsonb_build_object('outcome', 'stopped', 'stops', found_stops)
  end;
end;
$$;

comment on function private.move_bid(uuid, uuid, timestamptz, text) is
  'Moves the day of an approved bid whose bond was not applied for, at the same price. Returns "moved", "stopped" when an underwriter must approve the bid for the new day, or why not. The same request again gets the same answer.';

revoke all on function private.move_bid(uuid, uuid, timestamptz, text) from public, anon, authenticated, service_role;
grant execute on function private.move_bid(uuid, uuid, timestamptz, text) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.move_bid(of_project uuid, bid uuid, moved_to timestamptz, zone text)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.move_bid(of_project, bid, moved_to, zone);
end;

comment on function public.move_bid(uuid, uuid, timestamptz, text) is
  'Moves the day of an approved bid whose bond was not applied for.';

revoke all on function public.move_bid(uuid, uuid, timestamptz, text) from public, anon, authenticated, service_role;
grant execute on function public.move_bid(uuid, uuid, timestamptz, text) to authenticated;
