-- Issued bonds, their terms and their renewal days. Only a rider changes the text of a bond (change_bonds).

-- The allowed moves of a bond status. src/domain/application-status.ts lists the same moves; a test compares them.

create table private.bond_status_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

comment on table private.bond_status_moves is
  'Allowed moves of a bond status. Mirrors ALLOWED_BOND_MOVES in src/domain/application-status.ts.';

insert into private.bond_status_moves (from_status, to_status)
values
  ('pending', 'active'),
  ('pending', 'cancelled'),
  ('active', 'expired'),
  ('active', 'cancelled'),
  -- A bond whose term ended during the review of its renewal is reinstated by its certificate. Nothing else reinstates
  -- a bond.
  ('expired', 'active');

alter table private.bond_status_moves enable row level security;

revoke all on private.bond_status_moves from public, anon, authenticated, service_role;

-- Numbers such as MSB-27182818, scrambled as application numbers are: n -> (n * 61803399 + 27182818) mod 10^8. The
-- multiplier is odd and no multiple of 5, so different counts give different numbers, each exactly once.
create sequence private.bond_number_seq as integer minvalue 0 maxvalue 99999999 start 0 no cycle;

comment on sequence private.bond_number_seq is 'Counts bonds. The plain count is never shown.';

revoke all on sequence private.bond_number_seq from public, anon, authenticated, service_role;
grant usage on sequence private.bond_number_seq to service_role;

create function private.next_bond_number()
returns text
language sql
volatile
set search_path = ''
as $$
  select 'MSB-' || lpad(
    ((nextval('private.bond_number_seq')::bigint * 61803399 + 27182818) % 100000000)::text, 8, '0'
  );
$$;

comment on function private.next_bond_number() is 'Returns the next bond number, unique without a loop.';

-- People type the token from paper, so it has none of the characters that look alike there, and no sign. Each character
-- of base64 is equally likely, and so is each of the 57 that remain: 186 bits. 96 bytes are 128 characters. Fewer than 32
-- of them never remain in practice, and the columns refuse a shorter token.
create function private.new_verify_token()
returns text
language sql
volatile
set search_path = ''
as $$
  select left(translate(encode(extensions.gen_random_bytes(96), 'base64'), E'Il1O0+/\n', ''), 32);
$$;

comment on function private.new_verify_token() is
  'Returns a token that nobody can guess: 32 random letters and digits, without the look-alikes I, l, 1, O and 0.';

revoke all on function private.next_bond_number(), private.new_verify_token() from public, anon, authenticated;
grant execute on function private.next_bond_number(), private.new_verify_token() to service_role;

-- A bond stores what its paper names: each principal, the matter, its caption, the principal's title, the purpose, and the
-- payee by the form of its day. So riders, certificates, mails, lists and the verify page name them too, whatever the forms
-- say later. Older bonds have none of these.

create function private.principal_line(names text[])
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when cardinality(names) > 1
      then array_to_string(names[:cardinality(names) - 1], ', ') || ' and ' || names[cardinality(names)]
    else names[1]
  end;
$$;

comment on function private.principal_line(text[]) is
  'The names of principals in one line: "A, B and C". The same rule as principalLine in src/domain/bonds/principals.ts.';

revoke all on function private.principal_line(text[]) from public, anon, authenticated;
grant execute on function private.principal_line(text[]) to service_role;

