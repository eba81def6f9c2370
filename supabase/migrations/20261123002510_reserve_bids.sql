-- Contractors write their account and bid within their line. Each function locks the contractor's row first, so that
-- two parallel bids never take the same part of the line. The rules equal those of src/domain/contractors.

create function private.unsigned_indemnitors(of_contractor uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select count(*)
  from public.indemnitors as asked
  where asked.contractor_id = of_contractor
    and (
      asked.released_at is null
      -- The line in force names who must have signed.
      or exists (
        select 1 from public.line_grants as line
        where line.contractor_id = of_contractor and line.approved_at is not null and line.superseded_by is null
          and line.conditions -> 'indemnitors' ? asked.id::text
      )
    )
    and not exists (
      select 1 from public.signing_links as link
      where link.indemnitor_id = asked.id and link.signed_at is not null and link.voided_at is null
    );
$$;

comment on function private.unsigned_indemnitors(uuid) is
  'How many people and companies were asked to indemnify the surety for a contractor, or are named by its line, and have not signed.';

create function private.current_line(of_contractor uuid)
returns public.line_grants
language sql
stable
set search_path = ''
as $$
  select line from public.line_grants as line
  where line.contractor_id = of_contractor and line.approved_at is not null and line.superseded_by is null;
$$;

comment on function private.current_line(uuid) is 'The approved line of a contractor that no later version replaced.';

-- Each stop names its rule, the most or least that the rule allows, and what was found. The words are in the site.
create function private.line_stops(project public.projects, price bigint, today date)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  line constant public.line_grants := private.current_line(project.contractor_id);
  conditions constant jsonb := line.conditions;
  statement constant public.contractor_statements := private.latest_statement(project.contractor_id);
  latest public.wip_schedules;
  used bigint;
  used_by_latest bigint;
  largest_job bigint;
  largest_read bigint;
  unsigned bigint;
  found jsonb := '[]';
begin
  if line.id is null then
    return '[{"rule": "no-line", "allowed": null, "found": null}]';
  end if;
  if line.suspended_at is not null then
    return '[{"rule": "line-suspended", "allowed": null, "found": null}]';
  end if;

  -- The part of the line that this project holds already counts as free.
  used := private.line_used(project.contractor_id, line.basis, project.id);
  latest := private.latest_schedule(project.contractor_id);
  used_by_latest := private.line_used_by(project.contractor_id, line.basis, latest.id, project.id);
  unsigned := private.unsigned_indemnitors(project.contractor_id);
  select contractor.largest_job_cents, contractor.largest_job_read_cents into largest_job, largest_read
  from public.contractors as contractor
  where contractor.id = project.contractor_id;

  select coalesce(
    jsonb_agg(jsonb_build_object('rule', stop.rule, 'allowed', stop.allowed, 'found', stop.found) order by stop.place),
    '[]'
  )
  into found
  from (
    values
      (1, 'line-not-effective', line.effective_on > today, null::bigint, null::bigint),
      (2, 'review-due', line.review_on < today, null, null),
      -- The line depends on the indemnities that an underwriter asked for.
      (3, 'indemnity-unsigned', unsigned > 0, 0, unsigned),
      (4, 'no-statement', statement.id is null, null, null),
      -- The contractor typed the figures. They count once an underwriter has read them. The day counts from 1970-01-01.
      (5, 'statement-unread', statement.read_at is null and statement.id is not null, null, statement.as_of - date '1970-01-01'),
      (6, 'statement-stale', statement.stale_after < today, null, null),
      (
        7, 'statement-old', today - statement.as_of > (conditions ->> 'maxStatementDays')::bigint,
        (conditions ->> 'maxStatementDays')::bigint, (today - statement.as_of)::bigint
      ),
      (8, 'single-limit', price > line.single_cents, line.single_cents, price),
      (
        9, 'aggregate-limit', used_by_latest + price > line.aggregate_cents, greatest(0, line.aggregate_cents - used), price
      ),
      -- The contractor's own schedule frees nothing until an underwriter has read it, and the first one supports no bid.
      (
        10, 'schedule-unread',
        latest.id is not null and latest.read_at is null and (
          (private.read_schedule(project.contractor_id)).id is null
          or (used + price > line.aggregate_cents and used_by_latest + price <= line.aggregate_cents)
        ),
        case when (private.read_schedule(project.contractor_id)).id is not null then greatest(0, line.aggregate_cents - used) end,
        latest.as_of - date '1970-01-01'
      ),
      (11, 'state', not conditions -> 'states' ? project.state_code, null, null),
      (12, 'kind', not conditions -> 'kinds' ? project.work_kind, null, null),
      (
        13, 'duration',
        conditions ? 'maxDurationDays'
          and coalesce(project.ends_on - project.starts_on > (conditions ->> 'maxDurationDays')::bigint, true),
        (conditions ->> 'maxDurationDays')::bigint, (project.ends_on - project.starts_on)::bigint
      ),
      (
        14, 'damages', project.damages_per_day_cents > (conditions ->> 'maxDamagesPerDay')::bigint,
        (conditions ->> 'maxDamagesPerDay')::bigint, project.damages_per_day_cents
      ),
      (
        15, 'prior-job', largest_job::numeric * 100 < price::numeric * (conditions ->> 'minPriorJobPercent')::bigint,
        (conditions ->> 'minPriorJobPercent')::bigint, largest_job
      ),
      (
        16, 'prior-job-unread',
        largest_job::numeric * 100 >= price::numeric * (conditions ->> 'minPriorJobPercent')::bigint
          and largest_read::numeric * 100 < price::numeric * (conditions ->> 'minPriorJobPercent')::bigint,
        null, largest_job
      ),
      (17, 'owners-form', (conditions ->> 'noOwnersForm')::boolean and project.form = 'owner', null, null),
      (18, 'takeover', (conditions ->> 'noTakeover')::boolean and project.is_takeover, null, null),
      (19, 'hazardous', project.is_hazardous, null, null),
      (20, 'design', project.has_design, null, null),
      (21, 'efficiency', project.guarantees_efficiency, null, null)
  ) as stop (place, rule, applies, allowed, found)
  where stop.applies;

  return found;
end;
$$;

comment on function private.line_stops(public.projects, bigint, date) is
  'The rules of the line that stop a bid at this price. Empty: the bid is inside the line.';

revoke all on function
  private.unsigned_indemnitors(uuid), private.current_line(uuid),
  private.line_stops(public.projects, bigint, date)
from public, anon, authenticated, service_role;

create function private.save_contractor(of_contractor uuid, expected integer, facts jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.proved_user();
  own constant text[] := array['id', 'version', 'created_at', 'updated_at', 'largest_job_read_cents', 'largest_job_read_by'];
  typed constant public.contractors := jsonb_populate_record(null::public.contractors, facts);
  known public.contractors;
begin
  if caller is null then
    return '{"outcome": "signed-out"}';
  end if;

  perform pg_advisory_xact_lock(hashtextextended('contractor of ' || caller, 0));
  select * into known from public.contractors where id = of_contractor for update;
  if not found then
    if expected <> 0 then
      return '{"outcome": "not-found"}';
    end if;
    if exists (select 1 from private.own_contractors()) then
      return '{"outcome": "already-open"}';
    end if;

    insert into public.contractors (
      id, legal_name, trade_name, entity, state_code, formed_on, fiscal_year_end, cpa_level, largest_job_cents,
      single_asked_cents, aggregate_asked_cents, details
    )
    values (
      of_contractor, typed.legal_name, typed.trade_name, typed.entity, typed.state_code, typed.formed_on,
      typed.fiscal_year_end, typed.cpa_level, typed.largest_job_cents, typed.single_asked_cents,
      typed.aggregate_asked_cents, typed.details
    );
    insert into public.contractor_members (contractor_id, user_id) values (of_contractor, caller);

    return '{"outcome": "saved", "version": 1}';
  end if;

  if not private.can_open_contractor(of_contractor) then
    return '{"outcome": "not-found"}';
  end if;
  if to_jsonb(known) - own = to_jsonb(typed) - own then
    return jsonb_build_object('outcome', 'saved', 'version', known.version);
  end if;
  if known.version <> expected then
    return jsonb_build_object('outcome', 'changed-meanwhile', 'version', known.version);
  end if;
  -- Bonds and letters name the company whose line this is. A new name must not give the line to another company.
  if private.plain_name(known.legal_name) <> private.plain_name(typed.legal_name)
    and exists (select 1 from public.line_grants as line where line.contractor_id = of_contractor) then
    return '{"outcome": "name-fixed"}';
  end if;

  update public.contractors
  set
    legal_name = typed.legal_name, trade_name = typed.trade_name, entity = typed.entity, state_code = typed.state_code,
    formed_on = typed.formed_on, fiscal_year_end = typed.fiscal_year_end, cpa_level = typed.cpa_level,
    largest_job_cents = typed.largest_job_cents, single_asked_cents = typed.single_asked_cents,
    aggregate_asked_cents = typed.aggregate_asked_cents, details = typed.details, version = version + 1, updated_at = now()
  where id = of_contractor;

  return jsonb_build_object('outcome', 'saved', 'version', expected + 1);
end;
$$;

comment on function private.save_contractor(uuid, integer, jsonb) is
  'Opens the account of a contractor (expected version 0) or changes it. The same facts again change nothing. Once underwriters granted a line, the legal name stays: "name-fixed".';

create function private.add_statement(of_contractor uuid, facts jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 200;
  typed constant public.contractor_statements := jsonb_populate_record(null::public.contractor_statements, facts);
begin
  perform 1 from public.contractors where id = of_contractor for update;
  if not private.can_open_contractor(of_contractor) then
    return 'not-found';
  end if;
  if exists (select 1 from public.contractor_statements where id = typed.id and contractor_id = of_contractor) then
    return 'saved';
  end if;
  if typed.as_of > private.agency_day() then
    return 'in-future';
  end if;
  if (select count(*) from public.contractor_statements where contractor_id = of_contractor) >= max_count then
    return 'too-many';
  end if;

  insert into public.contractor_statements (
    id, contractor_id, kind, level, as_of, current_assets_cents, current_liabilities_cents, net_worth_cents, revenue_cents,
    profit_cents, added_by
  )
  values (
    typed.id, of_contractor, typed.kind, typed.level, typed.as_of, typed.current_assets_cents,
    typed.current_liabilities_cents, typed.net_worth_cents, typed.revenue_cents, typed.profit_cents, auth.uid()
  );

  return 'saved';
end;
$$;

comment on function private.add_statement(uuid, jsonb) is
  'Adds a financial statement once for its id. Returns "saved", or why not: not-found, in-future, too-many.';

create function private.save_wip_schedule(of_contractor uuid, facts jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 120;
  typed constant public.wip_schedules := jsonb_populate_record(null::public.wip_schedules, facts);
begin
  perform 1 from public.contractors where id = of_contractor for update;
  if not private.can_open_contractor(of_contractor) then
    return 'not-found';
  end if;
  if typed.as_of > private.agency_day() then
    return 'in-future';
  end if;
  if (private.latest_schedule(of_contractor)).as_of = typed.as_of
    and (private.latest_schedule(of_contractor)).rows = typed.rows then
    return 'saved'; -- a repeated call, also after an underwriter has read the schedule
  end if;
  if (
    select count(*) from public.wip_schedules as kept
    where kept.contractor_id = of_contractor and not (kept.as_of = typed.as_of and kept.read_at is null)
  ) >= max_count then
    return 'too-many';
  end if;

  -- A corrected schedule for the same day replaces the earlier one that nobody has read. It always gets another id, so
  -- that an underwriter never confirms figures that changed after the page was opened.
  delete from public.wip_schedules as kept
  where kept.contractor_id = of_contractor and kept.as_of = typed.as_of and kept.read_at is null;
  insert into public.wip_schedules (
    id, contractor_id, as_of, rows, price_cents, estimate_cents, cost_cents, billed_cents, added_by
  )
  values (
    gen_random_uuid(), of_contractor, typed.as_of, typed.rows, typed.price_cents, typed.estimate_cents, typed.cost_cents,
    typed.billed_cents, auth.uid()
  );

  return 'saved';
end;
$$;

comment on function private.save_wip_schedule(uuid, jsonb) is
  'Stores the schedule of work in progress of a day. Returns "saved", or why not: not-found, in-future, too-many.';

create function private.save_project(of_contractor uuid, expected integer, facts jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 2000;
  own constant text[] := array[
    'contractor_id', 'stage', 'bid_cents', 'final_price_cents', 'awarded_on', 'closed_on', 'bid_bond_application',
    'final_bond_application', 'version', 'created_at', 'updated_at'
  ];
  typed constant public.projects := jsonb_populate_record(null::public.projects, facts);
  known public.projects;
begin
  perform 1 from public.contractors where id = of_contractor for update;
  if not private.can_open_contractor(of_contractor) then
    return '{"outcome": "not-found"}';
  end if;

  select * into known from public.projects where id = typed.id;
  if found and known.contractor_id <> of_contractor then
    return '{"outcome": "not-found"}';
  end if;
  if known.id is not null and to_jsonb(known) - own = to_jsonb(typed) - own then
    return jsonb_build_object('outcome', 'saved', 'version', known.version);
  end if;
  if coalesce(known.version, 0) <> expected then
    return jsonb_build_object('outcome', 'changed-meanwhile', 'version', coalesce(known.version, 0));
  end if;
  -- The line approved these facts. To change them, the contractor takes the bid back and asks again.
  if known.stage <> 'considering' then
    return '{"outcome": "not-open"}';
  end if;
  if exists (
    select 1 from public.projects as other
    where other.contractor_id = of_contractor and other.number = typed.number and other.id <> typed.id
  ) then
    return '{"outcome": "number-taken"}';
  end if;
  if known.id is null and (select count(*) from public.projects where contractor_id = of_contractor) >= max_count then
    return '{"outcome": "too-many"}';
  end if;

  insert into public.projects as kept (
    id, contractor_id, number, bid_number, name, owner_name, owner_address, place, state_code, work_kind, is_prime, public_law, form,
    bid_at, time_zone, estimate_cents, bid_security_percent, bid_security_cap_cents, starts_on, ends_on,
    damages_per_day_cents, maintenance_months, bid_network, is_hazardous, has_design, guarantees_efficiency, is_takeover
  )
  values (
    typed.id, of_contractor, typed.number, typed.bid_number, typed.name, typed.owner_name, typed.owner_address, typed.place,
    typed.state_code, typed.work_kind, typed.is_prime, typed.public_law, typed.form, typed.bid_at, typed.time_zone,
    typed.estimate_cents, typed.bid_security_percent, typed.bid_security_cap_cents, typed.starts_on, typed.ends_on,
    typed.damages_per_day_cents, typed.maintenance_months, typed.bid_network, typed.is_hazardous, typed.has_design, typed.guarantees_efficiency, typed.is_takeover
  )
  on conflict (id) do update set
    number = excluded.number, bid_number = excluded.bid_number, name = excluded.name, owner_name = excluded.owner_name,
    owner_address = excluded.owner_address, place = excluded.place, state_code = excluded.state_code,
    work_kind = excluded.work_kind, is_prime = excluded.is_prime, public_law = excluded.public_law, form = excluded.form,
    bid_at = excluded.bid_at, time_zone = excluded.time_zone, estimate_cents = excluded.estimate_cents,
    bid_security_percent = excluded.bid_security_percent, bid_security_cap_cents = excluded.bid_security_cap_cents,
    starts_on = excluded.starts_on, ends_on = excluded.ends_on, damages_per_day_cents = excluded.damages_per_day_cents,
    maintenance_months = excluded.maintenance_months, bid_network = excluded.bid_network,
    is_hazardous = excluded.is_hazardous,
    has_design = excluded.has_design, guarantees_efficiency = excluded.guarantees_efficiency,
    is_takeover = excluded.is_takeover, version = kept.version + 1, updated_at = now();

  return jsonb_build_object('outcome', 'saved', 'version', expected + 1);
end;
$$;

comment on function private.save_project(uuid, integer, jsonb) is
  'Adds a project (expected version 0) or changes one that is still considered. The same facts again change nothing.';

create function private.lock_project(of_project uuid)
returns public.projects
language plpgsql
set search_path = ''
as $$
declare
  project public.projects;
begin
  perform 1
  from public.contractors as contractor
  where contractor.id = (select one.contractor_id from public.projects as one where one.id = of_project)
  for update;
  select * into project from public.projects where id = of_project;

  return case when private.can_open_contractor(project.contractor_id) then project end;
end;
$$;

comment on function private.lock_project(uuid) is
  'A project of the caller, with the lock of its line. Read other facts afterwards, so that they include every earlier bid. Null if the caller may not open it.';

revoke all on function private.lock_project(uuid) from public, anon, authenticated, service_role;

create function private.request_bid(of_project uuid, bid uuid, price bigint)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 200; -- of a project
  known public.project_bids;
  project public.projects;
  line public.line_grants;
  found_stops jsonb;
begin
  project := private.lock_project(of_project);
  if project.id is null then
    return '{"outcome": "not-found"}';
  end if;

  select * into known from public.project_bids where id = bid;
  if found then
    return case
      when (known.project_id, known.price_cents) = (of_project, price)
        then jsonb_build_object('outcome', known.outcome, 'stops', known.stops)
      else '{"outcome": "changed-meanwhile"}'
    end;
  end if;
  if project.stage <> 'considering' then
    return '{"outcome": "not-open"}';
  end if;
  if project.bid_at < now() then
    return '{"outcome": "bid-closed"}';
  end if;
  if (select count(*) from public.project_bids as asked where asked.project_id = of_project) >= max_count then
    return '{"outcome": "too-many"}';
  end if;

  line := private.current_line(project.contractor_id);
  found_stops := private.line_stops(project, price, private.agency_day());
  insert into public.project_bids (id, project_id, contractor_id, price_cents, outcome, stops, grant_id, used_cents, asked_by)
  values (
    bid, of_project, project.contractor_id, price, case when found_stops = '[]' then 'yes' else 'stopped' end, found_stops,
    line.id, private.line_used(project.contractor_id, coalesce(line.basis, 'all-work')), auth.uid()
  );
  -- Only the latest request of a project waits for an underwriter.
  update public.project_bids
  set outcome = 'withdrawn'
  where project_id = of_project and id <> bid and outcome = 'stopped';
  if found_stops = '[]' then
    update public.projects
    set stage = 'approved', bid_cents = price, version = version + 1, updated_at = now()
    where id = of_project;
  end if;

  return jsonb_build_object('outcome', case when found_stops = '[]' then 'yes' else 'stopped' end, 'stops', found_stops);
end;
$$;

comment on function private.request_bid(uuid, uuid, bigint) is
  'Answers a request to bid at once. A yes reserves the price in the same transaction. The same request again gets the same answer. A project has at most 200 requests: "too-many".';

-- The stages that can follow a stage. An approval comes from request_bid or an underwriter only.
create function private.next_stages(stage text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case stage
    when 'approved' then array['considering', 'bid-issued', 'low', 'not-low', 'lost']
    when 'bid-issued' then array['low', 'not-low', 'lost']
    when 'low' then array['low', 'awarded', 'not-low', 'lost'] -- again: the tabulation or the explanation came later
    when 'not-low' then array['reinstated', 'lost']
    when 'lost' then array['reinstated']
    when 'reinstated' then array['low', 'not-low', 'lost', 'awarded']
    when 'awarded' then array['awarded', 'finals-issued', 'closed'] -- again: the contract price changed
    when 'finals-issued' then array['closed']
    when 'closed' then array['reinstated']
    else '{}'
  end;
$$;

comment on function private.next_stages(text) is 'The stages that a contractor can record after a stage.';

create function private.spread_of(tabulation jsonb, own_cents bigint)
returns integer
language sql
immutable
set search_path = ''
as $$
  select case when second.cents > own_cents then ceil((second.cents - own_cents)::numeric * 10000 / second.cents)::integer else 0 end
  from (
    select min((line ->> 'cents')::bigint) as cents from jsonb_array_elements(tabulation) as line
  ) as second
  where second.cents is not null;
$$;

comment on function private.spread_of(jsonb, bigint) is
  'How far our low bid is under the second one, in hundredths of a percent of the second, rounded up. Null without another bid.';

create function private.record_bid_result(of_project uuid, expected integer, result jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  usual_percent constant integer := 10;
  wanted constant text := result ->> 'stage';
  final_price constant bigint := (result ->> 'finalPrice')::bigint;
  note text := result ->> 'note';
  others jsonb := coalesce(result -> 'tabulation', '[]');
  project public.projects;
  latest public.project_bids;
  is_again boolean;
  reached text;
  spread integer;
  found_stops jsonb;
begin
  project := private.lock_project(of_project);
  if project.id is null then
    return '{"outcome": "not-found"}';
  end if;

  select * into latest from public.project_bids as bid
  where bid.project_id = of_project and bid.outcome in ('yes', 'approved')
  order by bid.asked_at desc
  limit 1;
  is_again := wanted = 'low' and project.stage = 'low';
  -- A contract that is won again may have our final bonds already.
  reached := case
    when wanted = 'awarded' and exists (
      select 1 from public.bonds as bond
      where bond.application_id = project.final_bond_application and bond.status in ('pending', 'active')
    ) then 'finals-issued'
    else wanted
  end;
  -- A bid keeps its tabulation and the explanation of its spread until there are others, also while it is not low.
  if others = '[]' then
    others := coalesce(latest.tabulation, '[]');
  end if;
  if note is null or wanted <> 'low' then
    note := coalesce(latest.result_note, '');
  end if;

  if project.version = expected + 1 and project.stage = reached
    and (not is_again or (latest.result_note = note and latest.tabulation = others))
    and (wanted <> 'awarded' or project.final_price_cents = coalesce(final_price, project.bid_cents)) then
    return jsonb_build_object('outcome', 'recorded', 'version', project.version); -- a repeated call
  end if;
  if project.version <> expected then
    return jsonb_build_object('outcome', 'changed-meanwhile', 'version', project.version);
  end if;
  if wanted is null or not wanted = any (private.next_stages(project.stage)) then
    return '{"outcome": "not-allowed"}';
  end if;

  -- The payment for the bid bond is being captured, so the bond will be issued.
  if wanted = 'considering' and exists (
    select 1 from public.payments as payment
    where payment.application_id = project.bid_bond_application and payment.status <> 'voided'
      and payment.capture_asked_at is not null
  ) then
    return '{"outcome": "bond-issuing"}';
  end if;

  if wanted = 'reinstated' then
    found_stops := private.line_stops(project, project.bid_cents, private.agency_day());
    if found_stops <> '[]' then
      return jsonb_build_object('outcome', 'stopped', 'stops', found_stops);
    end if;
  end if;

  -- The line judges the part of the price above the bid as well. Outside it, an underwriter gets the request, and the
  -- award is recorded after the approval.
  if wanted = 'awarded' and final_price > greatest(
    project.bid_cents, case when project.stage = 'awarded' then project.final_price_cents end
  ) then
    found_stops := private.line_stops(project, final_price, private.agency_day());
    if found_stops <> '[]' then
      insert into public.project_bids (id, project_id, contractor_id, price_cents, outcome, stops, grant_id, used_cents, asked_by)
      select
        gen_random_uuid(), of_project, project.contractor_id, final_price, 'stopped', found_stops,
        (private.current_line(project.contractor_id)).id, private.line_used(project.contractor_id, 'all-work'), auth.uid()
      where not exists (
        select 1 from public.project_bids as asked
        where asked.project_id = of_project and asked.outcome in ('stopped', 'declined') and asked.price_cents = final_price
      );
      update public.project_bids
      set outcome = 'withdrawn'
      where project_id = of_project and outcome = 'stopped' and price_cents <> final_price;

      return jsonb_build_object('outcome', 'stopped', 'stops', found_stops);
    end if;
  end if;
  update public.project_bids set outcome = 'withdrawn' where project_id = of_project and outcome = 'stopped';

  update public.projects
  set
    stage = reached,
    bid_cents = case when wanted = 'considering' then null else bid_cents end,
    final_price_cents = case when wanted = 'awarded' then coalesce(final_price, bid_cents) else final_price_cents end,
    awarded_on = case when wanted = 'awarded' and stage <> 'awarded' then private.agency_day() else awarded_on end,
    closed_on = case
      -- A schedule of today that was read before does not show that the job is closed.
      when wanted = 'closed' then greatest(private.agency_day(), (private.read_schedule(contractor_id)).as_of + 1)
      else closed_on
    end,
    version = version + 1,
    updated_at = now()
  where id = of_project;

  if wanted = 'considering' then
    update public.project_bids set outcome = 'withdrawn' where id = latest.id;
  elsif wanted = 'low' then
    spread := private.spread_of(others, project.bid_cents);
  end if;
  if wanted in ('low', 'not-low', 'lost') then
    update public.project_bids as bid
    set
      tabulation = others,
      spread_basis_points = spread,
      -- Another tabulation can ask an underwriter again. It can't take the question back. What an underwriter accepted is
      -- not asked again.
      needs_underwriter = (is_again and latest.needs_underwriter) or coalesce(
        spread > 100 * coalesce(
          (
            select (line.conditions ->> 'maxSpreadPercent')::integer
            from private.current_line(project.contractor_id) as line
          ),
          usual_percent
        ) and spread is distinct from latest.cleared_basis_points,
        false
      ),
      result_note = note,
      lost_reason = case when wanted = 'lost' then coalesce(result ->> 'note', '') else bid.lost_reason end,
      result_at = now()
    where bid.id = latest.id;
  end if;

  return jsonb_build_object('outcome', 'recorded', 'version', expected + 1, 'spread', spread);
end;
$$;

comment on function private.record_bid_result(uuid, integer, jsonb) is
  'Records what became of a bid. The stage frees or keeps its part of the line. A low bid can be recorded again with its tabulation or explanation, and a contract with another price. A project that is reinstated, or won at a price above its bid, must fit the line.';

revoke all on function
  private.save_contractor(uuid, integer, jsonb), private.add_statement(uuid, jsonb), private.save_wip_schedule(uuid, jsonb),
  private.save_project(uuid, integer, jsonb), private.request_bid(uuid, uuid, bigint), private.next_stages(text),
  private.spread_of(jsonb, bigint), private.record_bid_result(uuid, integer, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.save_contractor(uuid, integer, jsonb), private.add_statement(uuid, jsonb), private.save_wip_schedule(uuid, jsonb),
  private.save_project(uuid, integer, jsonb), private.request_bid(uuid, uuid, bigint),
  private.record_bid_result(uuid, integer, jsonb)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.save_contractor(of_contractor uuid, expected integer, facts jsonb)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.save_contractor(of_contractor, expected, facts);
end;

comment on function public.save_contractor(uuid, integer, jsonb) is
  'Opens the account of a contractor (expected version 0) or changes it.';

create function public.add_statement(of_contractor uuid, facts jsonb)
returns text
language sql
set search_path = ''
begin atomic
  select private.add_statement(of_contractor, facts);
end;

comment on function public.add_statement(uuid, jsonb) is
  'Adds a financial statement once for its id.';

create function public.save_wip_schedule(of_contractor uuid, facts jsonb)
returns text
language sql
set search_path = ''
begin atomic
  select private.save_wip_schedule(of_contractor, facts);
end;

comment on function public.save_wip_schedule(uuid, jsonb) is
  'Stores the schedule of work in progress of a day.';

create function public.save_project(of_contractor uuid, expected integer, facts jsonb)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.save_project(of_contractor, expected, facts);
end;

comment on function public.save_project(uuid, integer, jsonb) is
  'Adds a project (expected version 0) or changes one that is still considered.';

create function public.request_bid(of_project uuid, bid uuid, price bigint)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.request_bid(of_project, bid, price);
end;

comment on function public.request_bid(uuid, uuid, bigint) is
  'Answers a request to bid at once, and reserves its part of the line.';

create function public.record_bid_result(of_project uuid, expected integer, result jsonb)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.record_bid_result(of_project, expected, result);
end;

comment on function public.record_bid_result(uuid, integer, jsonb) is
  'Records what became of a bid.';

revoke all on function
  public.save_contractor(uuid, integer, jsonb),
  public.add_statement(uuid, jsonb),
  public.save_wip_schedule(uuid, jsonb),
  public.save_project(uuid, integer, jsonb),
  public.request_bid(uuid, uuid, bigint),
  public.record_bid_result(uuid, integer, jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.save_contractor(uuid, integer, jsonb),
  public.add_statement(uuid, jsonb),
  public.save_wip_schedule(uuid, jsonb),
  public.save_project(uuid, integer, jsonb),
  public.request_bid(uuid, uuid, bigint),
  public.record_bid_result(uuid, integer, jsonb)
to authenticated;
