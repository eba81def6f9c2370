-- Underwriters grant a line, in versions that are never deleted. A line above the limit of one underwriter waits for a
-- second one. Nobody decides on an account of which they are a member.

create function private.staff_stop(of_contractor uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return 'not-staff';
  end if;

  perform 1 from public.contractors where id = of_contractor for update;
  if not found then
    return 'not-found';
  end if;

  -- A member who left may still profit.
  return case when exists (
    select 1 from public.contractor_members as member
    where member.contractor_id = of_contractor and member.user_id = auth.uid()
  ) then 'own-account' end;
end;
$$;

comment on function private.staff_stop(uuid) is
  'Locks a contractor for a decision of staff. Returns why the caller may not decide: not-staff, not-found, own-account.';

-- Each member gets the mail once. The key names the decision.
create function private.tell_contractor(of_contractor uuid, decision text, letter jsonb)
returns void
language sql
set search_path = ''
as $$
  select private.enqueue_notification(
    'desk_decided', null, null, member.user_id, null, 'desk_decided:' || decision || ':' || member.user_id, letter
  )
  from public.contractor_members as member
  where member.contractor_id = of_contractor and member.left_at is null;
$$;

comment on function private.tell_contractor(uuid, text, jsonb) is
  'Queues a mail about a decision of an underwriter to each member of a contractor''s desk.';

create function private.put_line_in_force(of_grant uuid, approver uuid)
returns void
language sql
set search_path = ''
as $$
  update public.line_grants as earlier
  set superseded_by = of_grant
  where earlier.contractor_id = (select line.contractor_id from public.line_grants as line where line.id = of_grant)
    and earlier.id <> of_grant and earlier.superseded_by is null;

  update public.line_grants set approved_by = approver, approved_at = now() where id = of_grant;

  select private.tell_contractor(
    line.contractor_id, line.id::text, jsonb_build_object('single', line.single_cents, 'aggregate', line.aggregate_cents)
  )
  from public.line_grants as line
  where line.id = of_grant;
$$;

comment on function private.put_line_in_force(uuid, uuid) is 'Approves a version of a line, which replaces every earlier one.';

-- A decision against the line: an indemnitor whose credit report led to it gets a notice (15 U.S.C. 1681m(a)).
create function private.record_line_reports(of_contractor uuid, reports jsonb)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  return private.store_report_uses(null, of_contractor, auth.uid(), 'line', reports);
end;
$$;

comment on function private.record_line_reports(uuid, jsonb) is
  'Stores the answers about the reports on the indemnitors of a line. False, and nothing, unless each person has one.';

create function private.is_smaller_line(of_contractor uuid, single_cents bigint, aggregate_cents bigint)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    is_smaller_line.single_cents < coalesce(line.single_cents, contractor.single_asked_cents, 0)
    or is_smaller_line.aggregate_cents < coalesce(line.aggregate_cents, contractor.aggregate_asked_cents, 0)
  from public.contractors as contractor
  left join public.line_grants as line
    on line.contractor_id = contractor.id and line.approved_at is not null and line.superseded_by is null
  where contractor.id = of_contractor;
$$;

comment on function private.is_smaller_line(uuid, bigint, bigint) is
  'Whether a line is below the one in force or, without one, below what the contractor asked for.';

create function private.grant_line(of_contractor uuid, facts jsonb, reports jsonb default '[]')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  typed constant public.line_grants := jsonb_populate_record(null::public.line_grants, facts);
  staff constant uuid := auth.uid();
  stop constant text := private.staff_stop(of_contractor);
  latest public.line_grants;
begin
  if stop is not null then
    return stop;
  end if;

  if exists (select 1 from public.line_grants where id = typed.id and contractor_id = of_contractor and granted_by = staff) then
    return 'granted'; -- a repeated call
  end if;

  select * into latest
  from public.line_grants as known
  where known.contractor_id = of_contractor
  order by known.version desc
  limit 1;
  if coalesce(latest.version, 0) <> (facts ->> 'expected')::integer then
    return 'changed-meanwhile';
  end if;
  -- A line names only who was asked for this contractor and was not released.
  if exists (
    select 1
    from jsonb_array_elements_text(coalesce(typed.conditions -> 'indemnitors', '[]')) as named
    where named not in (
      select asked.id::text from public.indemnitors as asked
      where asked.contractor_id = of_contractor and asked.released_at is null
    )
  ) then
    return 'unknown-indemnitor';
  end if;

  -- A line that waits for a colleague is decided by the colleague.
  if not private.needs_second_approval(typed.aggregate_cents)
    and private.is_smaller_line(of_contractor, typed.single_cents, typed.aggregate_cents)
    and not private.record_line_reports(of_contractor, reports)
  then
    return 'reports-unanswered';
  end if;

  insert into public.line_grants (
    id, contractor_id, version, single_cents, aggregate_cents, basis, conditions, rate_plan, effective_on, review_on, reason,
    granted_by
  )
  values (
    typed.id, of_contractor, coalesce(latest.version, 0) + 1, typed.single_cents, typed.aggregate_cents, typed.basis,
    typed.conditions, typed.rate_plan, typed.effective_on, typed.review_on, typed.reason, staff
  );
  -- A version that still waited is dropped for the new one.
  update public.line_grants
  set superseded_by = typed.id
  where contractor_id = of_contractor and id <> typed.id and approved_at is null and superseded_by is null;

  if private.needs_second_approval(typed.aggregate_cents) then
    return 'colleague-required';
  end if;
  perform private.put_line_in_force(typed.id, staff);

  return 'granted';
end;
$$;

comment on function private.grant_line(uuid, jsonb, jsonb) is
  'Grants a new version of a line. Returns "granted", "colleague-required" when it waits for a second underwriter, or why not: not-staff, not-found, own-account, changed-meanwhile, unknown-indemnitor, reports-unanswered.';

create function private.approve_line(of_grant uuid, reports jsonb default '[]')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  staff constant uuid := auth.uid();
  stop constant text := private.staff_stop((select line.contractor_id from public.line_grants as line where line.id = of_grant));
  line public.line_grants;
begin
  if stop is not null then
    return stop;
  end if;

  select * into line from public.line_grants where id = of_grant;
  if line.approved_at is not null then
    return case when line.approved_by = staff and line.granted_by <> staff then 'approved' else 'not-open' end;
  end if;
  if line.superseded_by is not null then
    return 'not-open';
  end if;
  -- The grant of somebody who lost the role doesn't count: a colleague must grant the line again.
  if line.granted_by = staff or not private.works_here(line.granted_by) then
    return 'colleague-required';
  end if;

  if private.is_smaller_line(line.contractor_id, line.single_cents, line.aggregate_cents)
    and not private.record_line_reports(line.contractor_id, reports)
  then
    return 'reports-unanswered';
  end if;
  perform private.put_line_in_force(of_grant, staff);

  return 'approved';
end;
$$;

comment on function private.approve_line(uuid, jsonb) is
  'Approves a line as the second underwriter. Returns "approved", or why not: not-staff, not-found, own-account, colleague-required, not-open, reports-unanswered.';

create function private.suspend_line(of_grant uuid, words text, reports jsonb default '[]')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  stop constant text := private.staff_stop((select line.contractor_id from public.line_grants as line where line.id = of_grant));
  line public.line_grants;
begin
  if stop is not null then
    return stop;
  end if;

  select * into line from public.line_grants where id = of_grant;
  if line.approved_at is null or line.superseded_by is not null then
    return 'not-open';
  end if;
  if line.suspended_at is not null then
    return 'suspended';
  end if;

  if not private.record_line_reports(line.contractor_id, reports) then
    return 'reports-unanswered';
  end if;

  update public.line_grants
  set suspended_by = auth.uid(), suspended_at = now(), suspend_reason = words
  where id = of_grant;

  return 'suspended';
end;
$$;

comment on function private.suspend_line(uuid, text, jsonb) is
  'Suspends a line, which stops every new bid. A new version ends the suspension. Returns "suspended", or why not.';

create function private.renew_line(of_grant uuid, renewal uuid, review date, words text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  line public.line_grants;
begin
  select * into line from public.line_grants where id = of_grant;
  if not private.is_staff() then
    return 'not-staff';
  end if;
  if line.id is null then
    return 'not-found';
  end if;
  if line.superseded_by is distinct from renewal and (line.approved_at is null or line.superseded_by is not null or line.suspended_at is not null) then
    return 'not-open';
  end if;
  -- A renewal needs figures that the grant did not see.
  if not exists (
    select 1
    from public.contractor_statements as statement
    where statement.contractor_id = line.contractor_id and statement.kind in ('fiscal', 'interim')
      and statement.received_at > line.granted_at and statement.stale_after >= private.agency_day()
  ) then
    return 'no-new-statement';
  end if;

  return private.grant_line(
    line.contractor_id,
    to_jsonb(line) || jsonb_build_object(
      'id', renewal,
      'expected', (select max(known.version) from public.line_grants as known where known.contractor_id = line.contractor_id),
      'effective_on', private.agency_day(),
      'review_on', review,
      'reason', words
    )
  );
end;
$$;

comment on function private.renew_line(uuid, uuid, date, text) is
  'Grants the same terms again after a new statement. Returns what grant_line returns, or not-open or no-new-statement.';

create function private.decide_bid(of_bid uuid, decision text, words text, reports jsonb default '[]')
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  staff constant uuid := auth.uid();
  stop constant text := private.staff_stop((select bid.contractor_id from public.project_bids as bid where bid.id = of_bid));
  bid public.project_bids;
  project public.projects;
begin
  if stop is not null then
    return stop;
  end if;

  select * into bid from public.project_bids where id = of_bid;
  select * into project from public.projects where id = bid.project_id;
  if decision = 'spread-cleared' and bid.needs_underwriter then
    update public.project_bids
    set
      needs_underwriter = false, cleared_basis_points = spread_basis_points, decided_by = staff, decided_at = now(),
      decision_reason = words
    where id = of_bid;
    perform private.tell_contractor(
      bid.contractor_id,
      of_bid || ':' || bid.spread_basis_points,
      jsonb_build_object('price', bid.price_cents, 'decision', decision)
    );

    return 'decided';
  end if;
  if (bid.outcome, bid.decided_by) = (decision, staff) then
    return 'decided'; -- a repeated call
  end if;
  if bid.outcome <> 'stopped' or decision not in ('approved', 'declined') or project.stage not in ('considering', 'low', 'reinstated', 'awarded') then
    return 'not-open';
  end if;

  if decision = 'approved' and private.needs_second_approval(bid.price_cents) then
    if bid.first_approved_by is null or not private.works_here(bid.first_approved_by) then
      update public.project_bids set first_approved_by = staff, decision_reason = words where id = of_bid;

      return 'colleague-required';
    end if;
    if bid.first_approved_by = staff then
      return 'colleague-required';
    end if;
  end if;

  if decision = 'declined' and not private.record_line_reports(bid.contractor_id, reports) then
    return 'reports-unanswered';
  end if;

  update public.project_bids
  set outcome = decision, decided_by = staff, decided_at = now(), decision_reason = words
  where id = of_bid;
  if decision = 'approved' then
    update public.projects
    set
      -- A low bid that is won at a higher price keeps its stage, and so does a contract whose price rose.
      stage = case when stage = 'considering' then 'approved' else stage end,
      bid_cents = bid.price_cents,
      version = version + 1,
      updated_at = now()
    where id = bid.project_id;
  end if;
  perform private.tell_contractor(
    bid.contractor_id, of_bid::text, jsonb_build_object('price', bid.price_cents, 'decision', decision)
  );

  return 'decided';
end;
$$;

comment on function private.decide_bid(uuid, text, text, jsonb) is
  'Approves or declines a bid that the line stopped, or clears a spread. Returns "decided", "colleague-required" above the limit of one underwriter, or why not.';

create function private.confirm_statement(of_statement uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  stop constant text := private.staff_stop(
    (select statement.contractor_id from public.contractor_statements as statement where statement.id = of_statement)
  );
begin
  if stop is not null then
    return stop;
  end if;

  update public.contractor_statements set read_by = auth.uid(), read_at = now() where id = of_statement and read_at is null;

  return 'confirmed';
end;
$$;

comment on function private.confirm_statement(uuid) is
  'Records that an underwriter read a statement, so that the line can use its figures. Returns "confirmed", or why not. The first reader stays.';

create function private.confirm_schedule(of_schedule uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  stop constant text := private.staff_stop(
    (select schedule.contractor_id from public.wip_schedules as schedule where schedule.id = of_schedule)
  );
begin
  if stop is not null then
    return case stop when 'not-found' then 'changed-meanwhile' else stop end; -- a correction has another id
  end if;

  update public.wip_schedules set read_by = auth.uid(), read_at = now() where id = of_schedule and read_at is null;

  return case
    when exists (select 1 from public.wip_schedules as schedule where schedule.id = of_schedule) then 'confirmed'
    else 'changed-meanwhile' -- corrected while this call waited
  end;
end;
$$;

comment on function private.confirm_schedule(uuid) is
  'Records that an underwriter read a schedule of work in progress, so that it can free a part of the line. Returns "confirmed", or why not: "changed-meanwhile" when the contractor corrected it. The first reader stays.';

create function private.confirm_largest_job(of_contractor uuid, cents bigint)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  stop constant text := private.staff_stop(of_contractor);
begin
  if stop is not null then
    return stop;
  end if;

  update public.contractors
  set largest_job_read_cents = cents, largest_job_read_by = auth.uid()
  where id = of_contractor and largest_job_cents = cents;

  return case when found then 'confirmed' else 'changed-meanwhile' end;
end;
$$;

comment on function private.confirm_largest_job(uuid, bigint) is
  'Records that an underwriter read the figure of the largest finished job, so that the line can use it. Returns "confirmed", or why not: "changed-meanwhile" when the contractor entered another figure.';

create function private.ask_indemnitor(of_contractor uuid, facts jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  typed constant public.indemnitors := jsonb_populate_record(null::public.indemnitors, facts);
  stop constant text := private.staff_stop(of_contractor);
begin
  if stop is not null then
    return stop;
  end if;

  insert into public.indemnitors (id, contractor_id, kind, relation, full_name, email, reason, asked_by)
  values (typed.id, of_contractor, typed.kind, typed.relation, typed.full_name, typed.email, typed.reason, auth.uid())
  on conflict (id) do nothing;

  return 'asked';
end;
$$;

comment on function private.ask_indemnitor(uuid, jsonb) is
  'Asks a person or company to indemnify the surety, once for its id. Returns "asked", or why not.';

create function private.release_indemnitor(of_indemnitor uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  stop constant text := private.staff_stop((select asked.contractor_id from public.indemnitors as asked where asked.id = of_indemnitor));
begin
  if stop is not null then
    return stop;
  end if;

  if exists (
    select 1
    from public.indemnitors as asked
    join public.line_grants as line on line.contractor_id = asked.contractor_id and line.superseded_by is null
    where asked.id = of_indemnitor and line.conditions -> 'indemnitors' ? asked.id::text
  ) then
    return 'named-by-line';
  end if;

  update public.indemnitors set released_at = coalesce(released_at, now()) where id = of_indemnitor;
  -- A released indemnitor has nothing left to sign. An existing signature stays.
  update public.signing_links
  set revoked_at = now()
  where indemnitor_id = of_indemnitor and signed_at is null and revoked_at is null;

  return 'released';
end;
$$;

comment on function private.release_indemnitor(uuid) is 'Takes an indemnitor off the list and ends the open links. Returns "released", or why not: also named-by-line, until another version of the line no longer names the indemnitor.';

-- The links by which indemnitors sign. Deleting a contractor deletes them.
alter table public.signing_links
  add constraint signing_links_indemnitor_id_fkey foreign key (indemnitor_id) references public.indemnitors (id) on delete cascade;

create function private.indemnitor_to_sign(of_indemnitor uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return null;
  end if;

  return (
    select jsonb_build_object(
      'email', asked.email,
      'role', case asked.kind when 'entity' then 'indemnitor-entity' else 'indemnitor' end,
      'sender', contractor.legal_name,
      'purpose', 'Indemnity for the bonding line',
      'reason', asked.reason
    )
    from public.indemnitors as asked
    join public.contractors as contractor on contractor.id = asked.contractor_id
    where asked.id = of_indemnitor and asked.released_at is null
      and not exists (
        select 1 from public.contractor_members as member
        where member.contractor_id = asked.contractor_id and member.user_id = auth.uid()
      )
  );
end;
$$;

comment on function private.indemnitor_to_sign(uuid) is
  'What a link to sign says about an indemnitor. Null unless the caller is an underwriter who is not a member of the account.';

-- The contractor in the export of an account: everything that the caller may read.
create function private.export_own_contractor()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_agg(
      to_jsonb(contractor) - 'largest_job_read_by' || jsonb_build_object(
        'statements', (
          select jsonb_agg(to_jsonb(one) - 'added_by' - 'read_by') from public.contractor_statements as one where one.contractor_id = contractor.id
        ),
        'workInProgress', (
          select jsonb_agg(to_jsonb(one) - 'added_by' - 'read_by') from public.wip_schedules as one where one.contractor_id = contractor.id
        ),
        'lines', (
          select jsonb_agg(to_jsonb(one) - 'granted_by' - 'approved_by' - 'suspended_by')
          from public.line_grants as one
          where one.contractor_id = contractor.id
        ),
        'projects', (select jsonb_agg(to_jsonb(one)) from public.projects as one where one.contractor_id = contractor.id),
        'bids', (
          select jsonb_agg(to_jsonb(one) - 'asked_by' - 'decided_by' - 'first_approved_by')
          from public.project_bids as one
          where one.contractor_id = contractor.id
        ),
        'indemnitors', (
          select jsonb_agg(to_jsonb(one) - 'asked_by') from public.indemnitors as one where one.contractor_id = contractor.id
        ),
        'files', (
          select jsonb_agg(to_jsonb(one) - 'added_by' order by one.created_at)
          from public.contractor_files as one
          where one.contractor_id = contractor.id and one.stored_at is not null
        ),
        'letters', (
          select jsonb_agg(to_jsonb(one) - 'asked_by') from public.bondability_letters as one where one.contractor_id = contractor.id
        )
      )
    )
    from public.contractors as contractor
    where contractor.id in (select private.own_contractors())
  );
end;
$$;

comment on function private.export_own_contractor() is 'The contractors of the caller with all their records. Null without one.';

create or replace function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  -- Null when the session has ended. Then the whole export is null.
  select private.export_own_data()
    || jsonb_build_object('firm', private.export_own_firm(), 'contractors', private.export_own_contractor());
end;

revoke all on function
  private.indemnitor_to_sign(uuid), private.export_own_contractor(), private.staff_stop(uuid),
  private.tell_contractor(uuid, text, jsonb), private.put_line_in_force(uuid, uuid), private.record_line_reports(uuid, jsonb),
  private.is_smaller_line(uuid, bigint, bigint),
  private.grant_line(uuid, jsonb, jsonb),
  private.approve_line(uuid, jsonb),
  private.suspend_line(uuid, text, jsonb),
  private.renew_line(uuid, uuid, date, text),
  private.decide_bid(uuid, text, text, jsonb),
  private.confirm_statement(uuid),
  private.confirm_schedule(uuid),
  private.confirm_largest_job(uuid, bigint),
  private.ask_indemnitor(uuid, jsonb),
  private.release_indemnitor(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.export_own_contractor(), private.grant_line(uuid, jsonb, jsonb),
  private.approve_line(uuid, jsonb),
  private.suspend_line(uuid, text, jsonb),
  private.renew_line(uuid, uuid, date, text),
  private.decide_bid(uuid, text, text, jsonb),
  private.confirm_statement(uuid),
  private.confirm_schedule(uuid),
  private.confirm_largest_job(uuid, bigint),
  private.ask_indemnitor(uuid, jsonb),
  private.release_indemnitor(uuid)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.grant_line(of_contractor uuid, facts jsonb, reports jsonb default '[]')
returns text
language sql
set search_path = ''
begin atomic
  select private.grant_line(of_contractor, facts, reports);
end;

comment on function public.grant_line(uuid, jsonb, jsonb) is
  'For staff: grants a new version of a line.';

create function public.approve_line(of_grant uuid, reports jsonb default '[]')
returns text
language sql
set search_path = ''
begin atomic
  select private.approve_line(of_grant, reports);
end;

comment on function public.approve_line(uuid, jsonb) is
  'For staff: approves a line as the second underwriter.';

create function public.suspend_line(of_grant uuid, words text, reports jsonb default '[]')
returns text
language sql
set search_path = ''
begin atomic
  select private.suspend_line(of_grant, words, reports);
end;

comment on function public.suspend_line(uuid, text, jsonb) is
  'For staff: suspends a line.';

create function public.renew_line(of_grant uuid, renewal uuid, review date, words text)
returns text
language sql
set search_path = ''
begin atomic
  select private.renew_line(of_grant, renewal, review, words);
end;

comment on function public.renew_line(uuid, uuid, date, text) is
  'For staff: grants the same terms again after a new statement.';

create function public.decide_bid(of_bid uuid, decision text, words text, reports jsonb default '[]')
returns text
language sql
set search_path = ''
begin atomic
  select private.decide_bid(of_bid, decision, words, reports);
end;

comment on function public.decide_bid(uuid, text, text, jsonb) is
  'For staff: decides on a bid that the line stopped, or clears a spread.';

create function public.confirm_statement(of_statement uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.confirm_statement(of_statement);
end;

comment on function public.confirm_statement(uuid) is
  'For staff: records that a statement was read.';

create function public.confirm_schedule(of_schedule uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.confirm_schedule(of_schedule);
end;

comment on function public.confirm_schedule(uuid) is
  'For staff: records that a schedule of work in progress was read.';

create function public.confirm_largest_job(of_contractor uuid, cents bigint)
returns text
language sql
set search_path = ''
begin atomic
  select private.confirm_largest_job(of_contractor, cents);
end;

comment on function public.confirm_largest_job(uuid, bigint) is
  'For staff: records that the figure of the largest finished job was read.';

create function public.ask_indemnitor(of_contractor uuid, facts jsonb)
returns text
language sql
set search_path = ''
begin atomic
  select private.ask_indemnitor(of_contractor, facts);
end;

comment on function public.ask_indemnitor(uuid, jsonb) is
  'For staff: asks a person or company to indemnify the surety.';

create function public.release_indemnitor(of_indemnitor uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.release_indemnitor(of_indemnitor);
end;

comment on function public.release_indemnitor(uuid) is
  'For staff: takes an indemnitor off the list.';

revoke all on function
  public.grant_line(uuid, jsonb, jsonb),
  public.approve_line(uuid, jsonb),
  public.suspend_line(uuid, text, jsonb),
  public.renew_line(uuid, uuid, date, text),
  public.decide_bid(uuid, text, text, jsonb),
  public.confirm_statement(uuid),
  public.confirm_schedule(uuid),
  public.confirm_largest_job(uuid, bigint),
  public.ask_indemnitor(uuid, jsonb),
  public.release_indemnitor(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  public.grant_line(uuid, jsonb, jsonb),
  public.approve_line(uuid, jsonb),
  public.suspend_line(uuid, text, jsonb),
  public.renew_line(uuid, uuid, date, text),
  public.decide_bid(uuid, text, text, jsonb),
  public.confirm_statement(uuid),
  public.confirm_schedule(uuid),
  public.confirm_largest_job(uuid, bigint),
  public.ask_indemnitor(uuid, jsonb),
  public.release_indemnitor(uuid)
to authenticated;
