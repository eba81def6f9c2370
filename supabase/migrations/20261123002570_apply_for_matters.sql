-- A quote that an attorney starts from a matter rests on the parts that the client and the co-fiduciaries signed by link.
-- Their numbers are copied into the draft, sealed again for it. Their other answers stay where they were signed.

create table private.application_parts (
  application_id uuid not null references public.applications (id) on delete cascade,
  principal smallint not null check (principal between 1 and 6),
  matter_id uuid not null, -- no foreign keys: the record outlives the matter
  link_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  role text not null,
  signed_at timestamptz not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  signature jsonb,
  bound_at timestamptz not null default now(),
  primary key (application_id, principal)
);

comment on table private.application_parts is
  'The signed parts that a draft or an application rests on, by the number of the principal.';
comment on column private.application_parts.name is 'The legal name as signed.';
comment on column private.application_parts.content_hash is 'SHA-256 of everything that the person signed.';
comment on column private.application_parts.signature is
  'What the person answered and signed, with the evidence, taken at the submission: it outlives the matter. Null for a draft: whoever makes it can''t read the answers.';

create index application_parts_link_id_idx on private.application_parts (link_id);

alter table private.application_parts enable row level security;

revoke all on private.application_parts from public, anon, authenticated, service_role;

create index draft_secrets_link_id_idx on private.draft_secrets (link_id) where link_id is not null;

-- The people of a matter in the order of the principals: the client first. A signature counts while it is not voided.

create function private.matter_people_with_links(of_matter uuid)
returns table (
  principal integer, person public.matter_people, link public.signing_links, signature private.signatures
)
language sql
stable
set search_path = ''
as $$
  select
    row_number() over (order by person.role <> 'client', person.created_at, person.id)::integer,
    person,
    link,
    signature
  from public.matter_people as person
  left join public.signing_links as link on link.id = (
    select one.id
    from public.signing_links as one
    where one.matter_person_id = person.id
    order by one.created_at desc, one.id
    limit 1
  )
  left join private.signatures as signature on signature.link_id = link.id and link.voided_at is null
  where person.matter_id = of_matter;
$$;

comment on function private.matter_people_with_links(uuid) is
  'The people of a matter in the order of the principals, each with the newest invitation and the signature that counts.';

create function private.matter_parts(of_matter uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.can_edit_matter(of_matter) then
    return null;
  end if;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'role', (known.person).role,
          'name', (known.person).full_name,
          'email', (known.person).email,
          'phone', (known.person).phone,
          'times', case when (known.link).id is not null then jsonb_build_object(
            'expiresAt', (known.link).expires_at, 'openedAt', (known.link).opened_at,
            'confirmedAt', (known.link).confirmed_at, 'lockedAt', (known.link).locked_at,
            'declinedAt', (known.link).declined_at, 'signedAt', (known.link).signed_at,
            'voidedAt', (known.link).voided_at, 'revokedAt', (known.link).revoked_at
          ) end,
          'voidedFor', coalesce(to_jsonb((known.link).voided_for), '[]'),
          -- Only how to reach the signer, and what the signer read that the firm sees. The rest is for the underwriter.
          'contact', (
            select jsonb_object_agg(answer.key, answer.value)
            from jsonb_each((known.signature).answers) as answer (key, value)
            where answer.key in ('legalName', 'street', 'city', 'state', 'zipCode', 'phone', 'email', 'hadBonds')
          )
        )
        order by known.principal
      ),
      '[]'
    )
    from private.matter_people_with_links(of_matter) as known
  );
end;
$$;

comment on function private.matter_parts(uuid) is
  'The people of a matter in the order of the principals, the state of each link, how to reach those who signed, and whether they have had bonds. No other answer and no number. Null unless the caller may change the matter.';

-- The Edge Function has verified the claims of its caller.

create function private.may_act_on_matter(claims jsonb, of_matter uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  before constant text := coalesce(current_setting('request.jwt.claims', true), '');
  answer boolean;
begin
  perform set_config('request.jwt.claims', coalesce(claims, '{}')::text, true);
  answer := private.can_edit_matter(of_matter);
  perform set_config('request.jwt.claims', before, true);

  return answer;
end;
$$;

comment on function private.may_act_on_matter(jsonb, uuid) is 'Whether the user of these verified claims may change a matter.';

create function private.signed_numbers(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  matter constant uuid := (call ->> 'matter_id')::uuid;
begin
  if not private.may_act_on_matter(call -> 'claims', matter) or not exists (
    select 1
    from public.applications as draft
    where draft.id = (call ->> 'quote_id')::uuid and draft.user_id = (call #>> '{claims,sub}')::uuid
      and draft.status = 'draft'
  ) then
    return null;
  end if;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'principal', known.principal,
          'linkId', (known.link).id,
          'subject', (known.link).subject,
          'name', (known.signature).answers ->> 'legalName',
          'numbers', (
            select coalesce(
              jsonb_agg(jsonb_build_object(
                'kind', secret.kind, 'sealed', secret.sealed, 'nonce', secret.nonce, 'key_id', secret.key_id
              )),
              '[]'
            )
            from private.signing_secrets as secret
            where secret.subject = (known.link).subject and secret.kind = any ((known.signature).given)
          )
        )
        order by known.principal
      ),
      '[]'
    )
    from private.matter_people_with_links(matter) as known
    where (known.signature).link_id is not null and known.principal <= 6
  );
