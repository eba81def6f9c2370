-- What a signer does in a session: answer, agree, correct, sign or decline. And what the firm does with corrections.

create function private.link_of_session(session_hash text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select link.id
  from private.signing_sessions as session
  join public.signing_links as link on link.id = session.link_id
  where session.key_hash = session_hash and session.expires_at > now() and link.revoked_at is null
    and link.role <> 'payer'; -- whoever is asked to pay answers and signs nothing
$$;

comment on function private.link_of_session(text) is
  'The link to sign of an open session. Null when the session has ended, the link was revoked, or the link is one to pay.';

-- While this waits for the row, the firm may revoke the link or change the matter. So this locks the matter first, as every
-- change of a matter does, and reads the row again once it is locked.
create function private.lock_link_of_session(session_hash text)
returns public.signing_links
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant uuid := private.link_of_session(session_hash);
  link public.signing_links;
begin
  perform 1
  from public.matters as matter
  join public.matter_people as person on person.matter_id = matter.id
  join public.signing_links as one on one.matter_person_id = person.id
  where one.id = wanted
  for share of matter;
  select * into link from public.signing_links as one where one.id = wanted and one.revoked_at is null for update;

  return link;
end;
$$;

comment on function private.lock_link_of_session(text) is
  'The link of an open session, locked with its matter until the transaction ends. Null when the session has ended or the link was revoked.';

create function private.signing_part(session_hash text)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  link public.signing_links;
  part private.signing_parts;
begin
  select * into link from public.signing_links as one where one.id = private.link_of_session(session_hash);
  if not found then
    return null;
  end if;
  select * into part from private.signing_parts as own where own.subject = link.subject;

  return jsonb_build_object(
    'subject', link.subject,
    'role', link.role,
    'sender', link.sender,
    'purpose', link.purpose,
    'bond', (
      select matter.bond_slug
      from public.matter_people as person
      join public.matters as matter on matter.id = person.matter_id
      where person.id = link.matter_person_id
    ),
    'reason', link.reason,
    'payer', link.payer,
    'answers', coalesce(
      (
        select jsonb_strip_nulls(jsonb_build_object(
          'legalName', nullif(person.full_name, ''), 'email', nullif(person.email, ''), 'phone', nullif(person.phone, '')
        ))
        from public.matter_people as person
        where person.id = link.matter_person_id
      ),
      -- The name comes from the desk of contractors (let_indemnitors_sign).
      jsonb_strip_nulls(jsonb_build_object('legalName', private.indemnitor_name(link.indemnitor_id), 'email', link.sent_to))
    ) || coalesce(part.answers, '{}'),
    'saved', coalesce(part.answers, '{}'),
    'given', (
      select coalesce(jsonb_agg(secret.kind order by secret.kind), '[]')
      from private.signing_secrets as secret
      where secret.subject = link.subject
    ),
    'facts', private.facts_for(link),
    'corrections', private.own_corrections(link),
    'hasCheckedFacts', coalesce(part.checked_facts = private.facts_for(link), false),
    'consents', coalesce(part.consents, '{}'),
    'signedAt', link.signed_at,
    'declinedAt', link.declined_at
  );
end;
$$;

comment on function private.signing_part(text) is
  'All that a signer sees in a session: the signer''s own answers, which secret numbers were given, the bond, and the shared facts. Null when the session has ended.';

create function private.save_signing_part(session_hash text, change jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.signing_links;
begin
  link := private.lock_link_of_session(session_hash);
  if link.id is null or link.signed_at is not null or link.declined_at is not null then
    return false;
  end if;

  insert into private.signing_parts as part (subject, answered_from, answers, consents, checked_facts)
  values (
    link.subject,
    link.sent_to,
    jsonb_strip_nulls(coalesce(change -> 'answers', '{}')),
    coalesce(change -> 'consents', '{}'),
    case when change ? 'corrections' then private.facts_for(link) end
  )
  on conflict (subject) do update
  set
    answers = jsonb_strip_nulls(part.answers || coalesce(change -> 'answers', '{}')),
    consents = part.consents || excluded.consents,
    checked_facts = coalesce(excluded.checked_facts, part.checked_facts),
    updated_at = now();

  insert into private.signing_secrets (subject, kind, sealed, nonce, key_id, last_four)
  select link.subject, secret ->> 'kind', secret ->> 'sealed', secret ->> 'nonce', secret ->> 'key_id', secret ->> 'last_four'
  from jsonb_array_elements(coalesce(change -> 'secrets', '[]')) as secret
  on conflict (subject, kind) do update
  set
    sealed = excluded.sealed, nonce = excluded.nonce, key_id = excluded.key_id, last_four = excluded.last_four,
    created_at = now();

  if change ? 'corrections' and link.matter_person_id is not null then
    delete from public.signing_corrections as old
    where old.matter_person_id = link.matter_person_id and not change -> 'corrections' ? old.fact;
    insert into public.signing_corrections as known (matter_person_id, fact, entry, proposed)
    select link.matter_person_id, given.fact, private.facts_for(link) ->> given.fact, given.proposed
    from jsonb_each_text(change -> 'corrections') as given (fact, proposed)
    on conflict (matter_person_id, fact) do update
    set entry = excluded.entry, proposed = excluded.proposed, status = 'open', settled_at = null, settled_by = null
    where (known.entry, known.proposed) is distinct from (excluded.entry, excluded.proposed);
  end if;

  return true;
end;
$$;

comment on function private.save_signing_part(text, jsonb) is
  'Saves answers, sealed numbers, consents or corrections of a signer. Repeating has no further effect. False when the session has ended or the part is signed.';

-- Signing. The mail with the copy is queued in the same transaction.

create function private.sign_by_link(session_hash text, signature jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.signing_links;
  part private.signing_parts;
  facts jsonb;
  code timestamptz;
begin
  link := private.lock_link_of_session(session_hash);
  if link.id is null then
    return jsonb_build_object('outcome', 'session-ended');
  end if;
  if link.signed_at is not null then -- a repeated call signs nothing new
    return jsonb_build_object('outcome', 'signed', 'signedAt', link.signed_at);
  end if;
  if link.declined_at is not null then
    return jsonb_build_object('outcome', 'declined');
  end if;

  select * into part from private.signing_parts as own where own.subject = link.subject for update;
  facts := private.facts_for(link);
  -- The Edge Function has checked the answers. This compares only what may have changed since then.
  if part.subject is null or part.answers <> signature -> 'answers' or part.consents <> signature -> 'consents'
    or (link.matter_person_id is not null and part.checked_facts is distinct from facts) then
    return jsonb_build_object('outcome', 'changed');
  end if;

  select max(used.used_at) into code from private.signing_codes as used where used.link_id = link.id;
  insert into private.signatures (
    link_id, subject, name, intent, documents, answers, facts, given, content_hash, challenge, challenged_at, address, device
  )
  values (
    link.id, link.subject, signature ->> 'name', signature ->> 'intent', signature -> 'documents', part.answers,
    facts || private.own_corrections(link),
    array(select secret.kind from private.signing_secrets as secret where secret.subject = link.subject order by secret.kind),
    signature ->> 'content_hash', 'mail-code', code, signature ->> 'address', signature ->> 'device'
  );
  update public.signing_links as one set signed_at = now() where one.id = link.id;

  perform private.enqueue_notification(
    'signing_copy', null, null, null, link.sent_to, 'signing_copy:' || link.id,
    jsonb_build_object(
      'sender', link.sender, 'purpose', link.purpose, 'name', signature ->> 'name', 'intent', signature ->> 'intent',
      'documents', signature -> 'documents', 'contentHash', signature ->> 'content_hash',
      'signedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    )
  );

  return jsonb_build_object('outcome', 'signed', 'signedAt', now());
end;
$$;

comment on function private.sign_by_link(text, jsonb) is
  'Signs once per link and queues the copy for the signer. Returns the outcome: signed (with its time), session-ended, declined, or changed when answers, consents or facts are not those that the signer saw.';

create function private.decline_by_link(session_hash text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  link public.signing_links;
begin
  link := private.lock_link_of_session(session_hash);
  if link.id is null then
    return 'session-ended';
  end if;
  if link.signed_at is not null then
    return 'signed';
  end if;

  update public.signing_links as one set declined_at = coalesce(one.declined_at, now()) where one.id = link.id;

  return 'declined';
end;
$$;

comment on function private.decline_by_link(text) is 'Refuses to sign. Returns "declined", or why not: session-ended, signed.';

-- The firm settles corrections.

create function private.settle_correction(of_correction uuid, wanted text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  correction public.signing_corrections;
  matter uuid;
begin
  select * into correction from public.signing_corrections as one where one.id = of_correction for update;
  select person.matter_id into matter from public.matter_people as person where person.id = correction.matter_person_id;
  if correction.id is null or not private.can_edit_matter(matter) then
    return 'not-found';
  end if;
  if correction.status = wanted then
    return wanted;
  end if;
  if correction.status = 'accepted' then
    return 'already-accepted';
  end if;

  update public.signing_corrections as one
  set status = wanted, settled_at = now(), settled_by = auth.uid()
  where one.id = correction.id;
  if wanted = 'accepted' then
    update public.matters as one
    set
      subject_name = case correction.fact when 'subjectName' then correction.proposed else one.subject_name end,
      court = case correction.fact when 'court' then correction.proposed else one.court end,
      county = case correction.fact when 'county' then correction.proposed else one.county end,
      case_number = case correction.fact when 'caseNumber' then correction.proposed else one.case_number end,
      amount_cents = case correction.fact when 'amountCents' then correction.proposed::bigint else one.amount_cents end,
      version = one.version + 1,
      updated_at = now()
    where one.id = matter;
  end if;

  return wanted;
end;
$$;

comment on function private.settle_correction(uuid, text) is
  'Accepts a correction, which changes the matter, or marks it as discussed. Returns the wanted status, or why not: not-found, already-accepted.';

-- A change of a signed fact voids the signatures that do not have the new value.
create function private.void_signatures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before constant jsonb := private.shared_facts(old);
  after constant jsonb := private.shared_facts(new);
begin
  if before = after then
    return null;
  end if;

  update public.signing_links as link
  set voided_at = now(), voided_for = changed.facts
  from (
    select
      signature.link_id,
      array_agg(fact.key order by fact.key) as facts
    from private.signatures as signature
    join public.matter_people as person on person.id = signature.subject and person.matter_id = new.id
    cross join lateral jsonb_each_text(after) as fact (key, value)
    where before ->> fact.key <> fact.value and signature.facts ->> fact.key <> fact.value
      -- Courts assign the number of a case after the signature. It changes nothing that was signed.
      and not (fact.key = 'caseNumber' and signature.facts ->> fact.key = '')
    group by signature.link_id
  ) as changed
  where link.id = changed.link_id and link.voided_at is null;

  return null;
end;
$$;

comment on function private.void_signatures() is
  'Voids the signatures on a matter whose shared facts changed, except for a case number that the court had not assigned. The signer must sign again with a new link.';

create trigger void_signatures
after update on public.matters
for each row execute function private.void_signatures();

-- A signature is for one bond. If the matter gets another bond, the signers must sign again, and links that name the former
-- bond end.
create function private.follow_another_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.signing_links as link
  set voided_at = now(), voided_for = array['bond']
  from public.matter_people as person
  where link.matter_person_id = person.id and person.matter_id = new.id
    and link.signed_at is not null and link.voided_at is null;
  perform private.revoke_open_links(person.id) from public.matter_people as person where person.matter_id = new.id;

  return null;
end;
$$;

comment on function private.follow_another_bond() is
  'Voids the signatures on a matter and revokes its open links when the matter gets another bond. The first choice of a bond changes nothing.';

create trigger follow_another_bond
after update of bond_slug on public.matters
for each row when (old.bond_slug is not null and old.bond_slug is distinct from new.bond_slug)
execute function private.follow_another_bond();

-- A link belongs to one person at one address. A person who was invited by mistake must not sign, and a signature never
-- counts for another person.
create function private.follow_another_signer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if (old.email, old.role) is distinct from (new.email, new.role) then
    perform private.revoke_open_links(new.id);
  end if;

  update public.signing_links as link
  set voided_at = now(), voided_for = array['signer']
  from private.signatures as signature
  where signature.link_id = link.id and link.matter_person_id = new.id and link.voided_at is null
    and (
      old.role <> new.role
      or (old.full_name <> new.full_name and lower(new.full_name) <> lower(signature.answers ->> 'legalName'))
    );

  return null;
end;
$$;

comment on function private.follow_another_signer() is
  'Revokes the open links of a person who gets another address or role. Voids the signature of one who gets another role, or a name that differs from the signed name.';

create trigger follow_another_signer
after update on public.matter_people
for each row execute function private.follow_another_signer();

-- Deletion: with the matter or the indemnitor, and after the retention period of numbers that were never used.

create function private.forget_signing_part()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.signing_links as left_over where left_over.subject = old.subject) then
    delete from private.signing_parts as part where part.subject = old.subject;
    delete from private.signing_secrets as secret where secret.subject = old.subject;
  end if;

  return null;
end;
$$;

comment on function private.forget_signing_part() is 'Deletes the answers and numbers of a person whose last link was deleted.';

create trigger forget_signing_part
after delete on public.signing_links
for each row execute function private.forget_signing_part();

create function private.delete_expired_signing(max_rows integer)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from private.signing_sessions where expires_at < now() - interval '1 day';
  delete from private.signing_codes where created_at < now() - interval '1 day' and used_at is null;

  with past as (
    select part.subject
    from private.signing_parts as part
    where not exists (
      select 1
      from public.signing_links as link
      where link.subject = part.subject
        and (link.signed_at is not null or link.expires_at >= private.kept_since('neverIssuedNumbers'))
    )
    limit max_rows
  ),
  numbers as (
    delete from private.signing_secrets as secret using past where secret.subject = past.subject
  )
  delete from private.signing_parts as part using past where part.subject = past.subject;
  get diagnostics deleted = row_count;

  return deleted;
end;
$$;

comment on function private.delete_expired_signing(integer) is
  'Deletes ended sessions, old codes, and the answers and numbers of people who never signed, and returns the number of people.';

revoke all on function
private.link_of_session(text), private.signing_part(text), private.save_signing_part(text, jsonb),
private.sign_by_link(text, jsonb), private.decline_by_link(text), private.settle_correction(uuid, text),
private.void_signatures(), private.follow_another_bond(), private.follow_another_signer(),
private.forget_signing_part(), private.delete_expired_signing(integer)
from public, anon, authenticated, service_role;

grant execute on function
private.signing_part(text), private.save_signing_part(text, jsonb), private.sign_by_link(text, jsonb),
private.decline_by_link(text)
to service_role;
grant execute on function private.settle_correction(uuid, text) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.signing_part(session_hash text)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.signing_part(session_hash);
end;

create function public.save_signing_part(session_hash text, change jsonb)
returns boolean language sql set search_path = ''
begin atomic
  select private.save_signing_part(session_hash, change);
end;

create function public.sign_by_link(session_hash text, signature jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.sign_by_link(session_hash, signature);
end;

create function public.decline_by_link(session_hash text)
returns text language sql set search_path = ''
begin atomic
  select private.decline_by_link(session_hash);
end;

create function public.settle_correction(of_correction uuid, wanted text)
returns text language sql set search_path = ''
begin atomic
  select private.settle_correction(of_correction, wanted);
end;

comment on function public.signing_part(text) is 'What a signer sees in a session. For service_role only.';
comment on function public.save_signing_part(text, jsonb) is 'Saves a step of a signer. For service_role only.';
comment on function public.sign_by_link(text, jsonb) is 'Signs once per link. For service_role only.';
comment on function public.decline_by_link(text) is 'Refuses to sign. For service_role only.';
comment on function public.settle_correction(uuid, text) is 'For members of the firm: accepts a correction or marks it as discussed.';

revoke all on function
public.signing_part(text), public.save_signing_part(text, jsonb), public.sign_by_link(text, jsonb),
public.decline_by_link(text), public.settle_correction(uuid, text)
from public, anon, authenticated, service_role;

grant execute on function
public.signing_part(text), public.save_signing_part(text, jsonb), public.sign_by_link(text, jsonb),
public.decline_by_link(text)
to service_role;
grant execute on function public.settle_correction(uuid, text) to authenticated;
