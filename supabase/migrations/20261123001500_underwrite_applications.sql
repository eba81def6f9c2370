-- Internal records of underwriters about an application: the assigned underwriter, and notes.

create table public.application_assignments (
  application_id uuid primary key references public.applications (id) on delete cascade,
  staff_id uuid references auth.users (id) on delete set null,
  assigned_at timestamptz not null default now()
);

comment on table public.application_assignments is
  'The underwriter assigned to an application. No row, or null: the application is unassigned.';

create index application_assignments_staff_id_idx on public.application_assignments (staff_id);

alter table public.application_assignments enable row level security;

revoke all on public.application_assignments from public, anon, authenticated, service_role;
grant select on public.application_assignments to authenticated, service_role;
grant insert (application_id, staff_id), update (staff_id) on public.application_assignments to authenticated;
grant insert, update on public.application_assignments to service_role;

create policy "Staff can read who has which application"
on public.application_assignments for select to authenticated
using ((select private.is_staff()));

create policy "Staff can give applications to staff"
on public.application_assignments for insert to authenticated
with check ((select private.is_staff()) and staff_id in (select held.user_id from public.staff_roles as held));

create policy "Staff can give applications to other staff, or put them back"
on public.application_assignments for update to authenticated
using ((select private.is_staff()))
with check (
  (select private.is_staff())
  and (staff_id is null or staff_id in (select held.user_id from public.staff_roles as held))
);

create table public.application_notes (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete restrict,
  author_id uuid default auth.uid(), -- no foreign key: the record outlives the account
  note text not null check (length(note) <= 4000 and btrim(note) <> ''),
  created_at timestamptz not null default now(),
  request_id uuid,

  constraint application_notes_hold_no_hidden_characters check (not private.holds_hidden_characters(note)),

  -- Only texts within the length limit are searched. Postgres does not define the order of several checks, so one check
  -- tests both.
  constraint application_notes_hold_no_secret_number check (
    case when length(note) <= 4000 then not private.holds_secret_number(note) else false end
  )
);

comment on table public.application_notes is 'Append-only notes of underwriters. The customer never reads them.';
comment on column public.application_notes.request_id is
  'The browser''s id for the note, the same at every retry.';

create index application_notes_application_id_idx on public.application_notes (application_id, id);
create unique index application_notes_request_id_idx on public.application_notes (author_id, request_id);

create trigger refuse_change_of_history
before update or delete or truncate on public.application_notes
for each statement execute function private.refuse_change_of_history();

alter table public.application_notes enable row level security;

revoke all on public.application_notes from public, anon, authenticated, service_role;
grant select on public.application_notes to authenticated, service_role;
grant insert (application_id, note, request_id) on public.application_notes to authenticated;

create policy "Staff who opened the application can read notes"
on public.application_notes for select to authenticated
using (application_id in (select private.opened_applications()));

create policy "Staff who opened the application can add notes of their own"
on public.application_notes for insert to authenticated
with check (author_id = (select auth.uid()) and application_id in (select private.opened_applications()));

-- Indexes for the underwriters' lists: by status, and by words.

-- Also counts by status without reading a row: the policy reads `user_id`, so the index holds it.

create index applications_queue_idx on public.applications (status, submitted_at, id) include (user_id)
where submitted_at is not null;

create index applications_queue_state_idx on public.applications (status, state_code, submitted_at, id)
where submitted_at is not null;
create index applications_queue_bond_idx on public.applications (status, bond_slug, submitted_at, id)
where submitted_at is not null;

-- For the few applications that need a second approval.
create index applications_queue_amount_idx on public.applications (penal_sum_cents)
where submitted_at is not null and status in ('under_review', 'approved');

create index applications_submitted_at_idx on public.applications (submitted_at, id) where submitted_at is not null;

-- The words for the search of applications. A separate table, because row level security keeps a text search from using
-- its index.
create table public.application_words (
  word text collate "C" not null check (length(word) between 1 and 100),
  application_id uuid not null references public.applications (id) on delete cascade, -- only drafts are ever removed
  primary key (word, application_id)
);

comment on table public.application_words is
  'The words of the number, names and email address of each submitted application, as src/domain/underwriting/search-words.ts makes them.';

create index application_words_application_id_idx on public.application_words (application_id);

-- Of several typed words, Postgres looks up the rarest first. At the usual target of 100 it may mistake which that is.
alter table public.application_words alter column word set statistics 1000;

alter table public.application_words enable row level security;

-- No grant and no policy: the words are names and addresses of all applicants. The queue function searches them for its
-- caller.
revoke all on public.application_words from public, anon, authenticated, service_role;

create function private.words_in(texts text)
returns setof text
language sql
immutable
set search_path = ''
as $$
  select distinct left(word, 100)
  from regexp_split_to_table(
    regexp_replace(normalize(lower(texts), nfkd), '[\u0300-\u036f''’]', '', 'g'), '[\s,;:()"/&]+'
  ) as word
  where word <> '';
$$;

