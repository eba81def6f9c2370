-- The allowed moves of an application status. src/domain/application-status.ts lists the same moves; a test compares
-- them.

create table private.application_status_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

comment on table private.application_status_moves is
  'Allowed moves of an application status. Mirrors ALLOWED_MOVES in src/domain/application-status.ts.';

insert into private.application_status_moves (from_status, to_status)
values
  ('draft', 'submitted'),
  ('draft', 'withdrawn'),
  ('submitted', 'under_review'),
  ('submitted', 'approved'),
  ('submitted', 'issued'),
  ('submitted', 'withdrawn'),
  ('under_review', 'information_requested'),
  ('under_review', 'price_offered'),
  ('under_review', 'approved'),
  ('under_review', 'declined'),
  ('under_review', 'withdrawn'),
  ('price_offered', 'under_review'),
  ('price_offered', 'approved'),
  ('price_offered', 'withdrawn'),
  ('information_requested', 'under_review'),
  ('information_requested', 'withdrawn'),
  ('approved', 'issued'),
  ('approved', 'withdrawn');

alter table private.application_status_moves enable row level security;

revoke all on private.application_status_moves from public, anon, authenticated, service_role;

-- Numbers such as APP-271828. A plain counter would show every customer how many applications there are, and a random
-- draw would need a loop against duplicates. So the counter runs from 0 to 999,999 and is scrambled by n -> (n * 618033
-- + 271828) mod 1,000,000. The multiplier shares no factor with 10^6 (it is odd and no multiple of 5), so the map is a
-- bijection: different counts give different numbers, each exactly once. After a million numbers the sequence raises an
-- error instead of repeating a number.

create sequence private.application_number_seq as integer minvalue 0 maxvalue 999999 start 0 no cycle;

comment on sequence private.application_number_seq is 'Counts applications. The plain count is never shown.';

revoke all on sequence private.application_number_seq from public, anon, authenticated, service_role;
grant select, usage on sequence private.application_number_seq to service_role;

create function private.next_application_number()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'APP-' || lpad(((nextval('private.application_number_seq')::bigint * 618033 + 271828) % 1000000)::text, 6, '0');
$$;

comment on function private.next_application_number() is 'Returns the next application number, unique without a loop.';

revoke all on function private.next_application_number() from public, anon, authenticated;
grant execute on function private.next_application_number() to service_role;

-- Applications, from a signed-in customer's draft to the issued bond. The wizard makes the quote id, and the row has
-- the same id, so a repeated submission finds its own row.

create table public.applications (
  id uuid primary key,
  number text unique check (number ~ '^APP-[0-9]{6}$'),
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  quote_key_hash text check (quote_key_hash ~ '^[0-9a-f]{64}$'),
  bond_slug text references public.bond_types (slug),
  state_code text check (
    state_code in (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA',
      'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK',
      'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'
    )
  ),
  status text not null default 'draft' check (
    status in (
      'draft', 'submitted', 'under_review', 'information_requested', 'price_offered', 'approved', 'issued', 'declined',
      'withdrawn'
    )
  ),
  answers jsonb not null default '{}',
  penal_sum_cents bigint check (penal_sum_cents between 1 and 10000000000), -- up to $100,000,000
  premium_cents bigint check (premium_cents >= 0),
  fees_cents bigint check (fees_cents >= 0),
  taxes_cents bigint check (taxes_cents >= 0),
  total_cents bigint check (total_cents >= 0),
  rate_plan text check (length(rate_plan) between 1 and 100),
  rate_plan_version integer check (rate_plan_version > 0),
  review_reasons text[] not null default '{}' check (
    review_reasons <@ array[
      'never-instant', 'amount-above-instant-maximum', 'amount-not-statutory', 'bond-not-required',
      'effective-date-out-of-range', 'documents-need-review', 'underwriting-answer', 'signed-part', 'credit-not-authorized'
    ]
  ),
  terms_version text check (terms_version ~ '^v[0-9]+\.[0-9]+$'),
  terms_accepted_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- src/domain/issuing/hold-ups.ts has the same list; a test compares them.
  needs_hand text check (
    needs_hand in (
      'payment-refused', 'payment-missing', 'payment-unconfirmed', 'not-printable', 'paper-lacks-matter',
      'second-approval-missing', 'line-changed', 'not-possible', 'papers-not-made', 'not-signed', 'interrupted', 'unexpected'
    )
  ),
  is_held boolean not null generated always as (needs_hand is not null) stored,
  erased_at timestamptz,
  owner_left_at timestamptz,
  caption text check (length(caption) between 1 and 2000),

  constraint applications_total_is_the_sum check (total_cents = premium_cents + fees_cents + taxes_cents),

  constraint applications_submitted_unless_draft check (
    case status
      when 'draft' then submitted_at is null
      when 'withdrawn' then true -- a customer may withdraw a draft too
      else submitted_at is not null
    end
  ),

  constraint applications_number_and_price_come_with_submission check (
    num_nonnulls(
      number, penal_sum_cents, premium_cents, fees_cents, taxes_cents, total_cents, terms_version, terms_accepted_at
    ) = case when submitted_at is null then 0 else 8 end
  ),

  constraint applications_submitted_names_bond_and_state check (
    submitted_at is null or (bond_slug is not null and state_code is not null)
  ),

  constraint applications_answers_are_an_object_of_sane_size check (
    jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 65536 -- 64 kB, the limit of a request body
  ),

  -- Refuses secrets by key name, at any depth: the keys of NEVER_STORED in src/domain/quote/never-stored.ts and other
  -- spellings of them, such as social_security_number or card_number.
  constraint applications_answers_hold_no_secret check (
    not jsonb_path_exists(
      answers,
      'strict $.** ? (@.type() == "object").keyvalue().key
        ? (@ like_regex "^(ssn|social[_-]?security([_-]?number)?|ein|date[_-]?of[_-]?birth|birth[_-]?date|dob|credit[_-]?card|card[_-]?number|cvv|cvc|expiry[_-]?month|expiry[_-]?year|ach|routing[_-]?number|account[_-]?number|quote[_-]?key)$" flag "i")'
    )
  ),

  constraint applications_answers_hold_no_hidden_characters check (
    not private.holds_hidden_characters(answers::text)
    -- JSON text writes controls as escapes.
    and not jsonb_path_exists(
      answers,
      'strict $.** ? (@.type() == "string" && @ like_regex "[\u0001-\u0008\u000b-\u001f]")'
    )
  )
);

