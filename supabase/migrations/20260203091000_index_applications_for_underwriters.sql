-- By what underwriters find applications: where they stand, and words in them.

-- Also counts by status without looking into a row: `user_id` is what the policy asks about.
drop index public.applications_queue_idx;
create index applications_queue_idx on public.applications (status, submitted_at, id) include (user_id)
where submitted_at is not null;

create index applications_queue_state_idx on public.applications (status, state_code, submitted_at, id)
where submitted_at is not null;
create index applications_queue_bond_idx on public.applications (status, bond_slug, submitted_at, id)
where submitted_at is not null;
create index applications_submitted_at_idx on public.applications (submitted_at, id) where submitted_at is not null;

-- By which words an application is found. A table, because row level security keeps a text search from its index.
create table public.application_words (
  word text collate "C" not null check (length(word) between 1 and 100),
  application_id uuid not null references public.applications (id) on delete cascade, -- only drafts are ever removed
  primary key (word, application_id)
);

comment on table public.application_words is
  'The number, names and e-mail address of each application that was sent, word by word, as src/domain/underwriting/search-words.ts makes them.';

create index application_words_application_id_idx on public.application_words (application_id);

alter table public.application_words enable row level security;

-- No grant and no policy: the words are names and addresses of all applicants. The queue searches them for its caller.
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
  'The words of a text in lower case, without accents and apostrophes. The same as searchWords in src/domain/underwriting/search-words.ts.';

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
    concat_ws(
      ' ', new.number, right(new.number, 6), new.answers #>> '{applicant,firstName}', new.answers #>> '{applicant,lastName}',
      new.answers #>> '{applicant,email}', new.answers #>> '{business,legalName}', new.answers #>> '{business,dbaName}'
    )
  ) as found (word);

  return null;
end;
$$;

comment on function private.index_application() is 'Keeps the words by which an application is found.';

revoke all on function private.words_in(text), private.index_application() from public, anon, authenticated, service_role;

create trigger index_application
after insert or update of answers, number, submitted_at on public.applications
for each row when (new.submitted_at is not null) execute function private.index_application();

-- What was sent before.
insert into public.application_words (word, application_id)
select found.word, application.id
from public.applications as application
cross join private.words_in(
  concat_ws(
    ' ', application.number, right(application.number, 6), application.answers #>> '{applicant,firstName}',
    application.answers #>> '{applicant,lastName}', application.answers #>> '{applicant,email}',
    application.answers #>> '{business,legalName}', application.answers #>> '{business,dbaName}'
  )
) as found (word)
where application.submitted_at is not null;

-- Colleagues go by their names.
alter policy "Customers can read their own profile" on public.profiles
using (
  (select auth.uid()) = id
  or ((select private.is_staff()) and id in (select held.user_id from public.staff_roles as held))
);

alter policy "Customers can read their own profile" on public.profiles
rename to "Customers can read their own profile, staff those of staff";

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

comment on function private.touch_assignment() is 'Says since when the one who has an application has it, whatever the client says.';

revoke all on function private.touch_assignment() from public, anon, authenticated, service_role;

create trigger touch_assignment
before update on public.application_assignments
for each row when (new.staff_id is distinct from old.staff_id) execute function private.touch_assignment();