end;
$$;

comment on function private.signed_numbers(jsonb) is
  'The sealed numbers of the people who signed for a matter, for the Edge Function that seals them again for the caller''s draft. Null unless the caller may change the matter and has the draft.';

create function private.bind_signed_parts(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  matter constant uuid := (call ->> 'matter_id')::uuid;
  quote constant uuid := (call ->> 'quote_id')::uuid;
begin
  -- The lock that a submission takes: a number must not be stored for a draft that was submitted meanwhile.
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));
  perform from public.applications as draft
  where draft.id = quote and draft.user_id = (call #>> '{claims,sub}')::uuid and draft.status = 'draft'
  for update;
  if not found or not private.may_act_on_matter(call -> 'claims', matter) then
    return null;
  end if;

  -- A signature that is being voided waits here, or is voided already.
  perform from public.signing_links as link
  join public.matter_people as person on person.id = link.matter_person_id
  where person.matter_id = matter
  for share of link;

  delete from private.draft_secrets as old where old.application_id = quote and old.link_id is not null;
  delete from private.application_parts as old where old.application_id = quote;

  insert into private.application_parts (
    application_id, principal, matter_id, link_id, name, role, signed_at, content_hash
  )
  select
    quote, known.principal, matter, (known.link).id, (known.signature).answers ->> 'legalName', (known.link).role,
    (known.link).signed_at, (known.signature).content_hash
  from private.matter_people_with_links(matter) as known
  join jsonb_to_recordset(call -> 'parts') as part (principal integer, link_id uuid)
    on part.principal = known.principal and part.link_id = (known.link).id
  where (known.signature).link_id is not null;

  insert into private.draft_secrets (application_id, kind, sealed, nonce, key_id, link_id)
  select quote, number.kind, number.sealed, number.nonce, number.key_id, number.link_id
  from jsonb_to_recordset(call -> 'numbers') as number (kind text, sealed text, nonce text, key_id text, link_id uuid)
  join private.application_parts as part on part.application_id = quote and part.link_id = number.link_id
  on conflict (application_id, kind) do update
  set
    sealed = excluded.sealed, nonce = excluded.nonce, key_id = excluded.key_id, link_id = excluded.link_id,
    created_at = now();

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('principal', part.principal, 'name', part.name, 'signedAt', part.signed_at)
        order by part.principal
      ),
      '[]'
    )
    from private.application_parts as part
    where part.application_id = quote
  );
end;
$$;

comment on function private.bind_signed_parts(jsonb) is
  'Binds the signed parts of a matter to the caller''s draft and stores their numbers, sealed again for it, in one transaction. What was bound before is replaced. Returns the parts, or null unless the caller may change the matter and has the draft.';

-- A draft loses the copied numbers when the signature is voided, when the link is deleted, or when the draft changes hands.

create function private.forget_copied_numbers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.draft_secrets as copied where copied.link_id = old.id;

  return null;
end;
$$;

comment on function private.forget_copied_numbers() is 'Deletes the numbers that drafts copied from a signature that no longer counts.';

create trigger forget_copied_numbers
after update of voided_at on public.signing_links
for each row
when (old.voided_at is null and new.voided_at is not null)
execute function private.forget_copied_numbers();

create trigger forget_copied_numbers_of_deleted_links
after delete on public.signing_links
for each row execute function private.forget_copied_numbers();

create function private.forget_bound_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.application_parts as bound where bound.application_id = new.id;

  return null;
end;
$$;

comment on function private.forget_bound_parts() is 'Unbinds the signed parts of a draft that changes its owner.';

create trigger forget_bound_parts
after update of user_id on public.applications
for each row
when (old.status = 'draft' and new.status = 'draft' and new.user_id is distinct from old.user_id)
execute function private.forget_bound_parts();

-- Submission.

