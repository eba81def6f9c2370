-- Letters that say what a contractor's line allows. Anybody with the code on a letter sees whether it is still valid.

create table public.bondability_letters (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  grant_id uuid not null references public.line_grants (id),
  project_name text not null default '' check (length(project_name) <= 400),
  addressed_to text not null default '' check (length(addressed_to) <= 200),
  single_cents bigint not null check (single_cents > 0),
  aggregate_cents bigint not null check (aggregate_cents > 0),
  issued_on date not null,
  valid_until date not null,
  verify_token text not null unique default private.new_verify_token() check (verify_token ~ '^[A-Za-z0-9_-]{32}$'),
  asked_by uuid not null, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now(),

  constraint bondability_letters_state_no_more_for_one_job check (single_cents <= aggregate_cents),
  constraint bondability_letters_end_later check (valid_until >= issued_on)
);

comment on table public.bondability_letters is
  'Letters of bondability, each with the limits that it states. Rows are not changed: the line decides whether a letter is valid.';
comment on column public.bondability_letters.verify_token is 'Opens the public verification of this letter, and nothing else.';

create index bondability_letters_contractor_id_idx on public.bondability_letters (contractor_id, created_at desc);
create index bondability_letters_grant_id_idx on public.bondability_letters (grant_id);

alter table public.bondability_letters enable row level security;

revoke all on public.bondability_letters from public, anon, authenticated, service_role;
grant select on public.bondability_letters to authenticated;

create policy "Members and staff who opened the account can read its letters"
on public.bondability_letters for select to authenticated
using (contractor_id in (select private.own_contractors()) or contractor_id in (select private.opened_contractors()));

create policy "The session is open and has proved the second factor"
on public.bondability_letters as restrictive for all to authenticated
using ((select private.has_open_session())) with check ((select private.has_open_session()));

create function private.letter_state(letter public.bondability_letters)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when letter.valid_until < private.agency_day() then 'expired'
    when line.id is not null and line.suspended_at is null
      and line.single_cents >= letter.single_cents and line.aggregate_cents >= letter.aggregate_cents then 'valid'
    else 'withdrawn'
  end
  from (select) as always
  left join lateral private.current_line(letter.contractor_id) as line on true;
$$;

comment on function private.letter_state(public.bondability_letters) is
  'Whether a letter is valid: withdrawn while the line is suspended or below the limits of the letter. src/domain/contractors/bondability-letter.ts has the same rule.';

