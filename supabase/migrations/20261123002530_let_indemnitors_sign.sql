-- What signing by link needs of indemnitors, besides private.indemnitor_to_sign.

-- One policy, because Postgres checks each permissive policy for every row.
create policy "Firms, contractors and staff can read the invitations they deal with"
on public.signing_links for select to authenticated
using (
  matter_person_id in (
    select person.id from public.matter_people as person where person.matter_id in (select private.open_matters())
  )
  or indemnitor_id in (
    select asked.id
    from public.indemnitors as asked
    where asked.contractor_id in (select private.own_contractors())
      or asked.contractor_id in (select private.opened_contractors())
  )
  or payment_quote_id in (
    select asked.quote_id from public.payment_requests as asked where asked.matter_id in (select private.open_matters())
  )
);

create function private.indemnitor_name(of_indemnitor uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (select asked.full_name from public.indemnitors as asked where asked.id = of_indemnitor and asked.kind = 'person');
end;
$$;

comment on function private.indemnitor_name(uuid) is 'The name that fills in the form of an indemnitor. Null for a company: its signer has another name.';

revoke all on function private.indemnitor_name(uuid) from public, anon, authenticated, service_role;

create function private.times_of_link(link public.signing_links)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'expiresAt', link.expires_at, 'openedAt', link.opened_at, 'confirmedAt', link.confirmed_at, 'lockedAt', link.locked_at,
    'declinedAt', link.declined_at, 'signedAt', link.signed_at, 'voidedAt', link.voided_at, 'revokedAt', link.revoked_at
  );
$$;

comment on function private.times_of_link(public.signing_links) is 'When each thing happened to an invitation, for staff.';

create function private.shown_signature(signature private.signatures)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select case when signature.link_id is not null then jsonb_build_object(
    'name', signature.name, 'documents', signature.documents, 'answers', signature.answers, 'facts', signature.facts,
    'given', signature.given, 'contentHash', signature.content_hash, 'challengedAt', signature.challenged_at,
    'address', signature.address, 'device', signature.device
  ) end;
$$;

comment on function private.shown_signature(private.signatures) is
  'A signature as staff read it, without secret numbers. Null without one.';

revoke all on function private.times_of_link(public.signing_links), private.shown_signature(private.signatures)
from public, anon, authenticated, service_role;

create function private.signed_indemnities(of_contractor uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (
    select 1 from private.opened_contractors() as opened (id) where opened.id = of_contractor
  ) or exists (
    select 1 from public.contractor_members as member
    where member.contractor_id = of_contractor and member.user_id = auth.uid()
  ) then
    return null;
  end if;

  return coalesce(
    (
      select jsonb_agg(
        jsonb_build_object(
          'name', asked.full_name,
          'role', link.role,
          'times', private.times_of_link(link),
          'signature', private.shown_signature(signature)
        )
        order by link.signed_at, link.id
      )
      from public.indemnitors as asked
      join public.signing_links as link on link.indemnitor_id = asked.id
      join private.signatures as signature on signature.link_id = link.id
      where asked.contractor_id = of_contractor
    ),
    '[]'
  );
end;
$$;

comment on function private.signed_indemnities(uuid) is
  'What indemnitors of a contractor signed, for underwriters who opened the account today and are not its members. Null for anyone else. Contains no secret number.';

revoke all on function private.signed_indemnities(uuid) from public, anon, authenticated, service_role;
grant execute on function private.signed_indemnities(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.signed_indemnities(of_contractor uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.signed_indemnities(of_contractor);
end;

comment on function public.signed_indemnities(uuid) is
  'For staff who opened the account today: what indemnitors of a contractor signed, with answers and signatures. Null for anyone else.';

revoke all on function public.signed_indemnities(uuid) from public, anon, authenticated, service_role;
grant execute on function public.signed_indemnities(uuid) to authenticated;
