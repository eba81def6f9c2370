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
  )
  or (indemnitor_id is not null and (select private.is_staff()))
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
