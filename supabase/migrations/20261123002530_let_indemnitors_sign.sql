-- What signing by link needs of indemnitors, besides private.indemnitor_to_sign.

create policy "Contractors can read the invitations of their indemnitors"
on public.signing_links for select to authenticated
using (indemnitor_id in (
  select asked.id from public.indemnitors as asked where asked.contractor_id in (select private.own_contractors())
));

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