create function private.bound_parts(of_application uuid, claims jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A change of the matter waits until the submission ends. A change locks the matter first, and so does this.
  perform from public.matters as matter
  join private.application_parts as part on part.matter_id = matter.id
  where part.application_id = of_application
  for no key update of matter;
  perform from public.signing_links as link
  join private.application_parts as part on part.link_id = link.id
  where part.application_id = of_application
  for share of link;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'principal', part.principal,
          'name', part.name,
          'signedAt', part.signed_at,
          'problem', case
            when not private.may_act_on_matter(claims, part.matter_id) then 'no-access'
            when link.id is null or link.voided_at is not null then 'sign-again'
          end,
          'voidedFor', coalesce(to_jsonb(link.voided_for), '[]'),
          'bond', (select bond_type.slug from public.bond_types as bond_type where bond_type.name = link.purpose limit 1),
          'amountCents', (nullif(signature.facts ->> 'amountCents', ''))::bigint
        )
        order by part.principal
      ),
      '[]'
    )
    from private.application_parts as part
    left join public.signing_links as link on link.id = part.link_id
    left join private.signatures as signature on signature.link_id = part.link_id
    where part.application_id = of_application
  );
end;
$$;

comment on function private.bound_parts(uuid, jsonb) is
  'The signed parts that a draft rests on, each with what is wrong: "no-access" when the user of these claims may no longer change the matter, "sign-again" when the signature no longer counts; and the bond and the amount that the person signed for. Holds the signatures until the transaction ends.';

create function private.take_bound_parts(of_application uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.application_parts as part
  set signature = private.shown_signature(signed)
  from private.signatures as signed
  where part.application_id = of_application and signed.link_id = part.link_id;

  update public.matters as other
  set application_id = null
  where other.application_id = of_application and exists (
    select 1 from private.application_parts as part where part.application_id = of_application
  );
  update public.matters as matter
  set application_id = of_application, updated_at = now()
  from private.application_parts as part
  where part.application_id = of_application and part.principal = (
    select min(first.principal) from private.application_parts as first where first.application_id = of_application
  ) and matter.id = part.matter_id;
end;
$$;

comment on function private.take_bound_parts(uuid) is
  'Takes what the signers answered and signed into the record of a submitted application, and attaches the application to its matter.';

-- Before the events of the submission, because they mail the attorney about an application of a matter.

create function private.attach_submitted(submission jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  application constant uuid := (submission ->> 'quote_id')::uuid;
  matter constant uuid := (submission ->> 'matter_id')::uuid;
begin
  if private.may_act_on_matter(submission -> 'claims', matter) and exists (
    select 1
    from public.applications as own
    where own.id = application and own.user_id = (submission #>> '{claims,sub}')::uuid
  ) then
    perform private.put_on_matter(matter, application);
  end if;
end;
$$;

comment on function private.attach_submitted(jsonb) is
  'Attaches a submitted application to the matter that it was started from, if its applicant may change the matter. Otherwise does nothing.';

revoke all on function
private.matter_people_with_links(uuid), private.matter_parts(uuid), private.may_act_on_matter(jsonb, uuid),
private.signed_numbers(jsonb), private.bind_signed_parts(jsonb), private.forget_copied_numbers(),
private.forget_bound_parts(), private.bound_parts(uuid, jsonb), private.take_bound_parts(uuid),
private.attach_submitted(jsonb)
from public, anon, authenticated, service_role;

grant execute on function private.matter_parts(uuid) to authenticated;
grant execute on function
private.signed_numbers(jsonb), private.bind_signed_parts(jsonb), private.bound_parts(uuid, jsonb),
private.take_bound_parts(uuid), private.attach_submitted(jsonb)
to service_role;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.matter_parts(of_matter uuid)
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.matter_parts(of_matter);
end;

create function public.signed_numbers(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.signed_numbers(call);
end;

create function public.bind_signed_parts(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.bind_signed_parts(call);
end;

create function public.bound_parts(of_application uuid, claims jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.bound_parts(of_application, claims);
end;

comment on function public.matter_parts(uuid) is 'For members of the firm: the people of a matter, the state of each link, and how to reach those who signed.';
comment on function public.signed_numbers(jsonb) is 'The sealed numbers of a matter''s signers. For service_role only.';
comment on function public.bind_signed_parts(jsonb) is 'Binds signed parts to a draft, once however often it is called. For service_role only.';
comment on function public.bound_parts(uuid, jsonb) is 'The signed parts that a draft rests on. For service_role only.';

revoke all on function
public.matter_parts(uuid), public.signed_numbers(jsonb), public.bind_signed_parts(jsonb), public.bound_parts(uuid, jsonb)
from public, anon, authenticated, service_role;

grant execute on function public.matter_parts(uuid) to authenticated;
grant execute on function
public.signed_numbers(jsonb), public.bind_signed_parts(jsonb), public.bound_parts(uuid, jsonb)
to service_role;
