-- How the records of one application or one bond are deleted when their period is over.

create function private.erase_application(target uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('marshline.erasing', 'on', true);

  delete from private.application_secrets where application_id = target;
  delete from private.notifications where application_id = target;
  delete from public.application_documents where application_id = target;
  delete from public.information_answers where application_id = target;
  delete from public.application_notes where application_id = target;
  delete from public.application_assignments where application_id = target;

  update public.payments
  set user_id = null, billing_address = '{}', last_four = null
  where application_id = target;

  update public.applications
  set user_id = null, quote_key_hash = null, answers = '{}', revision = revision + 1, erased_at = now()
  where id = target;

  delete from public.application_words where application_id = target;

  perform set_config('marshline.erasing', 'off', true);
end;
$$;

comment on function private.erase_application(uuid) is
  'Deletes everything that says whose application it was. Number, amounts and history stay.';

create function private.delete_bond(target uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applications constant uuid[] := array(
    select bond.application_id from public.bonds as bond where bond.id = target and bond.application_id is not null
    union
    select term.application_id from public.bond_terms as term where term.bond_id = target and term.application_id is not null
    union
    select renewal.application_id
    from public.renewals as renewal
    where renewal.bond_id = target and renewal.application_id is not null
  );
begin
  perform set_config('marshline.erasing', 'on', true);
  delete from public.bond_manifests where bond_id = target;
  delete from public.bonds where id = target;
  perform private.erase_application(application) from unnest(applications) as application;
end;
$$;

comment on function private.delete_bond(uuid) is 'Deletes a bond with all its records, and erases the applications it was issued on.';

revoke all on function private.erase_application(uuid), private.delete_bond(uuid)
from public, anon, authenticated, service_role;