create function private.write_letter(of_contractor uuid, facts jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 200;
  valid_days constant integer := 90; -- LETTER_VALID_DAYS
  today constant date := private.agency_day();
  -- Stops of the line itself. The others are about one project and its price.
  of_line constant text[] := array[
    'no-line', 'line-suspended', 'line-not-effective', 'review-due', 'indemnity-unsigned', 'no-statement', 'statement-unread',
    'statement-stale', 'statement-old'
  ];
  letter uuid := (facts ->> 'id')::uuid;
  line public.line_grants;
  project public.projects;
  asked_single bigint;
  asked_aggregate bigint;
  found_stops jsonb;
begin
  perform 1 from public.contractors where id = of_contractor for update;
  if not private.can_open_contractor(of_contractor) then
    return '{"outcome": "not-found"}';
  end if;
  if exists (select 1 from public.bondability_letters as known where known.id = letter) then
    return case
      when exists (
        select 1 from public.bondability_letters as known where known.id = letter and known.contractor_id = of_contractor
      ) then '{"outcome": "written"}' -- a repeated call
      else '{"outcome": "not-found"}'
    end;
  end if;
  if (select count(*) from public.bondability_letters as known where known.contractor_id = of_contractor) >= max_count then
    return '{"outcome": "too-many"}';
  end if;

  if facts ->> 'project_id' is not null then
    select * into project from public.projects as one
    where one.id = (facts ->> 'project_id')::uuid and one.contractor_id = of_contractor;
    if not found then
      return '{"outcome": "not-found"}';
    end if;
    found_stops := private.line_stops(project, coalesce(project.bid_cents, project.estimate_cents), today);
  else
    project.contractor_id := of_contractor;
    select coalesce(jsonb_agg(stop), '[]') into found_stops
    from jsonb_array_elements(private.line_stops(project, 0, today)) as stop
    where stop ->> 'rule' = any (of_line);
  end if;
  if found_stops <> '[]' then
    return jsonb_build_object('outcome', 'stopped', 'stops', found_stops);
  end if;

  line := private.current_line(of_contractor);
  asked_single := coalesce((facts ->> 'single_cents')::bigint, line.single_cents);
  asked_aggregate := coalesce((facts ->> 'aggregate_cents')::bigint, line.aggregate_cents);
  if asked_single > line.single_cents or asked_aggregate > line.aggregate_cents or asked_single > asked_aggregate then
    return '{"outcome": "above-line"}';
  end if;

  insert into public.bondability_letters (
    id, contractor_id, grant_id, project_name, addressed_to, single_cents, aggregate_cents, issued_on, valid_until, asked_by
  )
  select
    letter, of_contractor, line.id,
    case when project.id is null then '' else concat_ws(', ', project.name, nullif(project.place, '')) end,
    coalesce(project.owner_name, ''),
    asked_single, asked_aggregate, today,
    least(today + valid_days, line.review_on, (private.latest_statement(of_contractor)).stale_after),
    auth.uid();

  return '{"outcome": "written"}';
end;
$$;

comment on function private.write_letter(uuid, jsonb) is
  'Writes a letter of bondability within the line, once for its id. Returns "written", "stopped" with the rules of the line that stop it, or why not: not-found, too-many, above-line.';

create function private.shown_letter(letter public.bondability_letters)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'contractor', contractor.legal_name,
    'project', letter.project_name,
    'single', letter.single_cents,
    'aggregate', letter.aggregate_cents,
    'issuedOn', letter.issued_on,
    'validUntil', letter.valid_until,
    'state', private.letter_state(letter)
  )
  from public.contractors as contractor
  where contractor.id = letter.contractor_id;
$$;

comment on function private.shown_letter(public.bondability_letters) is
  'What a letter itself says, and whether it is valid. Nothing else about the contractor or the line.';

create function private.verify_letter(token text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.shown_letter(letter) from public.bondability_letters as letter where letter.verify_token = token;
$$;

comment on function private.verify_letter(text) is 'The public facts of a letter by its code. Null for an unknown code.';

create function private.letter_to_print(of_letter uuid, caller uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select private.shown_letter(letter) || jsonb_build_object('addressedTo', letter.addressed_to, 'token', letter.verify_token)
  from public.bondability_letters as letter
  join public.contractor_members as member on member.contractor_id = letter.contractor_id
  where letter.id = of_letter and member.user_id = caller and member.left_at is null;
$$;

comment on function private.letter_to_print(uuid, uuid) is 'A letter with its code, for a member of its contractor. Null for anyone else.';

revoke all on function
  private.letter_state(public.bondability_letters), private.write_letter(uuid, jsonb),
  private.shown_letter(public.bondability_letters), private.verify_letter(text), private.letter_to_print(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.write_letter(uuid, jsonb) to authenticated;
grant execute on function private.verify_letter(text), private.letter_to_print(uuid, uuid) to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.write_letter(of_contractor uuid, facts jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.write_letter(of_contractor, facts);
end;

create function public.verify_letter(token text)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.verify_letter(token);
end;

create function public.letter_to_print(of_letter uuid, caller uuid)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.letter_to_print(of_letter, caller);
end;

comment on function public.write_letter(uuid, jsonb) is 'For members of a contractor: writes a letter of bondability within the line.';
comment on function public.verify_letter(text) is 'The public facts of a letter by its code. For service_role only.';
comment on function public.letter_to_print(uuid, uuid) is 'A letter for a member of its contractor. For service_role only.';

revoke all on function public.write_letter(uuid, jsonb), public.verify_letter(text), public.letter_to_print(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.write_letter(uuid, jsonb) to authenticated;
grant execute on function public.verify_letter(text), public.letter_to_print(uuid, uuid) to service_role;
