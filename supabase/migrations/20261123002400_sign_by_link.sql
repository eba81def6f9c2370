-- Signing by link: an attorney invites the client and each co-fiduciary of a matter, and an underwriter an indemnitor. The
-- link shows the firm and the purpose only. A code to the signer's mail opens a session of 30 minutes, in which the signer
-- answers, agrees and signs. Edge Functions do all writes of signers; they hash each token, code and key. A client who is
-- asked to pay gets the same kind of link and code (pay_by_link).

create table public.signing_links (
  id uuid primary key,
  matter_person_id uuid references public.matter_people (id) on delete cascade,
  indemnitor_id uuid,
  payment_quote_id uuid references public.payment_requests (quote_id) on delete cascade,
  subject uuid not null generated always as (coalesce(matter_person_id, indemnitor_id, payment_quote_id)) stored,
  role text not null check (role in ('client', 'co-fiduciary', 'indemnitor', 'indemnitor-entity', 'payer')),
  sender text not null check (length(sender) between 2 and 200),
  purpose text not null check (length(purpose) between 2 and 200),
  reason text not null default '' check (length(reason) <= 600),
  payer text check (payer in ('firm', 'client', 'estate')),
  firm_indemnifies boolean not null default false,
  attestation jsonb check (attestation ?& array['version', 'hash']),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  sent_to text not null check (length(sent_to) between 3 and 254),
  sent_by uuid, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  opened_at timestamptz,
  confirmed_at timestamptz,
  wrong_codes smallint not null default 0,
  locked_at timestamptz,
  declined_at timestamptz,
  signed_at timestamptz,
  voided_at timestamptz,
  voided_for text[],
  paid_at timestamptz,
  revoked_at timestamptz,

  constraint signing_links_have_one_subject check (num_nonnulls(matter_person_id, indemnitor_id, payment_quote_id) = 1),
  constraint signing_links_void_a_signature check (voided_at is null or signed_at is not null),
  -- A payer signs nothing, and nobody else pays.
  constraint signing_links_payers_pay check (
    case
      when role = 'payer' then payment_quote_id is not null and num_nonnulls(signed_at, declined_at, attestation) = 0
      else payment_quote_id is null and attestation is not null and paid_at is null
    end
  )
);

comment on table public.signing_links is
  'Invitations to answer and sign. Only the newest invitation of a person counts. Each signature belongs to one invitation.';
comment on column public.signing_links.subject is
  'The person who signs: a person of a matter, or an indemnitor. For a client who is asked to pay: the quote.';
comment on column public.signing_links.sender is 'Who invites, as the page shows it before the code: a firm, or the agency.';
comment on column public.signing_links.purpose is 'The bond, as the page shows it before the code. Never a name.';
comment on column public.signing_links.reason is 'Why an underwriter asks this person to sign.';
comment on column public.signing_links.attestation is
  'Version and SHA-256 of the text that the sender confirmed (content/consents).';
comment on column public.signing_links.token_hash is 'SHA-256 of the token of 192 bits. The token itself is not stored.';
comment on column public.signing_links.opened_at is 'When a code was first sent to the signer.';
comment on column public.signing_links.confirmed_at is 'When a right code was first entered.';
comment on column public.signing_links.voided_at is 'When a fact changed that the signer had signed.';
comment on column public.signing_links.voided_for is 'The facts that changed.';
comment on column public.signing_links.paid_at is 'When the client authorized the payment by this link.';
comment on column public.signing_links.revoked_at is 'When the firm revoked the link, or a newer one replaced it.';

create index signing_links_subject_idx on public.signing_links (subject, created_at desc);
create index signing_links_matter_person_id_idx on public.signing_links (matter_person_id);
create index signing_links_indemnitor_id_idx on public.signing_links (indemnitor_id);
create index signing_links_payment_quote_id_idx on public.signing_links (payment_quote_id);
create index signing_links_sent_by_idx on public.signing_links (sent_by, created_at);
create index signing_links_sent_to_idx on public.signing_links (lower(sent_to), created_at);

alter table public.signing_links enable row level security;

