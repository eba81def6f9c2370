-- Inquiries: a visitor asks before applying whether we would write a bond, and an underwriter answers. The visitor needs
-- no account and sees the answer with a key that only the visitor's browser has. Firms of attorneys ask about a matter
-- with ask_underwriters.

create table public.inquiries (
  id uuid primary key default gen_random_uuid(),
  key_hash text not null unique check (key_hash ~ '^[0-9a-f]{64}$'),
  asker text not null check (asker in ('applicant', 'attorney')),
  bond_slug text not null references public.bond_types (slug),
  state_code text not null check (state_code ~ '^[A-Z]{2}$'),
  amount_cents bigint not null check (amount_cents between 1 and 10000000000),
  worry text not null check (worry in ('credit', 'bankruptcy', 'declined', 'claim', 'judgment', 'none', 'other')),
  details text not null default '' check (length(details) <= 600),
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  answer text check (answer in ('likely', 'needs-help', 'needs-security', 'declined')),
  note text check (length(note) <= 2000),
  answered_at timestamptz,
  answered_by uuid, -- no foreign key: the record outlives the account

  constraint inquiries_hold_no_hidden_characters check (
    not private.holds_hidden_characters(concat_ws(' ', details, email, note))
  ),

  -- Only texts within the length limit are searched. Postgres does not define the order of several checks, so one check
  -- tests both.
  constraint inquiries_hold_no_secret_number check (
    case
      when length(details) <= 600 and length(coalesce(note, '')) <= 2000
        then not private.holds_secret_number(details) and not private.holds_secret_number(coalesce(note, ''))
      else false
    end
  ),

  constraint inquiries_are_answered_whole check (
    num_nonnulls(answer, note, answered_at, answered_by) in (0, 4)
  )
);

comment on table public.inquiries is
  'Questions of visitors and firms before they apply. Staff read them; visitors see their own through inquiry-status, with the key.';
comment on column public.inquiries.key_hash is 'SHA-256 of the visitor''s key. The key itself is not stored.';

-- The oldest waiting inquiry first. Also for the count in the overview.
create index inquiries_waiting_idx on public.inquiries (created_at) where answer is null;
create index inquiries_created_at_idx on public.inquiries (created_at);
create index inquiries_bond_slug_idx on public.inquiries (bond_slug);
create index inquiries_email_idx on public.inquiries (lower(email));

alter table public.inquiries enable row level security;

revoke all on public.inquiries from public, anon, authenticated, service_role;
grant select (
  id, asker, bond_slug, state_code, amount_cents, worry, details, email, created_at, answer, note, answered_at, answered_by
) on public.inquiries to authenticated;
grant select, insert on public.inquiries to service_role;

create policy "Staff can read inquiries"
on public.inquiries for select to authenticated
using ((select private.is_staff()));

-- The check of the table runs with the rights of the function send-inquiry.
grant execute on function private.holds_secret_number(text) to service_role;

create function public.send_inquiry(inquiry jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  max_a_day constant integer := 5;
  day_seconds constant integer := 86400;
  hash constant text := inquiry ->> 'key_hash';
begin
  -- Two calls with the same key wait for each other, so that a repeated call is counted once.
  perform pg_advisory_xact_lock(hashtextextended('inquiry:' || hash, 0));

  if exists (select 1 from public.inquiries as known where known.key_hash = hash) then
    return 'sent';
  end if;

  -- Anyone can name any email address. If all inquiries with an address counted together, a stranger could use them up
  -- and keep the owner of the address from asking. So only those from the same network count.
  if public.take_rate_limit('send-inquiry-mailbox', inquiry ->> 'sender_hash', max_a_day, day_seconds) > 0 then
    return 'too-many-today';
  end if;

  insert into public.inquiries (key_hash, asker, bond_slug, state_code, amount_cents, worry, details, email)
  values (
    hash,
    inquiry ->> 'asker',
    inquiry ->> 'bond',
    inquiry ->> 'state',
    (inquiry ->> 'amount_cents')::bigint,
    inquiry ->> 'worry',
    inquiry ->> 'details',
    inquiry ->> 'email'
  )
  on conflict (key_hash) do nothing;

  return 'sent';
end;
$$;

comment on function public.send_inquiry(jsonb) is
  'Stores an inquiry once for its key, and returns "sent", or "too-many-today" if the sender has stored five today. The sender is the keyed hash of a network and an email address. For service_role only.';

revoke all on function public.send_inquiry(jsonb) from public, anon, authenticated;
grant execute on function public.send_inquiry(jsonb) to service_role;

create function private.find_inquiry(hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'asker', inquiry.asker,
      'bond', inquiry.bond_slug,
      'bondName', bond_type.name,
      'state', inquiry.state_code,
      'amount', inquiry.amount_cents,
      'worry', inquiry.worry,
      'sentAt', inquiry.created_at,
      'endsAt', inquiry.created_at + (now() - private.kept_since('inquiries'))
    ) || case
      when inquiry.answer is null then '{}'
      else jsonb_build_object('answered', jsonb_build_object(
        'answer', inquiry.answer, 'note', inquiry.note, 'at', inquiry.answered_at
      ))
    end
    from public.inquiries as inquiry
    join public.bond_types as bond_type on bond_type.slug = inquiry.bond_slug
    where inquiry.key_hash = hash and inquiry.created_at >= private.kept_since('inquiries')
  );
