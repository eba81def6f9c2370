-- The accounts of contractors: the company with its statements and work in progress, the line that underwriters grant
-- it, its projects from bid to final bonds, and the people who indemnify the surety. These tables have
-- no employer identification number: an application asks for it and seals it.

create function private.texts_of(facts jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(found #>> '{}', ' ; '), '')
  from jsonb_path_query(facts, 'strict $.** ? (@.type() == "string")') as found;
$$;

comment on function private.texts_of(jsonb) is 'The texts of a JSON value without its numbers, for the checks of texts.';

create function private.are_clean_facts(facts jsonb, max_bytes integer)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when octet_length(facts::text) > max_bytes then false
    else not private.holds_hidden_characters(private.texts_of(facts)) and not private.holds_secret_number(private.texts_of(facts))
  end;
$$;

comment on function private.are_clean_facts(jsonb, integer) is
  'Whether a JSON value is small enough, and its texts hold no hidden character and no SSN, EIN or card number.';

create function private.are_keys_of(facts jsonb, allowed text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- The order matters: a value that isn't an object has no keys to remove.
  select case when jsonb_typeof(facts) = 'object' then facts - allowed = '{}' else false end;
$$;

comment on function private.are_keys_of(jsonb, text[]) is 'Whether a JSON value is an object with no other keys.';

revoke all on function
  private.texts_of(jsonb), private.are_clean_facts(jsonb, integer), private.are_keys_of(jsonb, text[])
from public, anon, authenticated, service_role;

create table public.contractors (
  id uuid primary key,
  legal_name text not null check (length(legal_name) between 2 and 200),
  trade_name text not null default '' check (length(trade_name) <= 200),
  entity text not null check (entity in ('sole-proprietor', 'partnership', 'llc', 'corporation', 's-corporation', 'joint-venture')),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  formed_on date not null,
  fiscal_year_end text not null check (fiscal_year_end ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'),
  cpa_level text check (cpa_level in ('internal', 'compiled', 'reviewed', 'audited')),
  largest_job_cents bigint not null default 0 check (largest_job_cents between 0 and 10000000000000),
  largest_job_read_cents bigint not null default 0 check (largest_job_read_cents between 0 and 10000000000000),
  largest_job_read_by uuid, -- no foreign key: the record outlives the account
  single_asked_cents bigint not null check (single_asked_cents between 1 and 10000000000000),
  aggregate_asked_cents bigint not null check (aggregate_asked_cents between 1 and 10000000000000),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint contractors_ask_no_more_for_one_job check (single_asked_cents <= aggregate_asked_cents),
  constraint contractors_hold_clean_texts check (
    private.are_clean_facts(details || jsonb_build_object('names', jsonb_build_array(legal_name, trade_name)), 20000)
  )
);

comment on table public.contractors is
  'Companies that bid on bonded work. Details: trades, licenses, owners, largest jobs, bank and other answers of the account.';
comment on column public.contractors.largest_job_cents is 'Price of the largest finished job, as the contractor says.';
comment on column public.contractors.largest_job_read_cents is
  'Price of the largest finished job that an underwriter read last. A condition of a line compares bids with it.';

create table public.contractor_members (
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'owner' check (role in ('owner', 'member')),
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (contractor_id, user_id)
);

comment on table public.contractor_members is 'Who may open the account of a contractor. A member who left has no access.';

create index contractor_members_user_id_idx on public.contractor_members (user_id);

-- plpgsql is planned once per connection. Policies call these functions once per query.
create function private.own_contractors()
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select member.contractor_id
    from public.contractor_members as member
    where member.user_id = auth.uid() and member.left_at is null;
end;
$$;

comment on function private.own_contractors() is 'The contractors whose account the caller may open: the one rule of access.';

create function private.can_open_contractor(contractor uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.proved_user() is not null and contractor in (select private.own_contractors());
end;
$$;

comment on function private.can_open_contractor(uuid) is
  'Whether the caller is a member of a contractor who has not left, in an open session that proved the second factor of the account.';

-- Staff can read an account after they open it for the day, and opening is recorded. Their list has its own function,
-- which returns only what it shows.

create function private.opened_contractors()
returns setof uuid
language sql
stable
security definer
set search_path = ''
rows 20
as $$
  select record.contractor_id
  from private.staff_reads as record
  where record.reader_id = auth.uid()
    and record.day = private.agency_day()
    and record.kind = 'contractor-read'
    and private.is_staff();
$$;

comment on function private.opened_contractors() is 'The contractors whose account the caller, as staff, opened today. For policies.';

create function private.open_contractor(of_contractor uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() or not exists (select 1 from public.contractors where id = of_contractor) then
    return null;
  end if;
  -- Members read their own account like every customer.
  if private.can_open_contractor(of_contractor) then
    return 'own-account';
  end if;

  perform private.record_read(auth.uid(), 'contractor-read', null, of_contractor => of_contractor);

  return 'opened';
end;
$$;

comment on function private.open_contractor(uuid) is
  'Records that the caller, as staff, reads the account of a contractor, and opens it to the caller for the rest of the day.';

revoke all on function
private.own_contractors(), private.can_open_contractor(uuid), private.opened_contractors(), private.open_contractor(uuid)
from public, anon, authenticated, service_role;
grant execute on function
private.own_contractors(), private.opened_contractors(), private.open_contractor(uuid)
to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.open_contractor(of_contractor uuid)
returns text
language sql
set search_path = ''
begin atomic
  select private.open_contractor(of_contractor);
end;

comment on function public.open_contractor(uuid) is
  'For staff: opens the account of a contractor to the caller for today and records it. Returns opened, own-account, or null for an unknown contractor and for anyone else.';

revoke all on function public.open_contractor(uuid) from public, anon, authenticated, service_role;
grant execute on function public.open_contractor(uuid) to authenticated;

create table public.contractor_statements (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  kind text not null check (kind in ('fiscal', 'interim', 'personal', 'tax-return', 'bank-letter')),
  level text not null check (level in ('internal', 'compiled', 'reviewed', 'audited')),
  as_of date not null,
  -- A statement stays current until this day: 15 months for a fiscal year, 6 for every other kind, unless an underwriter
  -- shortens it by a condition of the line.
  stale_after date not null generated always as (
    (as_of + case when kind = 'fiscal' then interval '15 months' else interval '6 months' end)::date
  ) stored,
  current_assets_cents bigint not null check (current_assets_cents between 0 and 10000000000000),
  current_liabilities_cents bigint not null check (current_liabilities_cents between 0 and 10000000000000),
  net_worth_cents bigint not null check (abs(net_worth_cents) <= 10000000000000),
  revenue_cents bigint not null check (revenue_cents between 0 and 10000000000000),
  profit_cents bigint not null check (abs(profit_cents) <= 10000000000000),
  added_by uuid not null, -- no foreign keys: the record outlives the accounts
  received_at timestamptz not null default now(),
  read_by uuid,
  read_at timestamptz,

  constraint contractor_statements_are_read_by_somebody check (num_nonnulls(read_by, read_at) in (0, 2))
);

comment on table public.contractor_statements is
  'Financial statements of a contractor, as typed from the statement. Rows are not changed, except for who read them.';
comment on column public.contractor_statements.read_at is
  'When an underwriter read the statement. Until then, the line approves no bid that depends on it.';

create index contractor_statements_contractor_id_idx on public.contractor_statements (contractor_id, as_of desc);

create function private.is_day_or_absent(value jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(value) = 'string'
    and value #>> '{}' ~ '^(19|20|21)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    true
  );
$$;

comment on function private.is_day_or_absent(jsonb) is
  'Whether a value of a JSON object is a day such as "2026-11-20", or the object has no such key.';

create function private.are_wip_rows(entries jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(entries) <> 'array' or jsonb_array_length(entries) not between 1 and 500 then false
    else (
      select bool_and(
        private.are_keys_of(entry, array['number', 'name', 'owner', 'price', 'estimate', 'cost', 'billed', 'bonded', 'start', 'end'])
        and private.are_clean_facts(entry, 2000)
        and jsonb_typeof(entry -> 'number') = 'string' and length(entry ->> 'number') between 1 and 40
        and jsonb_typeof(entry -> 'name') = 'string' and length(entry ->> 'name') between 1 and 200
        and jsonb_typeof(entry -> 'owner') = 'string' and length(entry ->> 'owner') <= 200
        and jsonb_typeof(entry -> 'bonded') = 'boolean'
        and (entry ->> 'price') ~ '^[0-9]{1,13}$' and (entry ->> 'estimate') ~ '^[0-9]{1,13}$'
        and (entry ->> 'cost') ~ '^[0-9]{1,13}$' and (entry ->> 'billed') ~ '^[0-9]{1,13}$'
        and jsonb_typeof(entry -> 'price') = 'number' and jsonb_typeof(entry -> 'estimate') = 'number'
        and jsonb_typeof(entry -> 'cost') = 'number' and jsonb_typeof(entry -> 'billed') = 'number'
        and private.is_day_or_absent(entry -> 'start') and private.is_day_or_absent(entry -> 'end')
        and coalesce(entry ->> 'start' <= entry ->> 'end', true)
      ) is true and count(distinct entry ->> 'number') = jsonb_array_length(entries)
      from jsonb_array_elements(entries) as entry
    )
  end;
$$;

comment on function private.are_wip_rows(jsonb) is
  'Whether a value is a schedule of work in progress: 1 to 500 jobs with distinct numbers, amounts in whole cents, and optional days.';

create function private.wip_total(entries jsonb, name text)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select sum((entry ->> name)::bigint)::bigint from jsonb_array_elements(entries) as entry;
$$;

comment on function private.wip_total(jsonb, text) is 'The sum of one column of a schedule of work in progress, in cents.';

revoke all on function
private.is_day_or_absent(jsonb), private.are_wip_rows(jsonb), private.wip_total(jsonb, text)
from public, anon, authenticated, service_role;

create table public.wip_schedules (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  as_of date not null,
  rows jsonb not null,
  price_cents bigint not null,
  estimate_cents bigint not null,
  cost_cents bigint not null,
  billed_cents bigint not null,
  added_by uuid not null, -- no foreign key: the record outlives the account
  received_at timestamptz not null default now(),
  read_by uuid,
  read_at timestamptz,

  constraint wip_schedules_are_read_by_somebody check (num_nonnulls(read_by, read_at) in (0, 2)),
  -- One check tests in order, because a sum needs valid rows.
  constraint wip_schedules_tie check (
    case
      when not private.are_wip_rows(rows) then false
      else price_cents = private.wip_total(rows, 'price') and estimate_cents = private.wip_total(rows, 'estimate')
        and cost_cents = private.wip_total(rows, 'cost') and billed_cents = private.wip_total(rows, 'billed')
    end
  )
);

comment on table public.wip_schedules is
  'Schedules of work in progress. A correction replaces an unread schedule of its day, and never one that an underwriter read. The totals are those of the contractor''s own sheet and must equal the sums of the rows.';
comment on column public.wip_schedules.read_at is
  'When an underwriter read the schedule. Until then, it frees no part of the line.';

create unique index wip_schedules_wait_once_for_a_day on public.wip_schedules (contractor_id, as_of) where read_at is null;
create index wip_schedules_contractor_id_idx on public.wip_schedules (contractor_id, as_of desc);

create function private.are_line_conditions(conditions jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select case
    when not private.are_keys_of(conditions, array[
      'maxSpreadPercent', 'states', 'kinds', 'maxDurationDays', 'maxDamagesPerDay', 'minPriorJobPercent', 'noOwnersForm',
      'noTakeover', 'maxStatementDays', 'indemnitors'
    ]) then false
    else (
      select bool_and(
        case
          when key in ('noOwnersForm', 'noTakeover') then jsonb_typeof(value) = 'boolean'
          when key in ('states', 'kinds', 'indemnitors') then
            jsonb_typeof(value) = 'array' and jsonb_array_length(value) between 1 and 60
            and not jsonb_path_exists(value, '$[*] ? (@.type() != "string")')
          else jsonb_typeof(value) = 'number' and (value #>> '{}') ~ '^[0-9]{1,11}$'
        end
      ) is not false
      from jsonb_each(conditions)
    )
  end;
$$;

comment on function private.are_line_conditions(jsonb) is
  'Whether a value holds only the conditions that a line can have. Amounts are in cents, times in days, indemnitors by id.';

revoke all on function private.are_line_conditions(jsonb) from public, anon, authenticated, service_role;

create table public.line_grants (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  version integer not null check (version > 0),
  single_cents bigint not null check (single_cents between 1 and 10000000000000),
  aggregate_cents bigint not null check (aggregate_cents between 1 and 10000000000000),
  basis text not null check (basis in ('all-work', 'bonded', 'penal-sums')),
  conditions jsonb not null default '{}' check (private.are_line_conditions(conditions)),
  rate_plan text not null check (length(rate_plan) between 1 and 60),
  effective_on date not null,
  review_on date not null,
  reason text not null check (length(reason) between 3 and 2000),
  granted_by uuid not null, -- no foreign keys: the record outlives the accounts
  granted_at timestamptz not null default now(),
  approved_by uuid,
  approved_at timestamptz, -- null while it waits for a second underwriter
  superseded_by uuid references public.line_grants (id),
  suspended_by uuid,
  suspended_at timestamptz,
  suspend_reason text check (length(suspend_reason) between 3 and 2000),
  unique (contractor_id, version),

  -- One line of each contractor is in force. The Data API takes a unique contractor_id for a relation to a single row, so
  -- this is no unique index.
  constraint line_grants_are_in_force_once exclude using btree (contractor_id with =)
    where (approved_at is not null and superseded_by is null),
  constraint line_grants_give_no_more_to_one_job check (single_cents <= aggregate_cents),
  constraint line_grants_are_reviewed_later check (review_on > effective_on),
  constraint line_grants_are_suspended_whole check (num_nonnulls(suspended_by, suspended_at, suspend_reason) in (0, 3)),
  constraint line_grants_hold_clean_texts check (
    private.are_clean_facts(jsonb_build_array(reason, suspend_reason, rate_plan), 6000)
  )
);

comment on table public.line_grants is
  'Versions of the line of a contractor. The line is the approved version that no later one replaced. Versions are never deleted.';

create index line_grants_superseded_by_idx on public.line_grants (superseded_by);
-- For the list of grants that wait for a second underwriter.
create index line_grants_waiting_idx on public.line_grants (granted_at) where approved_at is null and superseded_by is null;

create table public.projects (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  number text not null check (length(number) between 1 and 40),
  bid_number text check (length(bid_number) <= 60),
  name text not null check (length(name) between 2 and 200),
  owner_name text not null check (length(owner_name) between 2 and 200),
  owner_address text not null default '' check (length(owner_address) <= 300),
  place text not null default '' check (length(place) <= 200),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  work_kind text not null check (
    work_kind in (
      'building', 'civil', 'site', 'utility', 'roofing', 'electrical', 'mechanical', 'demolition', 'environmental',
      'maintenance', 'supply', 'other'
    )
  ),
  is_prime boolean not null,
  public_law text not null check (public_law in ('federal', 'state', 'local', 'private')),
  form text not null check (form in ('A312', 'SF-25', 'ConsensusDocs', 'owner', 'none')),
  bid_at timestamptz not null,
  time_zone text not null default 'America/New_York' check (length(time_zone) <= 60),
  estimate_cents bigint not null check (estimate_cents between 1 and 10000000000000),
  bid_security_percent integer check (bid_security_percent between 1 and 100),
  bid_security_cap_cents bigint check (bid_security_cap_cents between 1 and 10000000000000),
  starts_on date,
  ends_on date,
  damages_per_day_cents bigint not null default 0 check (damages_per_day_cents between 0 and 10000000000),
  maintenance_months integer check (maintenance_months between 0 and 240),
  bid_network text check (length(bid_network) <= 100),
  is_hazardous boolean not null default false,
  has_design boolean not null default false,
  guarantees_efficiency boolean not null default false,
  is_takeover boolean not null default false,
  stage text not null default 'considering' check (
    stage in (
      'considering', 'approved', 'bid-issued', 'low', 'not-low', 'lost', 'awarded', 'finals-issued', 'closed', 'reinstated'
    )
  ),
  bid_cents bigint check (bid_cents between 1 and 10000000000000),
  final_price_cents bigint check (final_price_cents between 1 and 10000000000000),
  awarded_on date,
  closed_on date,
  -- Without foreign keys: the links would make submitting wait for the line's lock.
  bid_bond_application uuid unique,
  final_bond_application uuid unique,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (contractor_id, number),

  constraint projects_end_after_their_start check (ends_on >= starts_on),
  constraint projects_that_hold_the_line_have_a_bid check (stage = 'considering' or bid_cents is not null),
  constraint projects_hold_clean_texts check (
    private.are_clean_facts(jsonb_build_array(number, bid_number, name, owner_name, owner_address, place, bid_network), 4000)
  )
);

comment on table public.projects is 'Projects of a contractor, from the first look to the last bond. The stage decides how much of the line a project holds.';

comment on column public.projects.number is
  'The contractor''s own job number, by which a schedule of work in progress names the job.';
comment on column public.projects.bid_number is
  'The owner''s number of the bid or project, which the bid bond prints. Without one, it prints the job number.';
comment on column public.projects.bid_security_cap_cents is
  'The fixed amount of the bid security, or the largest amount that the percentage can give.';
comment on column public.projects.closed_on is
  'The day on which the contractor said that the job is closed, or the next day if a schedule of that day was read before. The job holds its cost until an underwriter has read a schedule of this day or later.';
comment on column public.projects.final_bond_application is
  'The application for the final bonds of the won contract, which the desk filled in.';
comment on column public.projects.bid_bond_application is
  'The application for the bid bond that the desk started. The line approves only this one.';

create table public.project_bids (
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  price_cents bigint not null check (price_cents between 1 and 10000000000000),
  outcome text not null check (outcome in ('yes', 'stopped', 'approved', 'declined', 'withdrawn')),
  stops jsonb not null default '[]' check (jsonb_typeof(stops) = 'array'),
  grant_id uuid references public.line_grants (id),
  used_cents bigint not null,
  asked_by uuid not null, -- no foreign keys: the record outlives the accounts
  asked_at timestamptz not null default now(),
  first_approved_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 3 and 2000),
  tabulation jsonb not null default '[]' check (jsonb_typeof(tabulation) = 'array'),
  spread_basis_points integer,
  needs_underwriter boolean not null default false,
  cleared_basis_points integer,
  result_note text not null default '' check (length(result_note) <= 2000),
  lost_reason text not null default '' check (length(lost_reason) <= 2000),
  result_at timestamptz,

  constraint project_bids_hold_clean_texts check (
    private.are_clean_facts(jsonb_build_array(tabulation, result_note, lost_reason, decision_reason), 20000)
  )
);

comment on table public.project_bids is
  'Requests to bid, each with the immediate answer of the line, the decision of an underwriter, and the result of the bid.';

comment on column public.project_bids.cleared_basis_points is
  'The spread that an underwriter accepted. The same spread is not asked about again, also after the bid was not low for a while.';
comment on column public.project_bids.result_note is
  'Why the bid is lower than the second one. It stays when the bid is not low any more.';

create index project_bids_project_id_idx on public.project_bids (project_id);
create index project_bids_contractor_id_idx on public.project_bids (contractor_id);
create index project_bids_grant_id_idx on public.project_bids (grant_id);

create table public.indemnitors (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  kind text not null check (kind in ('person', 'entity')),
  relation text not null check (relation in ('owner', 'spouse', 'affiliate')),
  full_name text not null check (length(full_name) between 2 and 200),
  email text not null check (length(email) between 3 and 254),
  reason text not null check (length(reason) between 3 and 600),
  asked_by uuid not null, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now(),
  released_at timestamptz,

  constraint indemnitors_hold_clean_texts check (private.are_clean_facts(jsonb_build_array(full_name, reason), 4000)),
  -- An email address may have as many digits as an SSN.
  constraint indemnitors_email_holds_no_hidden_characters check (not private.holds_hidden_characters(email))
);

comment on table public.indemnitors is
  'People and companies that an underwriter asks to indemnify the surety, each with a reason that the signer reads.';

create index indemnitors_contractor_id_idx on public.indemnitors (contractor_id);

-- Everyone with access reads through the Data API. Only the functions below and in the next migrations write.
do $$
declare
  relation text;
  member_of text;
begin
  foreach relation in array array[
    'contractors', 'contractor_members', 'contractor_statements', 'wip_schedules', 'line_grants', 'projects', 'project_bids',
    'indemnitors'
  ]
  loop
    member_of := case relation when 'contractors' then 'id' else 'contractor_id' end;
    execute format('alter table public.%I enable row level security', relation);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', relation);
    execute format('grant select on public.%I to authenticated', relation);
    execute format(
      'create policy "Members and staff who opened the account can read its rows" on public.%I for select to authenticated '
        'using (%I in (select private.own_contractors()) or %I in (select private.opened_contractors()))',
      relation, member_of, member_of
    );
    execute format(
      'create policy "The session is open and has proved the second factor" on public.%I as restrictive for all to authenticated '
        'using ((select private.has_open_session())) with check ((select private.has_open_session()))',
      relation
    );
  end loop;
end;
$$;

-- How much of a line is in use. The rules equal those of src/domain/contractors.

create function private.latest_statement(of_contractor uuid)
returns public.contractor_statements
language sql
stable
set search_path = ''
as $$
  select statement from public.contractor_statements as statement
  where statement.contractor_id = of_contractor and statement.kind in ('fiscal', 'interim')
  order by statement.as_of desc, statement.stale_after desc
  limit 1;
$$;

comment on function private.latest_statement(uuid) is 'The statement of a contractor that the line looks at, read or not.';

create function private.latest_schedule(of_contractor uuid)
returns public.wip_schedules
language sql
stable
set search_path = ''
as $$
  select schedule from public.wip_schedules as schedule
  where schedule.contractor_id = of_contractor
  order by schedule.as_of desc, schedule.read_at desc nulls first
  limit 1;
$$;

comment on function private.latest_schedule(uuid) is
  'The latest schedule of a contractor, read or not. A correction comes after the schedule of its day that was read.';

create function private.read_schedule(of_contractor uuid)
returns public.wip_schedules
language sql
stable
set search_path = ''
as $$
  select schedule from public.wip_schedules as schedule
  where schedule.contractor_id = of_contractor and schedule.read_at is not null
  order by schedule.as_of desc, schedule.read_at desc
  limit 1;
$$;

comment on function private.read_schedule(uuid) is 'The latest schedule of a contractor that an underwriter read.';

create function private.line_used_by(of_contractor uuid, basis text, schedule uuid, without_project uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  with jobs as (
    select
      entry ->> 'number' as number, (entry ->> 'price')::bigint as price, (entry ->> 'estimate')::bigint as estimate,
      (entry ->> 'cost')::bigint as cost, (entry ->> 'bonded')::boolean as bonded
    from public.wip_schedules as listed,
      jsonb_array_elements(listed.rows) as entry
    where listed.id = line_used_by.schedule
  )

  select (
    coalesce(
      (
        select sum(
          case
            when basis = 'all-work' or (basis = 'bonded' and job.bonded) then greatest(0, job.estimate - job.cost)
            when basis = 'penal-sums' and job.bonded then job.price
            else 0
          end
        )
        from jobs as job
      ),
      0
    )
    + coalesce(
      (
        select sum(
          case
            when project.stage in ('approved', 'bid-issued', 'low', 'reinstated') then project.bid_cents
            when (
                project.stage in ('awarded', 'finals-issued')
                -- The contractor says that the job is closed. A schedule of that day or later shows it.
                or project.stage = 'closed' and project.closed_on > coalesce(
                  (select listed.as_of from public.wip_schedules as listed where listed.id = line_used_by.schedule), '-infinity'
                )
              )
              and not exists (select 1 from jobs as job where job.number = project.number)
              then case basis
                when 'penal-sums' then coalesce(project.final_price_cents, project.bid_cents)
                else project.estimate_cents
              end
            else 0
          end
        )
        from public.projects as project
        where project.contractor_id = of_contractor and project.id is distinct from without_project
      ),
      0
    )
  )::bigint;
$$;

comment on function private.line_used_by(uuid, text, uuid, uuid) is
  'How much of the line is in use by one schedule, or by none, and without one project if named, in cents: the remaining cost of started jobs, the full cost of signed ones, and the full price of bids that wait or are low.';

create function private.line_used(of_contractor uuid, basis text, without_project uuid default null)
returns bigint
language sql
stable
set search_path = ''
as $$
  select greatest(
    private.line_used_by(of_contractor, basis, (private.latest_schedule(of_contractor)).id, without_project),
    private.line_used_by(of_contractor, basis, (private.read_schedule(of_contractor)).id, without_project)
  );
$$;

comment on function private.line_used(uuid, text, uuid) is
  'How much of the line is in use, without one project if named, in cents. The contractor''s own figures can only raise it: a schedule that no underwriter has read counts if it uses more than the last one that was read.';

revoke all on function
  private.latest_statement(uuid), private.latest_schedule(uuid), private.read_schedule(uuid),
  private.line_used_by(uuid, text, uuid, uuid), private.line_used(uuid, text, uuid)
from public, anon, authenticated, service_role;

create function private.contractor_queue()
returns table (
  id uuid, legal_name text, has_line boolean, waiting_grants bigint, waiting_bids bigint, unread_figures integer
)
language sql
stable
security definer
set search_path = ''
as $$
  with counted as (
    select
      contractor.id, contractor.legal_name, contractor.updated_at,
      exists (
        select 1 from public.line_grants as line
        where line.contractor_id = contractor.id and line.superseded_by is null and line.approved_at is not null
      ) as has_line,
      (
        select count(*) from public.line_grants as line
        where line.contractor_id = contractor.id and line.superseded_by is null and line.approved_at is null
      ) as waiting_grants,
      (
        select count(*) from public.project_bids as bid
        where bid.contractor_id = contractor.id and (bid.outcome = 'stopped' or bid.needs_underwriter)
      ) as waiting_bids,
      (statement.id is not null and statement.read_at is null)::integer
      + (schedule.id is not null and schedule.read_at is null)::integer as unread_figures
    from public.contractors as contractor
    cross join lateral private.latest_statement(contractor.id) as statement
    cross join lateral private.latest_schedule(contractor.id) as schedule
    where private.is_staff()
  )

  select
    counted.id, counted.legal_name, counted.has_line, counted.waiting_grants, counted.waiting_bids, counted.unread_figures
  from counted
  order by
    counted.waiting_grants + counted.waiting_bids + counted.unread_figures + (not counted.has_line)::integer desc,
    counted.updated_at desc, counted.id
  limit 200;
$$;

comment on function private.contractor_queue() is
  'The names of contractors and how much waits for an underwriter, those with the most first. Empty for anyone but staff.';

revoke all on function private.contractor_queue() from public, anon, authenticated, service_role;
grant execute on function private.contractor_queue() to authenticated;

create function public.contractor_queue()
returns table (
  id uuid, legal_name text, has_line boolean, waiting_grants bigint, waiting_bids bigint, unread_figures integer
)
language sql
stable
set search_path = ''
begin atomic
  select
    queue.id, queue.legal_name, queue.has_line, queue.waiting_grants, queue.waiting_bids, queue.unread_figures
  from private.contractor_queue() as queue;
end;

comment on function public.contractor_queue() is
  'For staff: the names of contractors and how much waits for an underwriter. An account itself needs open_contractor.';

revoke all on function public.contractor_queue() from public, anon, authenticated, service_role;
grant execute on function public.contractor_queue() to authenticated;

create function private.contractor_of_applicant(of_application uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', contractor.id, 'name', contractor.legal_name)
  from public.applications as application
  join public.contractor_members as member on member.user_id = application.user_id and member.left_at is null
  join public.contractors as contractor on contractor.id = member.contractor_id
  where application.id = of_application and application.id in (select private.opened_applications())
  limit 1;
$$;

comment on function private.contractor_of_applicant(uuid) is
  'The contractor of the person who applied, for staff who opened the application today. Null for anyone else, and without one.';

revoke all on function private.contractor_of_applicant(uuid) from public, anon, authenticated, service_role;
grant execute on function private.contractor_of_applicant(uuid) to authenticated;

create function public.contractor_of_applicant(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.contractor_of_applicant(of_application);
end;

comment on function public.contractor_of_applicant(uuid) is
  'For staff who opened the application today: id and name of the contractor whose member applied. The account itself needs open_contractor.';

revoke all on function public.contractor_of_applicant(uuid) from public, anon, authenticated, service_role;
grant execute on function public.contractor_of_applicant(uuid) to authenticated;