comment on function private.words_in(text) is
  'The words of a text in lower case, without accents and apostrophes. The same rule as searchWords in src/domain/underwriting/search-words.ts.';

-- Staff find an application by the name of every principal.
create function private.names_of_answers(answers jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' ', answers #>> '{applicant,firstName}', answers #>> '{applicant,middleName}', answers #>> '{applicant,lastName}',
    answers #>> '{applicant,email}', answers #>> '{business,legalName}', answers #>> '{business,dbaName}',
    (
      select string_agg(
        concat_ws(
          ' ', party ->> 'firstName', party ->> 'middleName', party ->> 'lastName', party ->> 'email', party ->> 'legalName'
        ),
        ' '
      )
      from (
        select jsonb_path_query(answers, '$.applicant.furtherPrincipals[*]') as party
        union all
        select jsonb_path_query(answers, '$.business.furtherBusinesses[*]')
      ) as parties
    )
  );
$$;

comment on function private.names_of_answers(jsonb) is
  'The names and email addresses of all principals in the answers of an application, for the search of staff.';

revoke all on function private.names_of_answers(jsonb) from public, anon, authenticated, service_role;

create function private.index_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.application_words where application_id = new.id;

  insert into public.application_words (word, application_id)
  select found.word, new.id
  from private.words_in(
    concat_ws(' ', new.number, right(new.number, 6), private.names_of_answers(new.answers))
  ) as found (word);

  return null;
end;
$$;

comment on function private.index_application() is 'Keeps the search words of an application current.';

revoke all on function private.words_in(text), private.index_application() from public, anon, authenticated, service_role;

create trigger index_application
after insert or update of answers, number, submitted_at on public.applications
for each row when (new.submitted_at is not null) execute function private.index_application();

create function private.touch_assignment()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.assigned_at := now();
  return new;
end;
$$;

comment on function private.touch_assignment() is 'Sets the time of an assignment, whatever the client sends.';

revoke all on function private.touch_assignment() from public, anon, authenticated, service_role;

create trigger touch_assignment
before update on public.application_assignments
for each row when (new.staff_id is distinct from old.staff_id) execute function private.touch_assignment();

-- How many submitted applications each status and each holder has. Counting a million rows takes a third of a second, so
-- each change is written down and added up.

create table private.queue_counts (
  status text not null,
  holder uuid, -- no foreign key: a sum outlives the account
  change bigint not null
);

comment on table private.queue_counts is
  'Changes of the number of submitted applications by status and holder. Their sum is the number. Nobody waits for another''s change.';

alter table private.queue_counts enable row level security;

revoke all on private.queue_counts from public, anon, authenticated, service_role;

-- The trigger runs after the change, so this transaction holds the row of the application. A transaction that assigns
-- it waits, or is already over.
create function private.count_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  application constant public.applications := coalesce(new, old);
  holder constant uuid :=
    (select held.staff_id from public.application_assignments as held where held.application_id = application.id);
begin
  if tg_op <> 'INSERT' and old.submitted_at is not null then
    insert into private.queue_counts (status, holder, change) values (old.status, holder, -1);
  end if;
  if tg_op <> 'DELETE' and new.submitted_at is not null then
    insert into private.queue_counts (status, holder, change) values (new.status, holder, 1);
  end if;

  return null;
end;
$$;

comment on function private.count_application() is 'Writes down which status of the queue an application left and entered.';

create trigger count_new_application
after insert on public.applications
for each row when (new.submitted_at is not null) execute function private.count_application();

create trigger count_application
after update of status, submitted_at on public.applications
for each row when (
  old.status is distinct from new.status or (old.submitted_at is null) is distinct from (new.submitted_at is null)
) execute function private.count_application();

create trigger count_deleted_application
after delete on public.applications
for each row when (old.submitted_at is not null) execute function private.count_application();

create function private.count_assignment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  assignment constant public.application_assignments := coalesce(new, old);
  before constant uuid := case when tg_op <> 'INSERT' then old.staff_id end;
  after constant uuid := case when tg_op <> 'DELETE' then new.staff_id end;
begin
  -- Waits for a transaction that changes the status, and keeps others from changing it until this one is over.
  insert into private.queue_counts (status, holder, change)
  select application.status, entry.holder, entry.change
  from (
    select one.status from public.applications as one
    where one.id = assignment.application_id and one.submitted_at is not null
    for share
  ) as application
  cross join (values (before, -1), (after, 1)) as entry (holder, change)
  where before is distinct from after;

  return null;
end;
$$;

comment on function private.count_assignment() is 'Writes down who has an application no longer, and who has it now.';

create trigger count_assignment
after insert or update of staff_id or delete on public.application_assignments
for each row execute function private.count_assignment();

create function private.add_up_queue()
returns void
language sql
security definer
set search_path = ''
as $$
  with added as (delete from private.queue_counts returning status, holder, change)
  insert into private.queue_counts (status, holder, change)
  select status, holder, sum(change) from added group by status, holder having sum(change) <> 0;
$$;