revoke all on public.signing_links from public, anon, authenticated, service_role;
grant select (
  id, matter_person_id, indemnitor_id, payment_quote_id, role, payer, firm_indemnifies, sent_to, created_at, expires_at,
  opened_at, confirmed_at, locked_at, declined_at, signed_at, voided_at, voided_for, paid_at, revoked_at
) on public.signing_links to authenticated;

-- Who reads invitations also depends on contractors. The policy is in let_indemnitors_sign.

-- Desks show a signature at once. Realtime checks the policy for each subscriber; it needs the visitor's right to the
-- key for that check (see create_documents), and no policy shows a row to a visitor.
alter publication supabase_realtime add table public.signing_links;
grant select (id) on public.signing_links to anon;

create table private.signing_codes (
  id uuid primary key default gen_random_uuid(),
  link_id uuid not null references public.signing_links (id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz
);

comment on table private.signing_codes is 'Codes that were mailed to signers, hashed with our key. Only the newest counts, for ten minutes.';

create index signing_codes_link_id_idx on private.signing_codes (link_id, created_at desc);

create table private.signing_sessions (
  key_hash text primary key check (key_hash ~ '^[0-9a-f]{64}$'),
  link_id uuid not null references public.signing_links (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 minutes'
);

comment on table private.signing_sessions is 'Sessions that a code opened, by the SHA-256 of their key.';

create index signing_sessions_link_id_idx on private.signing_sessions (link_id);

create table private.signing_parts (
  subject uuid primary key,
  answered_from text not null check (length(answered_from) between 3 and 254),
  answers jsonb not null default '{}',
  consents jsonb not null default '{}' check (jsonb_typeof(consents) = 'object'),
  checked_facts jsonb,
  updated_at timestamptz not null default now(),

  constraint signing_parts_answers_have_a_sane_size check (
    jsonb_typeof(answers) = 'object' and octet_length(answers::text) <= 16384
    and not answers ?| array['ssn', 'ein', 'dateOfBirth']
  ),
  -- A ZIP code with nine digits isn't an SSN, and an email address may have as many digits.
  constraint signing_parts_hold_no_secret_number check (
    case
      when octet_length(answers::text) <= 16384
        then not private.facts_hold_secret_number(answers - array['zipCode', 'email'])
      else false
    end
  )
);

comment on table private.signing_parts is
  'What a signer answered and agreed to, across links. Date of birth, SSN and EIN are sealed in private.signing_secrets.';
comment on column private.signing_parts.answered_from is
  'The address whose code opened the answers. A link to another address starts without them.';
comment on column private.signing_parts.consents is 'Version, SHA-256 and time of each text that the signer agreed to.';
comment on column private.signing_parts.checked_facts is 'The facts of the matter when the signer confirmed or corrected them.';

create table private.signing_secrets (
  subject uuid not null,
  kind text not null check (kind in ('ssn', 'ein', 'date_of_birth')),
  sealed text not null check (sealed ~ '^[A-Za-z0-9+/]+={0,2}$'),
  nonce text not null check (nonce ~ '^[A-Za-z0-9+/]{16}$'), -- 12 bytes, base64
  key_id text not null check (key_id <> ''),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null default now(),
  primary key (subject, kind),
  constraint signing_secrets_last_four_of_numbers_only check ((last_four is null) = (kind = 'date_of_birth'))
);

comment on table private.signing_secrets is
  'Sealed identity of signers. Nobody reads it back: firms and signers see only which numbers were given.';

create table private.signatures (
  link_id uuid primary key references public.signing_links (id) on delete cascade,
  subject uuid not null,
  name text not null check (length(name) between 1 and 200),
  intent text not null,
  documents jsonb not null check (jsonb_typeof(documents) = 'array' and jsonb_array_length(documents) > 0),
  answers jsonb not null,
  facts jsonb not null,
  given text[] not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  challenge text not null check (challenge in ('mail-code')),
  challenged_at timestamptz not null,
  address text not null check (length(address) <= 100),
  device text not null check (length(device) <= 400),
  signed_at timestamptz not null default now()
);

comment on table private.signatures is
  'Signatures by link: the typed name, the texts with version and hash, answers and facts as signed, server time, address, device, and how the signer''s identity was challenged.';
comment on column private.signatures.facts is 'The facts of the matter with the signer''s own corrections.';
comment on column private.signatures.given is 'The kinds of secret numbers that the signer had given.';
comment on column private.signatures.content_hash is 'SHA-256 of the canonical JSON of name, intent, documents, answers and facts.';

create index signatures_subject_idx on private.signatures (subject);

create trigger refuse_change_of_history
before update on private.signatures
for each row execute function private.refuse_change_of_history();

create table public.signing_corrections (
  id uuid primary key default gen_random_uuid(),
  matter_person_id uuid not null references public.matter_people (id) on delete cascade,
  fact text not null check (fact in ('subjectName', 'court', 'county', 'caseNumber', 'amountCents')),
  entry text not null check (length(entry) <= 300),
  proposed text not null check (length(proposed) between 1 and 300),
  status text not null default 'open' check (status in ('open', 'accepted', 'discussed')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid, -- no foreign key: the record outlives the account
  unique (matter_person_id, fact),

  constraint signing_corrections_hold_no_secret_number check (
    not private.holds_hidden_characters(proposed)
    and (fact = 'amountCents' or not private.holds_secret_number(proposed))
  ),
  constraint signing_corrections_amount_in_cents check (fact <> 'amountCents' or proposed ~ '^[1-9][0-9]{0,10}$')
);

comment on table public.signing_corrections is
  'What signers propose in place of the attorney''s entries. The attorney accepts each one or discusses it.';

alter table private.signing_codes enable row level security;
alter table private.signing_sessions enable row level security;
alter table private.signing_parts enable row level security;
alter table private.signing_secrets enable row level security;
alter table private.signatures enable row level security;
alter table public.signing_corrections enable row level security;

revoke all on
private.signing_codes, private.signing_sessions, private.signing_parts, private.signing_secrets, private.signatures,
public.signing_corrections
from public, anon, authenticated, service_role;
grant select on public.signing_corrections to authenticated;

create policy "Members can read the corrections of the matters they may open"
on public.signing_corrections for select to authenticated
using (matter_person_id in (
  select person.id from public.matter_people as person where person.matter_id in (select private.open_matters())
));

-- What a signer shares with the firm: every fact as text, so that two versions compare. src/domain/signing/shared-facts.ts
-- has the same list; a test compares them.
create function private.shared_facts(matter public.matters)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'subjectName', matter.subject_name,
    'court', matter.court,
    'county', matter.county,
    'caseNumber', matter.case_number,
    'amountCents', coalesce(matter.amount_cents::text, '')
  );
$$;

comment on function private.shared_facts(public.matters) is
  'The facts of a matter that its signers confirm or correct. Nothing else of a matter reaches a signer.';

create function private.facts_for(link public.signing_links)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (
      select private.shared_facts(matter)
      from public.matter_people as person
      join public.matters as matter on matter.id = person.matter_id
      where person.id = link.matter_person_id
    ),
    '{}'
  );
$$;

comment on function private.facts_for(public.signing_links) is 'The shared facts for the signer of a link. Empty for an indemnitor.';

create function private.own_corrections(link public.signing_links)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(correction.fact, correction.proposed), '{}')
  from public.signing_corrections as correction
  where correction.matter_person_id = link.matter_person_id and correction.status <> 'accepted';