end;
$$;

comment on function private.find_inquiry(text) is
  'What the holder of a key sees of an inquiry. Null for an unknown key, and after the retention period of inquiries.';

revoke all on function private.find_inquiry(text) from public, anon, authenticated, service_role;
grant execute on function private.find_inquiry(text) to service_role;

create function public.find_inquiry(hash text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.find_inquiry(hash);
$$;

comment on function public.find_inquiry(text) is
  'What the holder of a key sees of an inquiry, by the SHA-256 of the key. For service_role only.';

revoke all on function public.find_inquiry(text) from public, anon, authenticated;
grant execute on function public.find_inquiry(text) to service_role;

create function private.answer_inquiry(of_inquiry uuid, wanted text, words text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  staff constant uuid := auth.uid();
  inquiry public.inquiries;
  reader text;
begin
  if not private.is_staff() then
    return 'not-staff';
  end if;

  select * into inquiry from public.inquiries where id = of_inquiry for update;
  if not found then
    return 'not-found';
  end if;

  if inquiry.answer is not null then
    return case
      when (inquiry.answer, inquiry.note, inquiry.answered_by) = (wanted, words, staff) then 'answered'
      else 'already-answered'
    end;
  end if;

  if private.works_on_matter_of(inquiry.id) then
    return 'own-firm';
  end if;

  -- The checks of the table refuse an unknown answer and a note with a number that must not be mailed.
  update public.inquiries
  set answer = wanted, note = words, answered_at = now(), answered_by = staff
  where id = inquiry.id;

  reader := private.reader_of_answer(inquiry.id);
  if reader is null then
    return 'answered';
  end if;
  perform private.enqueue_notification(
    'inquiry_answered',
    null,
    null,
    null,
    reader,
    'inquiry_answered:' || inquiry.id,
    jsonb_strip_nulls(jsonb_build_object(
      'matterId', inquiry.matter_id,
      'asker', inquiry.asker,
      'bond', inquiry.bond_slug,
      'bondName', (select bond_type.name from public.bond_types as bond_type where bond_type.slug = inquiry.bond_slug),
      'stateCode', inquiry.state_code,
      'amountCents', inquiry.amount_cents,
      'answer', wanted,
      'note', words
    ))
  );

  return 'answered';
end;
$$;

comment on function private.answer_inquiry(uuid, text, text) is
  'Answers an inquiry once and mails the answer to who asked. Returns "answered", or why not: not-staff, not-found, already-answered, own-firm.';

revoke all on function private.answer_inquiry(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function private.answer_inquiry(uuid, text, text) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.answer_inquiry(of_inquiry uuid, wanted text, words text)
returns text
language sql
set search_path = ''
begin atomic
  select private.answer_inquiry(of_inquiry, wanted, words);
end;

comment on function public.answer_inquiry(uuid, text, text) is
  'For staff: answers an inquiry once. Repeating an answer has no further effect.';

revoke all on function public.answer_inquiry(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_inquiry(uuid, text, text) to authenticated;