comment on table public.applications is
  'Applications for a bond, drafts included. Answers hold no secret: SSN, EIN and date of birth are sealed elsewhere.';
comment on column public.applications.id is 'The quote id that the browser made. Submitting it twice gives one row.';
comment on column public.applications.number is
  'The number that a customer quotes to the agency. A label, never a proof of ownership.';
comment on column public.applications.quote_key_hash is
  'SHA-256 of the key that only the browser of the quote holds. It proves that a visitor without an account owns the quote.';
comment on column public.applications.answers is
  'Answers by section, in canonical form, without the answers that must never be stored.';
comment on column public.applications.rate_plan is
  'The rate plan of the price, with rate_plan_version. Null: a draft, or an application from before there were plans.';
comment on column public.applications.review_reasons is
  'Why an underwriter reviews the application, as decided at submission. Empty: no review needed.';
comment on column public.applications.revision is
  'Grows with every change of the answers, so that a stale tab cannot overwrite newer answers.';
comment on column public.applications.needs_hand is
  'Why the bond needs staff. Null: it does not, or it is issued. For staff only; customers read is_held.';
comment on column public.applications.is_held is
  'Whether staff finish the bond by hand. The customer does not see the reason.';
comment on column public.applications.erased_at is
  'When all data that identified the applicant was deleted. The history stays, by ids, so that its chain can be checked.';
comment on column public.applications.owner_left_at is
  'When the account that owned the application was deleted. From then on nobody can claim it by email address.';
comment on column public.applications.caption is
  'The line that names the matter: "Estate of Mary Smith, Charleston County". Null: a draft, an older application, or none.';

create index applications_user_id_idx on public.applications (user_id);
create index applications_bond_slug_idx on public.applications (bond_slug);

-- Two browsers that start the same renewal would otherwise make two drafts.
create unique index applications_one_draft_renews_a_term_idx on public.applications (
  user_id, (answers -> 'draft' -> 'renews' ->> 'bondId'), (answers -> 'draft' -> 'renews' ->> 'startsOn')
) where status = 'draft';

create function private.guard_application()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('draft', 'submitted') then
      raise exception 'An application starts as draft or submitted, not as %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;

  if new.status <> old.status and not exists (
    select 1
    from private.application_status_moves as move
    where move.from_status = old.status and move.to_status = new.status
  ) then
    raise exception 'An application cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;

  if new.answers <> old.answers and new.revision <= old.revision then
    raise exception 'Revision % of these answers is already stored', old.revision using errcode = 'serialization_failure';
  end if;

  new.updated_at := now();
  return new;
end;
$$;

comment on function private.guard_application() is
  'Keeps an application on the allowed status moves and refuses answers older than the stored ones.';

revoke all on function private.guard_application() from public, anon, authenticated, service_role;

create trigger guard_application
before insert or update on public.applications
for each row execute function private.guard_application();

alter table public.applications enable row level security;