comment on function private.add_up_queue() is
  'Replaces the changes of the queue with their sums. For the schedule only: a change that is being written stays as it is.';

create function private.count_queue_again()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  lock table private.queue_counts in share row exclusive mode;

  delete from private.queue_counts;
  insert into private.queue_counts (status, holder, change)
  select application.status, held.staff_id, count(*)
  from public.applications as application
  left join public.application_assignments as held on held.application_id = application.id
  where application.submitted_at is not null
  group by application.status, held.staff_id;
end;
$$;

comment on function private.count_queue_again() is
  'Counts the queue from its rows, for an operator who loaded rows without triggers. Whoever changes an application waits.';

revoke all on function
  private.count_application(), private.count_assignment(), private.add_up_queue(), private.count_queue_again()
from public, anon, authenticated, service_role;

select private.schedule('add-up-queue', '4-54/10 * * * *', 'select private.add_up_queue()');

-- The totals and pages of the underwriters' queue. These functions run with the rights of their owner and check first
-- that the caller is staff. They return only what a list shows of each application. The application itself stays closed
-- until the caller opens it, and opening is recorded.

create function private.underwriting_overview()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() then
    jsonb_build_object(
      'inquiries', (select count(*) from public.inquiries as inquiry where inquiry.answer is null),
      'statuses', (
        select coalesce(
          jsonb_object_agg(by_status.status, jsonb_build_object('count', by_status.count, 'oldest', (
            select min(application.submitted_at)
            from public.applications as application
            where application.status = by_status.status and application.submitted_at is not null
          ))),
          '{}'
        )
        from (
          select counted.status, sum(counted.change)::bigint as count
          from private.queue_counts as counted
          group by counted.status
          having sum(counted.change) > 0
        ) as by_status
      ),
      'mine', (
        select coalesce(sum(counted.change), 0)::bigint
        from private.queue_counts as counted
        where counted.status = 'under_review' and counted.holder = (select auth.uid())
      ),
      'nobodys', (
        select coalesce(sum(counted.change), 0)::bigint
        from private.queue_counts as counted
        where counted.status = 'under_review' and counted.holder is null
      ),
      'needs_hand', (
        select count(*) from public.applications as application where application.needs_hand is not null
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
  'For staff: the number of applications by status, since when the oldest waits, how many under review are assigned to the caller and to nobody, and the staff. Null for anyone else.';

create function private.underwriting_queue(filters jsonb)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- One row more than the page shows tells whether there is a next page.
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

  if filters ->> 'flag' = 'second-approval' then
    -- The limit is a literal, so that the index of amounts finds the few large applications.
    conditions := conditions || format(
      'application.status in (''under_review'', ''approved'') and application.penal_sum_cents > %s
      and private.awaits_second_approval(application.id, application.status, application.penal_sum_cents)',
      (select setting.second_approval_above_cents from private.settings as setting)
    );
  elsif filters ->> 'flag' = 'needs-hand' then
    conditions := conditions || 'application.needs_hand is not null'::text;
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

  -- The query is built for each request, so that each set of filters gets its own plan.
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
          ) as is_answered,
          array_remove(
            array[
              case
                when private.awaits_second_approval(application.id, application.status, application.penal_sum_cents)
                  then 'second-approval'
              end,
              case when application.needs_hand is not null then 'needs-hand' end
            ],
            null
          ) as flags
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
  'For staff, nothing for anyone else: one page of submitted applications, plus one row when there is a next page, the longest wait first or newest_first. Filters: status, state, bond, holder (an id or nobody), flag, words; size; after or before {submitted_at, id}. With before the rows come in reverse.';

revoke all on function
  private.underwriting_overview(), private.underwriting_queue(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.underwriting_overview(), private.underwriting_queue(jsonb)
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.underwriting_overview()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.underwriting_overview();
end;

comment on function public.underwriting_overview() is
  'For staff: the number of applications by status, since when the oldest waits, how many under review are assigned to the caller and to nobody, and the staff. Null for anyone else.';

create function public.underwriting_queue(filters jsonb)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.underwriting_queue(filters);
end;

comment on function public.underwriting_queue(jsonb) is
  'For staff: one page of submitted applications, as a list shows them. No rows for anyone else.';

revoke all on function
  public.underwriting_overview(), public.underwriting_queue(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  public.underwriting_overview(), public.underwriting_queue(jsonb)
to authenticated;

-- Assigns applications from the queue, without opening each application.

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
  'For staff: assigns applications [{id, seen}] to a staff member, or unassigns them, and returns the changed ones. Skips an application whose holder is no longer `seen`.';

revoke all on function private.assign_applications(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function private.assign_applications(jsonb, uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.assign_applications(wanted jsonb, to_staff uuid)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.assign_applications(wanted, to_staff);
end;

comment on function public.assign_applications(jsonb, uuid) is
  'For staff: assigns applications [{id, seen}] to a staff member, or unassigns them, and returns the changed ones.';

revoke all on function public.assign_applications(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.assign_applications(jsonb, uuid) to authenticated;
