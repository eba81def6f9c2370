-- A law firm gets the mails about the bonds of its clients, and they name the client.

-- A bond keeps the matter of its first application, so a renewal belongs to that matter too.
create function private.is_for_client(of_application uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select
    from public.matters as matter
    where matter.application_id = of_application or matter.application_id = (
      select bond.application_id
      from public.renewals as renewal
      join public.bonds as bond on bond.id = renewal.bond_id
      where renewal.application_id = of_application
    )
  );
end;
$$;

comment on function private.is_for_client(uuid) is
  'Whether a law firm applied for its client: for the bond of a matter, or to renew it.';

revoke all on function private.is_for_client(uuid) from public, anon, authenticated, service_role;
grant execute on function private.is_for_client(uuid) to service_role;

create function private.client_of_firm(bond public.bonds)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
begin
  return case
    when private.is_for_client(bond.application_id) then jsonb_build_object('client', bond.principal)
    else '{}'
  end;
end;
$$;

comment on function private.client_of_firm(public.bonds) is
  'The principal for the mail about a bond that a law firm got for its client. Empty for every other bond.';

revoke all on function private.client_of_firm(public.bonds) from public, anon, authenticated, service_role;
grant execute on function private.client_of_firm(public.bonds) to service_role;

create function private.mail_started_renewal()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  is_for_client constant boolean := private.is_for_client(new.application_id);
  owner_address constant text := (
    select nullif(owner.email, '')
    from public.applications as applied
    join auth.users as owner on owner.id = applied.user_id
    where applied.id = new.application_id
  );
  facts constant jsonb := (
    select jsonb_strip_nulls(jsonb_build_object('client', renewed.principal, 'caption', renewed.caption))
    from public.bonds as renewed
    where renewed.id = new.bond_id
  );
begin
  update private.notifications as waiting
  set
    data = waiting.data || '{"isRenewal": true}' || case when is_for_client then facts else '{}' end,
    recipient = case when is_for_client then coalesce(owner_address, waiting.recipient) else waiting.recipient end
  where waiting.application_id = new.application_id and waiting.kind in ('received', 'approved') and waiting.status = 'queued';

  return null;
end;
$$;

comment on function private.mail_started_renewal() is
  'Says in the mails of an application that it renews a bond, and sends them to a law firm that renews for its client. They are queued before the renewal names the application, in the same transaction.';

revoke all on function private.mail_started_renewal() from public, anon, authenticated, service_role;

create trigger mail_started_renewal
after update of status on public.renewals
for each row when (new.status = 'started' and old.status <> 'started')
execute function private.mail_started_renewal();
