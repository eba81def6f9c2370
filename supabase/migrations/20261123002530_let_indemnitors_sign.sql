-- Indemnitors of a contractor sign by the same kind of link as the clients of a firm. They read the underwriter's reason.

alter table public.signing_links
add constraint signing_links_indemnitor_id_fkey foreign key (indemnitor_id) references public.indemnitors (id) on delete cascade;

create policy "Contractors can read the invitations of their indemnitors"
on public.signing_links for select to authenticated
using (indemnitor_id in (
  select asked.id from public.indemnitors as asked where asked.contractor_id in (select private.own_contractors())
));

create function private.indemnitor_to_sign(of_indemnitor uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'email', asked.email,
      'role', case asked.kind when 'entity' then 'indemnitor-entity' else 'indemnitor' end,
      'sender', contractor.legal_name,
      'purpose', 'Bonding line',
      'reason', asked.reason,
      'name', asked.full_name
    )
    from public.indemnitors as asked
    join public.contractors as contractor on contractor.id = asked.contractor_id
    where asked.id = of_indemnitor and asked.released_at is null
      and (private.is_staff() or private.can_open_contractor(contractor.id))
  );
end;
$$;

comment on function private.indemnitor_to_sign(uuid) is
  'How an indemnitor is invited: address, role, sender, purpose and the underwriter''s reason. Null unless the caller is staff or may open the contractor''s account.';

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

revoke all on function private.indemnitor_to_sign(uuid), private.indemnitor_name(uuid)
from public, anon, authenticated, service_role;