revoke all on public.applications from public, anon, authenticated, service_role;
grant select (
  id, number, user_id, bond_slug, state_code, status, answers, penal_sum_cents, premium_cents, fees_cents, taxes_cents,
  total_cents, rate_plan, rate_plan_version, review_reasons, terms_version, terms_accepted_at, revision, created_at,
  updated_at, submitted_at, is_held, caption
) on public.applications to authenticated;
grant insert (id, bond_slug, state_code, answers, revision) on public.applications to authenticated;
grant update (bond_slug, state_code, answers, revision) on public.applications to authenticated;
grant select, insert, update on public.applications to service_role;

create policy "Customers can start drafts of their own"
on public.applications for insert to authenticated
with check ((select auth.uid()) = user_id and status = 'draft');

create policy "Customers can change their own drafts"
on public.applications for update to authenticated
using ((select auth.uid()) = user_id and status = 'draft')
with check ((select auth.uid()) = user_id and status = 'draft');

create index applications_needing_a_hand_idx on public.applications (submitted_at, id) where needs_hand is not null;

-- A discarded draft is deleted for good. The policy covers drafts only, so submitted applications stay.

grant delete on public.applications to authenticated;

create policy "Customers can discard their own drafts"
on public.applications for delete to authenticated
using ((select auth.uid()) = user_id and status = 'draft');

-- Deletes a draft that has not changed for 30 days, as the browser does (DRAFT_MAX_AGE_DAYS in
-- src/domain/quote/draft.ts). Submitted applications stay.

create index applications_old_drafts_idx on public.applications (updated_at) where status = 'draft';

create function private.forget_old_drafts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Each new application deletes more than one old draft, so the table needs no cleanup job.
  delete from public.applications
  where id in (
    select old_draft.id
    from public.applications as old_draft
    where old_draft.status = 'draft' and old_draft.updated_at < now() - interval '30 days'
    order by old_draft.updated_at
    limit 20
  );

  return null;
end;
$$;

comment on function private.forget_old_drafts() is
  'Deletes some drafts that have not changed for 30 days whenever an application is added.';

revoke all on function private.forget_old_drafts() from public, anon, authenticated, service_role;

create trigger forget_old_drafts
after insert on public.applications
for each statement execute function private.forget_old_drafts();

-- An account has at most 20 open drafts, so that nobody fills the database with unsent quotes.

create function private.limit_drafts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 20; -- MAX_OPEN_DRAFTS in src/domain/quote/draft-limits.ts
begin
  perform pg_advisory_xact_lock(hashtextextended('drafts of ' || new.user_id::text, 0));

  -- Expired drafts are deleted first, so they neither count nor keep their renewal.
  delete from public.applications
  where user_id = new.user_id and status = 'draft' and updated_at < now() - interval '30 days';

  if (
    select count(*)
    from public.applications as draft
    where draft.user_id = new.user_id
      and draft.submitted_at is null -- a draft that was withdrawn instead of deleted still counts
      and draft.updated_at >= now() - interval '30 days'
  ) >= max_count then
    raise exception 'An account has at most % open drafts', max_count
    using errcode = 'check_violation', detail = 'too-many-drafts';
  end if;

  return new;
end;
$$;

comment on function private.limit_drafts() is
  'Limits an account to 20 open drafts, and removes its drafts that have not changed for 30 days.';

revoke all on function private.limit_drafts() from public, anon, authenticated, service_role;

create trigger limit_drafts
before insert on public.applications
for each row when (new.status = 'draft' and new.user_id is not null)
execute function private.limit_drafts();

-- SSN, EIN and date of birth. The Edge Function seals them with AES-256-GCM before it stores them. The database never
-- sees the key, and no caller reaches this table over the Data API.

create table private.application_secrets (
  application_id uuid not null references public.applications (id) on delete restrict,
  -- The numbers of the second to sixth principal are sealed like the first one's: 'ssn-2' is the SSN of principal 2.
  kind text not null check (kind ~ '^(ssn|ein|date_of_birth)(-[2-6])?$'),
  sealed text not null check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$'),
  nonce text not null check (nonce ~ '^[A-Za-z0-9+/]{16}$'), -- 12 bytes, base64
  key_id text not null check (key_id <> ''),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null default now(),
  primary key (application_id, kind),
  constraint application_secrets_last_four_of_numbers_only check ((last_four is null) = (kind ~ '^date_of_birth'))
);

comment on table private.application_secrets is
  'Sealed identity of each principal of an application: ciphertext with authentication tag, nonce, and the id of the key that opens it.';
comment on column private.application_secrets.kind is
  'What is sealed. The number at the end names the principal; the first principal has none.';
comment on column private.application_secrets.last_four is
  'Last four digits of the SSN or EIN, to tell people apart without opening the sealed number.';

alter table private.application_secrets enable row level security;

revoke all on private.application_secrets from public, anon, authenticated, service_role;
grant select, insert on private.application_secrets to service_role;

-- Who did what to an application, when and why. Append-only for every role, service_role included.