create table public.bonds (
  id uuid primary key default gen_random_uuid(),
  number text not null unique default private.next_bond_number() check (number ~ '^MSB-[0-9]{8}$'),
  application_id uuid unique references public.applications (id) on delete restrict,
  user_id uuid references auth.users (id) on delete set null,
  bond_type_id text not null references public.bond_types (slug),
  state_code text not null check (
    state_code in (
      'AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'HI', 'ID', 'IL', 'IN', 'IA', 'KS', 'KY', 'LA',
      'ME', 'MD', 'MA', 'MI', 'MN', 'MS', 'MO', 'MT', 'NE', 'NV', 'NH', 'NJ', 'NM', 'NY', 'NC', 'ND', 'OH', 'OK',
      'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VT', 'VA', 'WA', 'WV', 'WI', 'WY'
    )
  ),
  amount_cents bigint not null check (amount_cents between 1 and 10000000000), -- up to $100,000,000
  premium_cents bigint not null check (premium_cents >= 0),
  principal text not null check (length(principal) between 1 and 5000), -- six names of up to 800 letters each
  obligee text not null check (length(obligee) between 1 and 255),
  status text not null default 'pending' check (status in ('pending', 'active', 'expired', 'cancelled')),
  issued_at timestamptz not null default now(),
  effective_date date not null,
  expiry_date date,
  pdf_url text,
  poa_pdf_url text,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  poa_pdf_sha256 text check (poa_pdf_sha256 ~ '^[0-9a-f]{64}$'),
  verify_token text not null unique default private.new_verify_token() check (verify_token ~ '^[A-Za-z0-9_-]{32}$'),
  created_at timestamptz not null default now(),
  power_limit_cents bigint not null,
  cancelled_on date,
  principal_address jsonb check (jsonb_typeof(principal_address) = 'object'),
  -- Some bonds end with a day that their papers name: the last day of a license year, or the day before the anniversary.
  -- `expiry_date` stays the first day without the bond for every bond. `last_day` is the day that such a bond names.
  ends_with_last_day boolean not null default false,
  last_day date generated always as (case when ends_with_last_day then expiry_date - 1 end) stored,
  principals text[] check (
    cardinality(principals) between 1 and 6 and array_position(principals, null) is null
  ),
  matter jsonb check (jsonb_typeof(matter) = 'object' and octet_length(matter::text) <= 20000),
  caption text check (length(caption) between 1 and 2000),
  capacity text check (length(capacity) between 1 and 200),
  purpose text check (length(purpose) between 1 and 2000),
  rate_plan text check (length(rate_plan) between 1 and 100),
  rate_plan_version integer check (rate_plan_version > 0),
  form_id text check (length(form_id) between 1 and 120),
  payee text check (length(payee) between 1 and 1000),
  matter_label text check (length(matter_label) between 1 and 200),

  -- Only the owner of a project takes two bonds for one premium.
  constraint bonds_come_with_the_companion_of_their_kind check (
    coalesce(matter ->> 'companion', 'none') = 'none'
    or (bond_type_id = 'performance-bond' and matter ->> 'companion' = 'payment-bond')
  ),
  constraint bonds_name_the_version_of_their_plan check ((rate_plan is null) = (rate_plan_version is null)),
  constraint bonds_expire_after_they_begin check (expiry_date > effective_date),
  constraint bonds_keep_their_file_in_their_folder check (pdf_url = id::text || '/bond.pdf'),
  constraint bonds_keep_their_power_in_their_folder check (poa_pdf_url = id::text || '/power-of-attorney.pdf'),
  constraint bonds_file_comes_with_its_hash check ((pdf_url is null) = (pdf_sha256 is null)),
  constraint bonds_power_comes_with_its_hash check ((poa_pdf_url is null) = (poa_pdf_sha256 is null)),
  constraint bonds_stay_within_their_power check (amount_cents <= power_limit_cents),
  constraint bonds_end_early_when_cancelled check (cancelled_on is null or status = 'cancelled'),
  constraint bonds_state_their_form_whole check (num_nulls(form_id, payee, matter_label) in (0, 3)),
  constraint bonds_name_their_principals check (
    principals is null or principal = private.principal_line(principals)
  )
);

comment on table public.bonds is
  'Issued bonds, with the files that prove them. Only a rider changes the text of a bond.';
comment on column public.bonds.number is 'The public number of the bond. A label that opens nothing.';
comment on column public.bonds.application_id is 'The application of the bond. Null: the bond is older than this site.';
comment on column public.bonds.obligee is 'The protected party: the court, the department, the owner of the project.';
comment on column public.bonds.expiry_date is
  'The first day without the bond. Null: it ends when the obligee releases it, or with its bid.';
comment on column public.bonds.pdf_url is 'Path in the private bucket `bonds`. Null: the bond has no file yet.';
comment on column public.bonds.pdf_sha256 is
  'SHA-256 of the file. Anyone can use it to prove that the file is unchanged.';
comment on column public.bonds.verify_token is 'Opens the public verification of this bond, and nothing else.';
comment on column public.bonds.power_limit_cents is
  'The limit of the bond''s power of attorney: the highest penal sum that the bond has had.';
comment on column public.bonds.cancelled_on is
  'The first day without a cancelled or released bond. It is in the future while a notice runs. Null: unknown.';
comment on column public.bonds.principal_address is
  'The address since a rider changed it. Null: the address of the application.';
