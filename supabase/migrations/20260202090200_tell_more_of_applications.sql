-- What can happen to an application between its submission and its bond. The same list is
-- src/domain/application-events.ts; a test compares them.

alter table public.application_events drop constraint application_events_kind_check;
alter table public.application_events
add constraint application_events_kind_check check (
  kind in (
    'submitted', 'sent-to-review', 'information-requested', 'information-given', 'approved', 'declined', 'issued',
    'withdrawn', 'claimed'
  )
);

comment on column public.application_events.detail is
  'Reasons and versions, and the question of an underwriter. Never an answer of the applicant.';

-- What an applicant answered to a question of an underwriter. Apart from the history, which holds no answers.
create table public.information_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete restrict,
  request_id bigint not null unique, -- no foreign key: no event ever goes
  answer text not null check (length(answer) between 1 and 4000),
  answered_by uuid, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now()
);

comment on table public.information_answers is 'Append-only answers of applicants to questions of underwriters.';
comment on column public.information_answers.request_id is 'The event that asked. A question is answered once.';

create index information_answers_application_id_idx on public.information_answers (application_id);

create trigger refuse_change_of_history
before update or delete or truncate on public.information_answers
for each statement execute function private.refuse_change_of_history();

alter table public.information_answers enable row level security;

revoke all on public.information_answers from public, anon, authenticated, service_role;
grant select on public.information_answers to authenticated;
grant select, insert on public.information_answers to service_role;

create policy "Customers can read the answers about their own applications"
on public.information_answers for select to authenticated
using (
  application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);
