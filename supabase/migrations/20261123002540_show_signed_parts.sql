-- What an underwriter sees of the people who answer and sign by link for an application, and what the export of an account
-- has of its owner's signatures.

create function private.times_of_signature(signed_at timestamptz)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'expiresAt', times_of_signature.signed_at, 'openedAt', null, 'confirmedAt', null, 'lockedAt', null, 'declinedAt', null,
    'signedAt', times_of_signature.signed_at, 'voidedAt', null, 'revokedAt', null
  );
$$;

comment on function private.times_of_signature(timestamptz) is 'The times of an invitation of which only the signature is left.';

revoke all on function private.times_of_signature(timestamptz) from public, anon, authenticated, service_role;

create function private.signed_parts(of_application uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if of_application is null or not exists (
    select 1 from private.opened_applications() as opened (id) where opened.id = of_application
  ) then
    return null;
  end if;

  return coalesce(
    (
      with bound as (
        select part.link_id, part.matter_id, part.name, part.role, part.signed_at, part.signature, part.principal
        from private.application_parts as part -- apply_for_matters
        where part.application_id = of_application
      ),

      shown as (
        select
          person.full_name as name,
          link.role,
          private.times_of_link(link) as times,
          private.shown_signature(signature) as signature,
          0 as principal,
          person.created_at,
          person.id
        from public.matters as matter
        join public.matter_people as person on person.matter_id = matter.id
        join public.signing_links as link on link.id = (
          select one.id
          from public.signing_links as one
          where one.matter_person_id = person.id
          order by one.id in (select part.link_id from bound as part) desc, one.created_at desc, one.id
          limit 1
        )
        left join private.signatures as signature on signature.link_id = link.id
        -- The parts that the application uses stay, even after the firm attaches another application to the matter.
        where matter.application_id = of_application or matter.id in (select part.matter_id from bound as part)
        union all
        -- A matter can be deleted, with its firm or after the retention period. The application keeps what was signed.
        select
          part.name, part.role, private.times_of_signature(part.signed_at), part.signature, part.principal, part.signed_at,
          part.link_id
        from bound as part
        where part.signature is not null
          and not exists (select 1 from public.signing_links as link where link.id = part.link_id)
      )

      select jsonb_agg(
        jsonb_build_object(
          'name', shown.name, 'role', shown.role, 'times', shown.times, 'signature', shown.signature
        )
        order by shown.principal, shown.created_at, shown.id
      )
      from shown
    ),
    '[]'
  );
end;
$$;

comment on function private.signed_parts(uuid) is
  'For staff who opened the application today: the people who were asked to sign for it, even after the matter was deleted. Each has one invitation with its signature: the one that the application uses, or else the newest. Null for anyone else. Contains no secret number.';

revoke all on function private.signed_parts(uuid) from public, anon, authenticated, service_role;
grant execute on function private.signed_parts(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.signed_parts(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.signed_parts(of_application);
end;

comment on function public.signed_parts(uuid) is
  'For staff who opened the application today: who signed for it by link, with answers and signatures. Null for anyone else.';

revoke all on function public.signed_parts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.signed_parts(uuid) to authenticated;

-- The caller's own part in the export of an account. A signer needs no account: the code proved the address, as Auth
-- confirmed the address of an account.

create function private.export_own_signatures()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own constant text := (
    select lower(account.email)
    from auth.users as account
    where account.id = private.proved_user() and account.email_confirmed_at is not null
  );
begin
  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'role', link.role,
          'sender', link.sender,
          'purpose', link.purpose,
          'reason', link.reason,
          'sentAt', link.created_at,
          'times', private.times_of_link(link),
          'signed', private.shown_signature(signature),
          -- What a signer entered and did not sign yet.
          'answers', case when signature.link_id is null then part.answers end,
          'consents', case when signature.link_id is null then part.consents end,
          'sealedNumbers', (
            select jsonb_agg(jsonb_build_object('kind', secret.kind, 'lastFour', secret.last_four) order by secret.kind)
            from private.signing_secrets as secret
            where secret.subject = part.subject
          )
        )
        order by link.created_at, link.id
      )
      from public.signing_links as link
      left join private.signatures as signature on signature.link_id = link.id
      left join private.signing_parts as part on part.subject = link.subject and lower(part.answered_from) = own
      where lower(link.sent_to) = own
        and (signature.link_id is not null or link.revoked_at is null)
    ),
    '[]'
  );
end;
$$;

comment on function private.export_own_signatures() is
  'What the caller was asked to sign by link at the address of the account, with the answers as entered or signed. Sealed numbers by their last four digits. Empty without a proved session.';

revoke all on function private.export_own_signatures() from public, anon, authenticated, service_role;
grant execute on function private.export_own_signatures() to authenticated;

create or replace function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  -- Null when the session has ended. Then the whole export is null.
  select private.export_own_data()
    || jsonb_build_object(
      'firm', private.export_own_firm(), 'contractors', private.export_own_contractor(),
      'signedByLink', private.export_own_signatures()
    );
end;
