-- We mail the members of a contractor with a line 120 days before the latest statement goes out of date
-- (EXPIRY_NOTICE_DAYS in src/domain/contractors/statement-notice.ts).

create function private.remind_of_statements(today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  notice_days constant integer := 120;
  due record;
  told integer := 0;
begin
  for due in
    select statement.id, statement.kind, statement.as_of, statement.stale_after, member.user_id
    from public.line_grants as line
    cross join lateral private.latest_statement(line.contractor_id) as statement
    join public.contractor_members as member on member.contractor_id = line.contractor_id and member.left_at is null
    where line.approved_at is not null and line.superseded_by is null
      and statement.stale_after between today and today + notice_days
      -- Sent mails are deleted later, so a separate table remembers them.
      and not exists (
        select 1 from private.statement_reminders as sent
        where sent.statement_id = statement.id and sent.user_id = member.user_id
      )
  loop
    insert into private.statement_reminders (statement_id, user_id) values (due.id, due.user_id);
    perform private.enqueue_notification(
      'statement_expires', null, null, due.user_id, null, 'statement_expires:' || due.id || ':' || due.user_id,
      jsonb_build_object('kind', due.kind, 'asOf', due.as_of, 'staleAfter', due.stale_after)
    );
    told := told + 1;
  end loop;

  return told;
end;
$$;

comment on function private.remind_of_statements(date) is
  'Queues one mail for each member and statement that goes out of date within 120 days. Returns how many. For the schedule only.';

create table private.statement_reminders (
  statement_id uuid not null references public.contractor_statements (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null default now(),
  primary key (statement_id, user_id)
);

comment on table private.statement_reminders is 'The members who got the mail about a statement that goes out of date.';

create index statement_reminders_user_id_idx on private.statement_reminders (user_id);

alter table private.statement_reminders enable row level security;

revoke all on private.statement_reminders from public, anon, authenticated, service_role;
revoke all on function private.remind_of_statements(date) from public, anon, authenticated, service_role;

select private.schedule('remind-of-statements', '22 10 * * *', 'select private.remind_of_statements(private.agency_day())');