comment on column public.bonds.ends_with_last_day is
  'Whether the papers name the last day of the term. Otherwise they name the day at whose beginning the bond ends.';
comment on column public.bonds.last_day is
  'The last day of the term, as the papers name it. Null: the papers name `expiry_date`, or no day.';
comment on column public.bonds.principal is 'The principals in one line: "A, B and C".';
comment on column public.bonds.principals is
  'The name of each principal as typed, the applicant first. Null: an older bond, with the one in `principal`.';
comment on column public.bonds.matter is
  'The printed text of each fact that the paper names, by its key in the catalog. Null: an older bond.';
comment on column public.bonds.caption is
  'The line that names the matter: "Estate of Mary Smith, Charleston County". Null: there is none.';
comment on column public.bonds.capacity is 'The principal''s title, as the state calls it. Null: the form names it.';
comment on column public.bonds.rate_plan is
  'The rate plan of the premium, with rate_plan_version. A renewal replaces both with those of the new term. Null: a bond from before there were plans.';
comment on column public.bonds.purpose is 'The answer to "Purpose", as the paper prints it.';
comment on column public.bonds.form_id is
  'The form that the paper follows: the number of the obligee''s own form, or bond, state and the start of the hash of our text. Null: an older bond.';
comment on column public.bonds.payee is
  'Who the bond runs to, as its paper names it. Riders and certificates print it, whatever the form says then. Null: an older bond, which runs to its obligee.';
comment on column public.bonds.matter_label is 'The label of the matter on the paper: "In the matter of". Null: an older bond.';

-- For a customer's list: newest first, page by page.
create index bonds_user_id_idx on public.bonds (user_id, issued_at desc, id);

create index bonds_bond_type_id_idx on public.bonds (bond_type_id);

create function private.guard_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in ('pending', 'active') then
      raise exception 'A bond starts as pending or active, not as %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;

  if new.status <> old.status and not exists (
    select 1
    from private.bond_status_moves as move
    where move.from_status = old.status and move.to_status = new.status
  ) then
    raise exception 'A bond cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;

  if
    old.pdf_url is not null
    and (new.form_id, new.payee, new.matter_label) is distinct from (old.form_id, old.payee, old.matter_label)
  then
    raise exception 'The form of a bond with a paper cannot change' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.guard_bond() is 'Keeps a bond on the allowed status moves, and on the form of its paper.';

revoke all on function private.guard_bond() from public, anon, authenticated, service_role;

create trigger guard_bond
before insert or update on public.bonds
for each row execute function private.guard_bond();

create function private.name_last_day()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.ends_with_last_day := new.expiry_date is not null and coalesce(
    (
      select application.answers #>> '{term,ending}' = 'last-day'
      from public.applications as application
      where application.id = new.application_id
    ),
    false
  );

  return new;
end;
$$;

comment on function private.name_last_day() is
  'Takes over from the application how the papers of a new bond name its end. The server computed it (src/domain/bonds/first-term.ts).';

revoke all on function private.name_last_day() from public, anon, authenticated, service_role;

create trigger name_last_day
before insert on public.bonds
for each row execute function private.name_last_day();

alter table public.bonds enable row level security;

revoke all on public.bonds from public, anon, authenticated, service_role;
grant select on public.bonds to authenticated, service_role;

-- Creates number and token, and keeps the issued values unchanged.
grant insert (
  id, application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
  issued_at, effective_date, expiry_date, pdf_url, poa_pdf_url, pdf_sha256, poa_pdf_sha256, principals, matter, caption,
  capacity, purpose, rate_plan, rate_plan_version, form_id, payee, matter_label
) on public.bonds to service_role;

grant update (
  user_id, status, pdf_url, poa_pdf_url, pdf_sha256, poa_pdf_sha256, form_id, payee, matter_label
) on public.bonds to service_role;

-- The files of bonds: {bond id}/bond.pdf and {bond id}/power-of-attorney.pdf. No policy opens the bucket to anyone. The
-- function `generate-signed-url` signs an address for one minute.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('bonds', 'bonds', false, 10485760, array['application/pdf']) -- 10 MB
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- A renewed bond continues with the same number and the same text for another term. Each term is stored with its price
-- and, from the second term on, with the certificate that continues the bond.