$$;

comment on function private.own_corrections(public.signing_links) is 'The corrections of a signer that the attorney did not accept yet.';

-- Sending.

create function private.revoke_open_links(of_subject uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- A mail with the link that still waits is not sent.
  delete from private.notifications as waiting
  using public.signing_links as old
  where old.subject = of_subject and waiting.status = 'queued'
    and waiting.dedupe_key in ('signing_invited:' || old.id, 'payment_asked:' || old.id);
  update public.signing_links as old
  set revoked_at = now()
  where old.subject = of_subject and old.revoked_at is null and old.signed_at is null;
end;
$$;

comment on function private.revoke_open_links(uuid) is 'Ends the links of a person that are not signed, with their sessions.';

-- The sender of a link chooses its address. A new address must not see the answers from the former address.
create function private.forget_part_of_other_address(of_subject uuid, address text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.signing_parts as part
  where part.subject = of_subject and lower(part.answered_from) <> lower(address);
  if found then
    delete from private.signing_secrets as secret where secret.subject = of_subject;
  end if;
end;
$$;

comment on function private.forget_part_of_other_address(uuid, text) is
  'Deletes the answers and numbers that a signer gave from another address. Signed answers stay with their signature.';

create function private.put_signing_link(fresh public.signing_links, secret text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  of_subject constant uuid := coalesce(fresh.matter_person_id, fresh.indemnitor_id, fresh.payment_quote_id);
begin
  perform private.revoke_open_links(of_subject);
  perform private.forget_part_of_other_address(of_subject, fresh.sent_to);

  insert into public.signing_links (
    id, matter_person_id, indemnitor_id, payment_quote_id, role, sender, purpose, reason, payer, firm_indemnifies,
    attestation, token_hash, sent_to, sent_by
  ) values (
    fresh.id, fresh.matter_person_id, fresh.indemnitor_id, fresh.payment_quote_id, fresh.role, fresh.sender,
    fresh.purpose, fresh.reason, fresh.payer, fresh.firm_indemnifies, fresh.attestation, fresh.token_hash, fresh.sent_to,
    fresh.sent_by
  )
  returning * into fresh;

  if fresh.role = 'payer' then
    perform private.mail_payment_link(fresh, secret);
    return;
  end if;
  perform private.enqueue_notification(
    'signing_invited', null, null, null, fresh.sent_to, 'signing_invited:' || fresh.id,
    jsonb_build_object(
      'role', fresh.role, 'sender', fresh.sender, 'purpose', fresh.purpose, 'reason', fresh.reason, 'secret', secret,
      'expiresOn', (fresh.expires_at at time zone 'America/New_York')::date
    )
  );
end;
$$;

comment on function private.put_signing_link(public.signing_links, text) is
  'Stores a link, revokes the older one of the same person, deletes the answers from another address, and queues the mail with the sealed token.';

create function private.may_send_to(subject uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (
      select 1
      from public.signing_links as signed
      where signed.subject = may_send_to.subject and signed.signed_at is not null and signed.voided_at is null
    ) then 'already-signed'
    when (
      select count(*)
      from public.signing_links as sent
      where sent.subject = may_send_to.subject and sent.created_at > now() - interval '1 day'
    ) >= 10 then 'too-many'
    else 'sent'
  end;
$$;

comment on function private.may_send_to(uuid) is
  'Whether a person may get another link: "sent", or why not: already-signed, too-many (ten in a day).';

create function private.send_signing_link(call jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  fresh public.signing_links;
  person public.matter_people;
  matter public.matters;
  asked jsonb;
  outcome text;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);
  fresh := jsonb_populate_record(null::public.signing_links, call -> 'link');
  fresh.sent_by := auth.uid();

  if fresh.matter_person_id is not null then
    select * into person from public.matter_people as one where one.id = fresh.matter_person_id for update;
    if not found or not private.can_edit_matter(person.matter_id) then
      return 'not-found';
    end if;
    select * into matter from public.matters as one where one.id = person.matter_id;
    if fresh.firm_indemnifies and matter.state_code = 'MI' then -- MCL 600.2665
      return 'no-firm-indemnity';
    end if;

    fresh.sent_to := person.email;
    fresh.role := person.role;
    fresh.sender := (select firm.name from public.firms as firm where firm.id = matter.firm_id);
    fresh.purpose := coalesce(
      (select bond_type.name from public.bond_types as bond_type where bond_type.slug = matter.bond_slug), 'Surety bond'
    );
    fresh.reason := '';
  else
    -- The migration decide_lines defines who an indemnitor is, and who may send the link.
    asked := private.indemnitor_to_sign(fresh.indemnitor_id);
    if asked is null then
      return 'not-found';
    end if;

    fresh.sent_to := asked ->> 'email';
    fresh.role := asked ->> 'role';
    fresh.sender := asked ->> 'sender';
    fresh.purpose := asked ->> 'purpose';
    fresh.reason := coalesce(asked ->> 'reason', '');
  end if;

  if not private.is_mail_address(lower(coalesce(fresh.sent_to, ''))) then
    return 'no-address';
  end if;
  if exists (select 1 from public.signing_links as sent where sent.id = fresh.id and sent.sent_by = fresh.sent_by) then
    return 'sent-before'; -- a repeated call sends nothing new
  end if;

  outcome := private.may_send_to(coalesce(fresh.matter_person_id, fresh.indemnitor_id));
  if outcome = 'sent' and matter.id is not null and not private.may_mail_link(matter.firm_id, fresh.sent_to) then
    return 'too-many';
  end if;
  if outcome = 'sent' then
    perform private.put_signing_link(fresh, call ->> 'secret');
  end if;

  return outcome;
end;
$$;

comment on function private.send_signing_link(jsonb) is
  'Sends a link to a person of a matter that the caller may edit, or to an indemnitor. Returns "sent", "sent-before" for a repeated call, or why not: not-found, no-address, no-firm-indemnity, already-signed, too-many (also of the address).';

create function private.resend_signing_link(hash text, link_id uuid, fresh_hash text, secret text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  old public.signing_links;
begin
  select * into old from public.signing_links as link where link.token_hash = hash and link.revoked_at is null for update;
  if not found then
    return 'not-found';
  end if;
  -- Only an expired link is sent again from its page. After a lock, the firm sends it.
  if old.expires_at > now() or num_nonnulls(old.locked_at, old.signed_at, old.declined_at, old.paid_at, private.closed_raise(old)) > 0 then
    return 'not-expired';
  end if;
  if private.may_send_to(old.subject) <> 'sent' or not private.may_mail_link(private.firm_of_link(old), old.sent_to) then
    return 'too-many';
  end if;

  old.id := link_id;
  old.token_hash := fresh_hash;
  perform private.put_signing_link(old, secret);

  return 'sent';
end;
$$;

comment on function private.resend_signing_link(text, uuid, text, text) is
  'Sends an expired link anew to the same address. Returns "sent", or why not: not-found, not-expired, too-many (also of the address).';

-- Opening. Nothing here is consumed: a scanner that opens a link changes nothing.

create function private.signing_page(hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'sender', link.sender,
      'purpose', link.purpose,
      'role', link.role,
      'reason', link.reason,
      'state', case
        when link.voided_at is not null then 'voided'
        when link.signed_at is not null and application.status in ('declined', 'withdrawn') then 'bond-' || application.status
        when link.signed_at is not null then 'signed'
        when link.paid_at is not null and private.payment_of_link(link) is null then 'released' -- pay_by_link
        when link.paid_at is not null then 'paid'
        when link.declined_at is not null then 'declined'
        when private.closed_raise(link) is not null then private.closed_raise(link) -- raise_paid_price
        when link.locked_at is not null then 'locked'
        when link.expires_at <= now() then 'expired'
        when private.raised_price(link) is not null then 'price-raised'
        else 'open'
      end
    )
    from public.signing_links as link
    left join lateral (
      select latest.status
      from private.application_parts as part -- apply_for_matters
      join public.applications as latest on latest.id = part.application_id
      where part.link_id = link.id
      order by latest.created_at desc
      limit 1
    ) as application on true
    where link.token_hash = hash and link.revoked_at is null
  );
end;
$$;

comment on function private.signing_page(text) is
  'What anybody with a link sees before the code: who sent it, and for which bond. Null for an unknown or revoked link.';

create function private.is_open(link public.signing_links)
returns boolean
language sql
stable
set search_path = ''
as $$
  select num_nonnulls(link.revoked_at, link.signed_at, link.declined_at, link.paid_at, link.locked_at) = 0
    and link.expires_at > now();
$$;

comment on function private.is_open(public.signing_links) is 'Whether a code may open a link.';

create function private.send_signing_code(hash text, code_hash text, secret text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_an_hour constant integer := 5;
  link public.signing_links;
  code uuid;
begin
  select * into link from public.signing_links as one where one.token_hash = hash for update;
  if not found or not private.is_open(link) then
    return 'not-found';
  end if;
  if (
    select count(*)
    from private.signing_codes as sent
    where sent.link_id = link.id and sent.created_at > now() - interval '1 hour'
  ) >= max_an_hour or not private.may_mail_code(link) then
    return 'too-many';
  end if;

  insert into private.signing_codes (link_id, code_hash) values (link.id, send_signing_code.code_hash) returning id into code;
  update public.signing_links as one set opened_at = coalesce(one.opened_at, now()) where one.id = link.id;
  perform private.enqueue_notification(
    'signing_code', null, null, null, link.sent_to, 'signing_code:' || code,
    jsonb_build_object('sender', link.sender, 'secret', secret)
  );

  return 'sent';
end;
$$;

comment on function private.send_signing_code(text, text, text) is
  'Queues a mail with a sealed code to the signer. Returns "sent", or why not: not-found, too-many (five in an hour; also of the address).';

create function private.confirm_signing_code(hash text, code_hash text, session_hash text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_wrong constant integer := 5;
  link public.signing_links;
  code private.signing_codes;
begin
  select * into link from public.signing_links as one where one.token_hash = hash for update;
  if not found or not private.is_open(link) then
    return case when link.locked_at is not null and link.revoked_at is null then 'locked' else 'not-found' end;
  end if;

  select * into code
  from private.signing_codes as newest
  where newest.link_id = link.id
  order by newest.created_at desc, newest.id
  limit 1;
  -- Without a code that counts, a guess can't succeed and is not counted.
  if not found or code.used_at is not null or code.created_at <= now() - interval '10 minutes' then
    return 'code-expired';
  end if;

  if code.code_hash <> confirm_signing_code.code_hash then
    update public.signing_links as one
    set
      wrong_codes = one.wrong_codes + 1,
      locked_at = case when one.wrong_codes + 1 >= max_wrong then now() end
    where one.id = link.id;
    return case when link.wrong_codes + 1 >= max_wrong then 'locked' else 'wrong-code' end;
  end if;

  update private.signing_codes as used set used_at = now() where used.id = code.id;
  update public.signing_links as one
  set wrong_codes = 0, confirmed_at = coalesce(one.confirmed_at, now())
  where one.id = link.id;
  insert into private.signing_sessions (key_hash, link_id) values (session_hash, link.id);

  return 'confirmed';
end;
$$;

comment on function private.confirm_signing_code(text, text, text) is
  'Opens a session with the newest code. Five wrong codes lock the link. Returns "confirmed", or why not: wrong-code, locked, code-expired, not-found.';

-- Revoking: by the firm, and when the sender leaves the firm.

create function private.revoke_signing_link(of_link uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.signing_links;
begin
  select * into link from public.signing_links as one where one.id = of_link for update;
  if not found or not (
    case
      when link.indemnitor_id is not null then private.indemnitor_to_sign(link.indemnitor_id) is not null
      when link.payment_quote_id is not null then private.can_edit_matter(
        (select asked.matter_id from public.payment_requests as asked where asked.quote_id = link.payment_quote_id)
      )
      else private.can_edit_matter(
        (select person.matter_id from public.matter_people as person where person.id = link.matter_person_id)
      )
    end
  ) then
    return 'not-found';
  end if;
  if num_nonnulls(link.signed_at, link.paid_at) > 0 then
    return 'already-signed';
  end if;

  update public.signing_links as one set revoked_at = coalesce(one.revoked_at, now()) where one.id = of_link;

  return 'revoked';
end;
$$;

comment on function private.revoke_signing_link(uuid) is
  'Ends a link and its sessions. Returns "revoked", or why not: not-found, already-signed (also for a link that was paid).';

create function private.revoke_links_of_leaver()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.signing_links as link
  set revoked_at = now()
  where link.sent_by = old.user_id and num_nonnulls(link.signed_at, link.paid_at, link.revoked_at) = 0
    and private.firm_of_link(link) = old.firm_id;

  return null;
end;
$$;

comment on function private.revoke_links_of_leaver() is 'Revokes the open links that a member sent before leaving the firm or deleting the account.';

create trigger revoke_links_of_leaver
after update of left_at on public.firm_members
for each row when (old.left_at is null and new.left_at is not null)
execute function private.revoke_links_of_leaver();

create trigger revoke_links_of_deleted_member
after delete on public.firm_members
for each row execute function private.revoke_links_of_leaver();

-- A person who signed can't be removed: the signature is evidence until the matter itself is deleted.
create function private.keep_signed_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.matters as matter where matter.id = old.matter_id)
    and exists (
      select 1
      from public.signing_links as link
      where link.matter_person_id = old.id and link.signed_at is not null
    )
  then
    raise exception 'A person who signed stays in the matter' using errcode = 'check_violation';
  end if;

  return old;
end;
$$;

comment on function private.keep_signed_person() is 'Refuses to delete a person who signed, unless the whole matter is deleted.';

create trigger keep_signed_person
before delete on public.matter_people
for each row execute function private.keep_signed_person();

-- Restrictive, as on every other table with data of people.
do $$
declare
  relation text;
begin
  foreach relation in array array['signing_links', 'signing_corrections']
  loop
    execute format(
      'create policy "The session is open and has proved the second factor" on public.%I as restrictive for all to authenticated '
        'using ((select private.has_open_session())) with check ((select private.has_open_session()))',
      relation
    );
  end loop;
end;
$$;

revoke all on function
private.keep_signed_person(), private.shared_facts(public.matters), private.facts_for(public.signing_links),
private.own_corrections(public.signing_links), private.revoke_open_links(uuid),
private.forget_part_of_other_address(uuid, text), private.put_signing_link(public.signing_links, text),
private.may_send_to(uuid), private.send_signing_link(jsonb), private.resend_signing_link(text, uuid, text, text),
private.signing_page(text), private.is_open(public.signing_links), private.send_signing_code(text, text, text),
private.confirm_signing_code(text, text, text), private.revoke_signing_link(uuid), private.revoke_links_of_leaver()
from public, anon, authenticated, service_role;

grant execute on function
private.send_signing_link(jsonb), private.resend_signing_link(text, uuid, text, text), private.signing_page(text),
private.send_signing_code(text, text, text), private.confirm_signing_code(text, text, text)
to service_role;
grant execute on function private.revoke_signing_link(uuid) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.send_signing_link(call jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.send_signing_link(call);
end;

create function public.resend_signing_link(hash text, link_id uuid, fresh_hash text, secret text)
returns text language sql set search_path = ''
begin atomic
  select private.resend_signing_link(hash, link_id, fresh_hash, secret);
end;

create function public.signing_page(hash text)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.signing_page(hash);
end;

create function public.send_signing_code(hash text, code_hash text, secret text)
returns text language sql set search_path = ''
begin atomic
  select private.send_signing_code(hash, code_hash, secret);
end;

create function public.confirm_signing_code(hash text, code_hash text, session_hash text)
returns text language sql set search_path = ''
begin atomic
  select private.confirm_signing_code(hash, code_hash, session_hash);
end;

create function public.revoke_signing_link(of_link uuid)
returns text language sql set search_path = ''
begin atomic
  select private.revoke_signing_link(of_link);
end;

comment on function public.send_signing_link(jsonb) is 'Sends a link for the verified caller in its claims. For service_role only.';
comment on function public.resend_signing_link(text, uuid, text, text) is 'Sends an expired link anew. For service_role only.';
comment on function public.signing_page(text) is 'What a link shows before the code. For service_role only.';
comment on function public.send_signing_code(text, text, text) is 'Mails a code to the signer. For service_role only.';
comment on function public.confirm_signing_code(text, text, text) is 'Opens a session with a code. For service_role only.';
comment on function public.revoke_signing_link(uuid) is 'For members of the firm: ends a link.';

revoke all on function
public.send_signing_link(jsonb), public.resend_signing_link(text, uuid, text, text), public.signing_page(text),
public.send_signing_code(text, text, text), public.confirm_signing_code(text, text, text),
public.revoke_signing_link(uuid)
from public, anon, authenticated, service_role;

grant execute on function
public.send_signing_link(jsonb), public.resend_signing_link(text, uuid, text, text), public.signing_page(text),
public.send_signing_code(text, text, text), public.confirm_signing_code(text, text, text)
to service_role;
grant execute on function public.revoke_signing_link(uuid) to authenticated;
