-- Staff open files through functions alone. Each function asks here whether the person may, and the record is written
-- before any address is signed.

create function public.record_document_opening(request jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  reader constant uuid := (request ->> 'staff_id')::uuid;
  document public.application_documents;
begin
  if not exists (select 1 from public.staff_roles as held where held.user_id = reader) then
    return 'not-staff';
  end if;

  select kept.* into document
  from public.application_documents as kept
  join public.applications as application on application.id = kept.application_id
  where kept.id = (request ->> 'document_id')::uuid
    and kept.status = 'uploaded'
    and application.submitted_at is not null;
  if not found then
    return 'not-found';
  end if;

  if document.checked_at is null
    or document.scan_status = 'infected'
    or (document.scan_status = 'not_scanned' and (select setting.document_scanner from private.settings as setting))
  then
    return 'not-available';
  end if;

  perform private.record_read(reader, 'document-opened', document.application_id, document.id);

  return 'recorded';
end;
$$;

comment on function public.record_document_opening(jsonb) is
  'Records that a member of the staff opens a document: one that was checked, is not infected and belongs to an application that was sent. Answers recorded, not-staff, not-found or not-available. For service_role only.';

create function public.record_bond_papers_opening(request jsonb)
returns text
language plpgsql
set search_path = ''
as $$
declare
  reader constant uuid := (request ->> 'staff_id')::uuid;
  bond public.bonds;
begin
  if not exists (select 1 from public.staff_roles as held where held.user_id = reader) then
    return 'not-staff';
  end if;

  select * into bond from public.bonds as known where known.id = (request ->> 'bond_id')::uuid;
  if not found then
    return 'not-found';
  end if;

  perform private.record_read(reader, 'bond-papers-opened', bond.application_id, null, bond.id);

  return 'recorded';
end;
$$;

comment on function public.record_bond_papers_opening(jsonb) is
  'Records that a member of the staff opens papers of a bond, which name its principal. Answers recorded, not-staff or not-found. For service_role only.';

revoke all on function
  public.record_document_opening(jsonb), public.record_bond_papers_opening(jsonb)
from public, anon, authenticated;
grant execute on function
  public.record_document_opening(jsonb), public.record_bond_papers_opening(jsonb)
to service_role;