create table public.bond_terms (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  number integer not null check (number >= 1),
  application_id uuid unique references public.applications (id) on delete restrict,
  starts_on date not null,
  ends_on date,
  premium_cents bigint not null check (premium_cents >= 0),
  rate_plan text check (length(rate_plan) between 1 and 100),
  rate_plan_version integer check (rate_plan_version > 0),
  principal text not null,
  amount_cents bigint not null,
  power_rider integer check (power_rider >= 1),
  issued_at timestamptz not null default now(),
  tried_at timestamptz,
  certificate_url text,
  certificate_sha256 text check (certificate_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (bond_id, number),

  constraint bond_terms_name_the_version_of_their_plan check ((rate_plan is null) = (rate_plan_version is null)),
  constraint bond_terms_end_after_they_start check (ends_on > starts_on),
  constraint bond_terms_continue_with_an_end check (number = 1 or ends_on is not null),
  constraint bond_terms_certificate_comes_with_its_hash check ((certificate_url is null) = (certificate_sha256 is null)),
  constraint bond_terms_first_term_is_the_bond check (number > 1 or certificate_url is null),
  constraint bond_terms_keep_their_certificate_in_the_folder check (
    certificate_url = bond_id::text || '/continuation-' || number || '.pdf'
  )
);

comment on table public.bond_terms is
  'The terms of each bond. The first term is the bond as issued. Each later term continues it.';
comment on column public.bond_terms.application_id is
  'The application that bought the term. Null: the term is older than this site.';
comment on column public.bond_terms.ends_on is
  'The first day after the term. For a bond that runs until release: the day to which it is paid; its first term has none.';
comment on column public.bond_terms.rate_plan is
  'The rate plan of the term''s premium, with rate_plan_version. Null: a term from before there were plans.';
comment on column public.bond_terms.principal is
  'The principal''s name on the bond when the term was added. Riders may change it later.';
comment on column public.bond_terms.amount_cents is 'The penal sum when the term was added.';
comment on column public.bond_terms.power_rider is
  'The rider that brought the power of attorney for signing the certificate. Null: the power of attorney attached to the bond.';
comment on column public.bond_terms.tried_at is 'When the certificate was last attempted. Null: never.';
comment on column public.bond_terms.certificate_url is
  'Path in the private bucket `bonds`. Null: the certificate does not exist yet, or this is the first term.';

-- Certificates that the schedule still has to make.
create index bond_terms_without_certificate_idx on public.bond_terms (issued_at)
where number > 1 and certificate_url is null;

alter table public.bond_terms enable row level security;

revoke all on public.bond_terms from public, anon, authenticated, service_role;
grant select on public.bond_terms to authenticated, service_role;
grant update (certificate_url, certificate_sha256) on public.bond_terms to service_role;

create function private.begin_first_term()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.bond_terms (
    bond_id, number, application_id, starts_on, ends_on, premium_cents, rate_plan, rate_plan_version, principal,
    amount_cents, issued_at
  )
  values (
    new.id, 1, new.application_id, new.effective_date, new.expiry_date, new.premium_cents, new.rate_plan,
    new.rate_plan_version, new.principal, new.amount_cents, new.issued_at
  );

  return null;
end;
$$;

comment on function private.begin_first_term() is 'Stores the term that a bond was issued for.';

revoke all on function private.begin_first_term() from public, anon, authenticated, service_role;

create trigger begin_first_term
after insert on public.bonds
for each row execute function private.begin_first_term();

create function private.guard_continuation()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status = 'active' and old.status = 'expired' and not coalesce(new.expiry_date > old.expiry_date, false) then
    raise exception 'A bond that expired goes on with another term or not at all' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.guard_continuation() is 'Reinstates an expired bond only with a later end.';

revoke all on function private.guard_continuation() from public, anon, authenticated, service_role;

create trigger guard_continuation
before update of status on public.bonds
for each row when (old.status = 'expired' and new.status = 'active') execute function private.guard_continuation();

-- When each bond is next due for renewal, and how the renewal ended.

create table public.renewals (
  id uuid primary key default gen_random_uuid(),
  bond_id uuid not null references public.bonds (id) on delete cascade,
  next_due date not null,
  status text not null default 'upcoming' check (status in ('upcoming', 'started', 'renewed', 'lapsed')),
  created_at timestamptz not null default now(),
  application_id uuid unique references public.applications (id) on delete restrict,
  reminded_days integer check (reminded_days > 0),

  unique (bond_id, next_due),
  constraint renewals_wait_without_an_application check (status <> 'upcoming' or application_id is null)
);

comment on table public.renewals is 'The days on which bonds are due for renewal, and how each renewal ended.';
comment on column public.renewals.next_due is 'A date, without a time or a time zone.';
comment on column public.renewals.application_id is 'The application that renews the bond.';
comment on column public.renewals.reminded_days is 'The last reminder for this day, in days before it: 60, 30 or 7.';

-- A bid bond ends when the bid is rejected or the contract is signed and bonded: nobody is billed or reminded of a
-- renewal of it. Without a row here, nothing opens one.
create function private.bond_renews(slug text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce((bond_type.rules ->> 'renews')::boolean, true)
  from public.bond_types as bond_type
  where bond_type.slug = bond_renews.slug;
$$;

comment on function private.bond_renews(text) is
  'Whether bonds of a kind are renewed, by the catalogue: endsAtAward in src/domain/bonds/bond-types.ts says which are not.';

revoke all on function private.bond_renews(text) from public, anon, authenticated;
grant execute on function private.bond_renews(text) to service_role;

create function private.refuse_renewal_of_kind()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not (select private.bond_renews(bond.bond_type_id) from public.bonds as bond where bond.id = new.bond_id) then
    raise exception 'A bond that ends with its bid is never renewed' using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.refuse_renewal_of_kind() is 'Refuses a due day for a bond that is charged once.';

revoke all on function private.refuse_renewal_of_kind() from public, anon, authenticated, service_role;

create trigger refuse_renewal_of_kind
before insert on public.renewals
for each row execute function private.refuse_renewal_of_kind();

create index renewals_next_due_idx on public.renewals (next_due);

alter table public.renewals enable row level security;

revoke all on public.renewals from public, anon, authenticated, service_role;
grant select on public.renewals to authenticated;
grant select, insert on public.renewals to service_role;
grant update (status, application_id, reminded_days) on public.renewals to service_role;

-- What the customer has done with the papers of an issued bond: signed, notarized, filed. Only the customer knows, so only
-- the customer writes it. Reminders to file stop with 'filed'. A renewal adds a certificate, and a change adds a rider,
-- which the customer files too: 'certificate' belongs to the term that it starts, and 'rider' to one rider.

create table public.bond_filing_steps (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  step text not null check (step in ('signed', 'notarized', 'filed', 'certificate', 'rider')),
  term integer not null default 1,
  done_at timestamptz not null default now(),
  rider integer not null default 0,
  primary key (bond_id, step, term, rider),

  -- No foreign key to bond_terms: with one, the Data API could not tell which way leads from a bond to its terms.
  constraint bond_filing_steps_name_the_term_of_a_certificate check ((step = 'certificate') = (term > 1)),
  constraint bond_filing_steps_name_the_number_of_a_rider check ((step = 'rider') = (rider > 0) and rider >= 0)
);

comment on table public.bond_filing_steps is
  'The steps that a customer ticked for the papers of a bond, its certificates and its riders. No row: not done.';

comment on column public.bond_filing_steps.term is 'The term whose certificate is filed. 1: another step.';
comment on column public.bond_filing_steps.rider is 'The number of the filed rider. 0: another step.';

alter table public.bond_filing_steps enable row level security;

revoke all on public.bond_filing_steps from public, anon, authenticated, service_role;
grant select, insert (bond_id, step, term, rider), delete on public.bond_filing_steps to authenticated;
grant select on public.bond_filing_steps to service_role;

-- The policy for inserts is in the topic of riders, because it reads them.

create policy "Customers can clear steps of their own bonds in force"
on public.bond_filing_steps for delete to authenticated
using (
  bond_id in (
    select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()) and bond.status = 'active'
  )
);

-- For the daily reminders to file.
create index bonds_in_force_issued_at_idx on public.bonds (issued_at, id) where status = 'active';

create table private.filing_reminders (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  reminded_days integer not null check (reminded_days > 0),
  term integer not null default 1,
  rider integer not null default 0,
  primary key (bond_id, term, rider)
);

comment on table private.filing_reminders is
  'The last reminder to file a bond (term 1, rider 0), the certificate of a later term, or a rider, in days after its issue.';

alter table private.filing_reminders enable row level security;

revoke all on private.filing_reminders from public, anon, authenticated, service_role;
grant select, insert, update on private.filing_reminders to service_role;
