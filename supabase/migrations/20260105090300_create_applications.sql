-- Applications, from a signed-in customer's draft to the issued bond. The id is the quote id the wizard
-- made, so a repeated submission meets its own row.

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
      'draft', 'submitted', 'under_review', 'information_requested', 'approved', 'issued', 'declined', 'withdrawn'
    )
  ),
  answers jsonb not null default '{}',
  penal_sum_cents bigint check (penal_sum_cents between 1 and 10000000000), -- up to $100,000,000
  premium_cents bigint check (premium_cents >= 0),
  fees_cents bigint check (fees_cents >= 0),
  taxes_cents bigint check (taxes_cents >= 0),
  total_cents bigint check (total_cents >= 0),
  review_reasons text[] not null default '{}' check (
    review_reasons <@ array[
      'never-instant', 'amount-above-instant-maximum', 'amount-not-statutory', 'bond-not-required',
      'effective-date-out-of-range', 'documents-need-review', 'underwriting-answer', 'credit-not-authorized'
    ]
  ),
  terms_version text check (terms_version ~ '^v[0-9]+\.[0-9]+$'),
  terms_accepted_at timestamptz,
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,

  constraint applications_total_is_the_sum check (total_cents = premium_cents + fees_cents + taxes_cents),

  constraint applications_submitted_unless_draft check (
    case status
      when 'draft' then submitted_at is null
      when 'withdrawn' then true -- a draft may be withdrawn as well
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
    jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 65536 -- 64 kB, as a request body
  ),

  -- The same list as NEVER_STORED in src/domain/quote/never-stored.ts, by key name and at any depth.
  constraint applications_answers_hold_no_secret check (
    not jsonb_path_exists(
      answers,
      'strict $.** ? (@.type() == "object").keyvalue().key
        ? (@ like_regex "^(ssn|social[_-]?security([_-]?number)?|ein|date[_-]?of[_-]?birth|birth[_-]?date|dob|credit[_-]?card|card[_-]?number|cvv|cvc|expiry[_-]?month|expiry[_-]?year|ach|routing[_-]?number|account[_-]?number|quote[_-]?key)$" flag "i")'
    )
  )
);

comment on table public.applications is
  'Applications for a bond, drafts included. Answers hold no secret: SSN, EIN and date of birth are sealed elsewhere.';
comment on column public.applications.id is 'The quote id the browser made. Submitting it twice yields one row.';
comment on column public.applications.number is 'What the customer quotes to us. A label, never a proof of ownership.';
comment on column public.applications.quote_key_hash is
  'SHA-256 of the key that only the browser of the quote holds: how a visitor without an account owns it.';
comment on column public.applications.answers is 'Section by section, canonical, without what must never be stored.';
comment on column public.applications.review_reasons is 'Why an underwriter looks at it, as decided at submission. Empty: none had to.';
comment on column public.applications.revision is 'Grows with every change of the answers, so that a stale tab cannot overwrite a newer one.';

create index applications_user_id_idx on public.applications (user_id);
create index applications_bond_slug_idx on public.applications (bond_slug);

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
  total_cents, review_reasons, terms_version, terms_accepted_at, revision, created_at, updated_at, submitted_at
) on public.applications to authenticated;
grant insert (id, bond_slug, state_code, answers, revision) on public.applications to authenticated;
grant update (bond_slug, state_code, answers, revision) on public.applications to authenticated;
grant select, insert, update on public.applications to service_role;

create policy "Customers can read their own applications"
on public.applications for select to authenticated
using ((select auth.uid()) = user_id);

create policy "Customers can start drafts of their own"
on public.applications for insert to authenticated
with check ((select auth.uid()) = user_id and status = 'draft');

create policy "Customers can change their own drafts"
on public.applications for update to authenticated
using ((select auth.uid()) = user_id and status = 'draft')
with check ((select auth.uid()) = user_id and status = 'draft');