create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete restrict,
  actor text not null check (actor in ('customer', 'staff', 'system')),
  actor_id uuid, -- no foreign key: the record outlives the account
  kind text not null check (
    -- src/domain/application-events.ts has the same list; a test compares them.
    kind in (
      'submitted', 'sent-to-review', 'information-requested', 'information-given', 'approved', 'first-approved', 'declined',
      'price-proposed', 'price-offered', 'price-accepted', 'price-expired', 'price-taken-back',
      'issued', 'withdrawn', 'claimed', 'bond-renewed', 'bond-expired', 'change-requested', 'change-withdrawn',
      'change-approved', 'change-first-approved', 'change-declined', 'identity-revealed', 'form-added', 'form-signed'
    )
  ),
  from_status text,
  to_status text,
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  created_at timestamptz not null default now(),
  chain_position integer not null check (chain_position >= 1),
  prev_hash text not null check (prev_hash ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),

  constraint application_events_chain_key unique (application_id, chain_position)
);

comment on table public.application_events is 'Append-only history of each application.';
comment on column public.application_events.detail is
  'Reasons and versions, and the question of an underwriter. Never an answer of the applicant.';

create trigger refuse_change_of_history
before update or delete or truncate on public.application_events
for each statement execute function private.refuse_change_of_history();

alter table public.application_events enable row level security;

revoke all on public.application_events from public, anon, authenticated, service_role;
grant select on public.application_events to authenticated;
grant select, insert on public.application_events to service_role;

-- The history of an application is a chain: every event holds the hash of the event before it. A row that is altered,
-- removed or inserted breaks the chain after it. The length and last hash of each chain are stored apart from the rows,
-- so that a missing end shows too.

comment on column public.application_events.chain_position is
  'Position of the event in its application, from 1 without gaps.';

comment on column public.application_events.prev_hash is
  'The hash of the event before it; 64 zeros for the first event.';
comment on column public.application_events.hash is 'SHA-256 of the whole row, prev_hash included.';

create function private.hash_event(event public.application_events)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(
    sha256(
      convert_to(
        jsonb_build_array(
          event.prev_hash,
          event.chain_position,
          event.id,
          event.application_id,
          event.actor,
          event.actor_id,
          event.kind,
          event.from_status,
          event.to_status,
          event.detail,
          to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        )::text,
        'UTF8'
      )
    ),
    'hex'
  );
$$;

comment on function private.hash_event(public.application_events) is
  'SHA-256 of a JSON list of the columns of an event in their order, with its time in UTC to the microsecond.';

create table private.application_chain_heads (
  application_id uuid primary key references public.applications (id) on delete restrict,
  events integer not null check (events >= 1),
  head text not null check (head ~ '^[0-9a-f]{64}$')
);

comment on table private.application_chain_heads is
  'The number of events of each application and the hash of the last. Only the trigger of application_events writes here.';

alter table private.application_chain_heads enable row level security;

revoke all on private.application_chain_heads from public, anon, authenticated, service_role;
grant select on private.application_chain_heads to service_role;

create function private.chain_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  last private.application_chain_heads;
begin
  -- One event of an application at a time: the second writer reads the head that the first wrote.
  perform 1 from public.applications where id = new.application_id for no key update;

  select * into last from private.application_chain_heads where application_id = new.application_id;

  new.chain_position := coalesce(last.events, 0) + 1;
  new.prev_hash := coalesce(last.head, repeat('0', 64));
  new.hash := private.hash_event(new);

  insert into private.application_chain_heads (application_id, events, head)
  values (new.application_id, new.chain_position, new.hash)
  on conflict (application_id) do update set events = excluded.events, head = excluded.head;

  return new;
end;
$$;

comment on function private.chain_event() is
  'Links an event to the event before it and overwrites any link that the caller sends.';

revoke all on function private.hash_event(public.application_events), private.chain_event()
from public, anon, authenticated, service_role;
grant execute on function private.hash_event(public.application_events) to service_role;

create trigger chain_event
before insert on public.application_events
for each row execute function private.chain_event();

-- An applicant's answer to an underwriter's question. Kept apart from the history, because the history holds no
-- answers.
create table public.information_answers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete restrict,
  request_id bigint not null unique, -- no foreign key: events are never deleted
  answer text not null check (length(answer) between 1 and 4000),
  answered_by uuid, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now()
);

comment on table public.information_answers is 'Append-only answers of applicants to questions of underwriters.';
comment on column public.information_answers.request_id is 'The event with the question. A question has one answer.';

create index information_answers_application_id_idx on public.information_answers (application_id);

create trigger refuse_change_of_history
before update or delete or truncate on public.information_answers
for each statement execute function private.refuse_change_of_history();

alter table public.information_answers enable row level security;

revoke all on public.information_answers from public, anon, authenticated, service_role;
grant select on public.information_answers to authenticated;
grant select, insert on public.information_answers to service_role;
