-- Files for an application: from the customer, and the blank form of a court or agency from staff. A row describes the file; the bucket `applications` holds its bytes.
-- Deletes are soft: no customer removes a row, and a deleted row stays deleted.

create table public.application_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade, -- only drafts are ever removed
  doc_type text not null check (
    doc_type in (
      'financial_statements', 'business_license', 'contract_details', 'tax_returns', 'personal_id', 'other',
      'request_proof', 'required_form'
    )
  ),
  storage_path text not null unique,
  -- One line, without characters that change the direction of text: such a character can make `annfdp.exe` look like
  -- `annexe.pdf`.
  original_name text not null check (
    length(original_name) between 1 and 255
    and original_name !~ '[\u0001-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]'
  ),
  mime_type text not null check (
    mime_type in (
      'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
    )
  ),
  size_bytes bigint not null check (size_bytes between 1 and 26214400), -- 25 MB, the limit of the bucket
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  status text not null default 'uploaded' check (status in ('uploaded', 'deleted')),
  created_at timestamptz not null default now(),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  checked_at timestamptz,
  scan_status text not null default 'not_scanned' check (scan_status in ('not_scanned', 'clean', 'infected')),
  is_checked boolean not null generated always as (checked_at is not null and scan_status <> 'infected') stored,

  -- The path from documentPath in src/domain/documents/document-path.ts. The check keeps a row from naming a file of
  -- another application.
  constraint application_documents_lie_in_their_folder check (
    storage_path ~ (
      '^app/' || application_id::text || '/' || doc_type
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$'
    )
    and length(storage_path) <= 200
  ),

  constraint application_documents_are_checked_by_their_hash check ((sha256 is null) = (checked_at is null)),

  constraint application_documents_name_holds_no_hidden_characters check (
    not private.holds_hidden_characters(original_name)
  )
);

comment on table public.application_documents is 'Files uploaded for an application.';
comment on column public.application_documents.storage_path is 'Path of the file in the bucket `applications`.';
comment on column public.application_documents.original_name is
  'The sender''s name for the file. For display only, never for opening the file.';
comment on column public.application_documents.mime_type is
  'The type that the customer''s browser sent; after the check, the type of the contents.';
comment on column public.application_documents.sha256 is 'SHA-256 of the checked contents.';
comment on column public.application_documents.checked_at is
  'When the function `check-document` accepted the contents.';
comment on column public.application_documents.is_checked is
  'Whether the document counts: its contents were accepted, and no scan found it infected. The only definition.';

create index application_documents_application_id_idx on public.application_documents (application_id, created_at desc);
create index application_documents_uploaded_by_idx on public.application_documents (uploaded_by);

-- Runs after the policies, so that a caller cannot learn how many documents another customer has.
create function private.limit_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_kept constant integer := 30;
  max_ever constant integer := 200; -- deleted documents included
  kept integer;
  ever integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || new.application_id::text, 0));

  select count(*) filter (where document.status = 'uploaded'), count(*) into kept, ever
  from public.application_documents as document
  where document.application_id = new.application_id;

  if kept > max_kept or ever > max_ever then
    raise exception 'An application has at most % documents', max_kept using errcode = 'check_violation';
  end if;

  return null;
end;
$$;

comment on function private.limit_documents() is
  'Limits an application to 30 documents, and to 200 including deleted documents.';

revoke all on function private.limit_documents() from public, anon, authenticated, service_role;

create trigger limit_documents
after insert on public.application_documents
for each row when (new.doc_type <> 'required_form') execute function private.limit_documents();

alter table public.application_documents enable row level security;

revoke all on public.application_documents from public, anon, authenticated, service_role;
grant select on public.application_documents to authenticated, service_role;
grant insert (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, uploaded_by, status)
on public.application_documents to authenticated;
grant update (status) on public.application_documents to authenticated;
grant insert (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, uploaded_by)
on public.application_documents to service_role;
grant update (status, mime_type, size_bytes, sha256, checked_at, scan_status) on public.application_documents to service_role;

create policy "Owners and staff who opened the application can read documents"
on public.application_documents for select to authenticated
using (
  application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
  or application_id in (select private.opened_applications())
);

create policy "Customers can add documents while we wait for them"
on public.application_documents for insert to authenticated
with check (
  uploaded_by = (select auth.uid())
  and status = 'uploaded'
  and (
    doc_type not in ('request_proof', 'required_form')
    and application_id in (
      select application.id
      from public.applications as application
      where application.user_id = (select auth.uid()) and application.status in ('draft', 'information_requested')
    )
    or doc_type = 'request_proof'
    and application_id in (
      select bond.application_id
      from public.bonds as bond
      where bond.user_id = (select auth.uid()) and bond.status = 'active'
    )
  )
);

-- The platform has this publication. Other stacks create it here. Row level security applies to each subscriber.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

alter publication supabase_realtime add table public.application_documents;

-- Realtime cannot check row level security for a deleted row: it sends the key of the row to every subscriber. So
-- deletes are not published. Documents are deleted softly, with an update.
alter publication supabase_realtime set (publish = 'insert, update');

-- Realtime sends "Error 401" with the table's name to every subscriber whose role may not read the key, before it
-- checks row level security (realtime.apply_rls). With this grant Realtime checks the policies, and no policy shows a
-- row to a visitor.
grant select (id) on public.application_documents to anon;

-- The files of application_documents: private, at most 25 MB each, at app/{application}/{type}/{uuid}-{name}.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'applications', 'applications', false, 26214400, -- 25 MB
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
  ]
)
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create function private.account_file_bytes(account uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  -- Stored files count with the size from Storage. Documents without a file yet count with the size that the customer
  -- sent.
  select coalesce(sum(found.bytes), 0)::bigint
  from public.applications as application
  cross join lateral (
    select (file.metadata ->> 'size')::bigint as bytes
    from storage.objects as file
    where file.bucket_id = 'applications'
      and file.name collate "C" >= 'app/' || application.id || '/'
      and file.name collate "C" < 'app/' || application.id || '0'
    union all
    select document.size_bytes
    from public.application_documents as document
    where document.application_id = application.id
      and document.status = 'uploaded'
      and not exists (
        select 1 from storage.objects as file where file.bucket_id = 'applications' and file.name = document.storage_path
      )
  ) as found
  where application.user_id = account;
$$;

comment on function private.account_file_bytes(uuid) is
  'How many bytes the files of all applications of an account use.';

create function private.max_account_file_bytes()
returns bigint
language sql
immutable
set search_path = ''
as $$
  select 524288000::bigint; -- 500 MB, as MAX_ACCOUNT_FILE_BYTES in src/domain/documents/file-kinds.ts
$$;

comment on function private.max_account_file_bytes() is 'The maximum number of bytes for the files of one account.';

-- Runs after the policies, so that a caller cannot learn how much another customer has stored. The upload policy cannot
-- lock, so simultaneous files may pass it together. They become documents one at a time here.
create function private.limit_account_files()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  account constant uuid := (
    select application.user_id from public.applications as application where application.id = new.application_id
  );
begin
  if account is null then
    return null;
  end if;

  perform pg_advisory_xact_lock(hashtextextended('files of ' || account::text, 0));

  if private.account_file_bytes(account) > private.max_account_file_bytes() then
    raise exception 'The files of an account take at most % bytes', private.max_account_file_bytes()
    using errcode = 'check_violation', detail = 'account-full';
  end if;

  return null;
end;
$$;

comment on function private.limit_account_files() is 'Limits the documents of an account to 500 MB.';

revoke all on function
  private.account_file_bytes(uuid), private.max_account_file_bytes(), private.limit_account_files()
from public, anon, authenticated, service_role;

create trigger limit_account_files
after insert on public.application_documents
for each row when (new.doc_type <> 'required_form') execute function private.limit_account_files();

create function private.may_add_document_file(path text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    path ~ (
      '^app/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      '/(financial_statements|business_license|contract_details|tax_returns|personal_id|other|request_proof)'
      '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$'
    )
    and length(path) <= 200
    and case split_part(path, '/', 3)
      when 'request_proof' then exists (
        select 1
        from public.bonds as bond
        where bond.user_id = auth.uid() and bond.application_id::text = split_part(path, '/', 2) and bond.status = 'active'
      )
      else exists (
        select 1
        from public.applications as application
        where application.user_id = auth.uid()
          and application.id::text = split_part(path, '/', 2)
          and application.status in ('draft', 'information_requested')
      )
    end
    -- A checked document keeps its path for good: no other file may take the path.
    and not exists (select 1 from public.application_documents as document where document.storage_path = path)
    -- Allows the 30 documents of an application and some more that are being uploaded or deleted. Paths that begin with
    -- `app/{id}/` sort before `app/{id}0`, so the platform's index on bucket and name finds this range.
    and (
      select count(*)
      from storage.objects as file
      where file.bucket_id = 'applications'
        and file.name collate "C" >= 'app/' || split_part(path, '/', 2) || '/'
        and file.name collate "C" < 'app/' || split_part(path, '/', 2) || '0'
    ) < 40
    and private.account_file_bytes(auth.uid()) < private.max_account_file_bytes();
$$;

comment on function private.may_add_document_file(text) is
  'Whether the caller may upload a file to this path, where no file was before: in their own application that accepts documents, or as a proof for their own bond in force.';

create function private.may_remove_document_file(path text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    case split_part(path, '/', 3)
      when 'request_proof' then exists (
        select 1
        from public.bonds as bond
        where bond.user_id = auth.uid() and bond.application_id::text = split_part(path, '/', 2)
      )
      else exists (
        select 1
        from public.applications as application
        where application.user_id = auth.uid()
          and application.id::text = split_part(path, '/', 2)
          and application.status in ('draft', 'information_requested')
      )
    end
    -- The row is deleted first, so that a document that counts always has its file.
    and not exists (
      select 1
      from public.application_documents as document
      where document.storage_path = path and document.status = 'uploaded'
    );
$$;

comment on function private.may_remove_document_file(text) is
  'Whether the caller may remove the file: from their own application that accepts documents, or a proof for their own bond, when no document uses it.';

revoke all on function
  private.may_add_document_file(text), private.may_remove_document_file(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.may_add_document_file(text), private.may_remove_document_file(text)
to authenticated;

-- Only the function `open-document` signs addresses. Over the Storage API anyone could have a file signed for years,
-- and the address would outlive the session, the role and the account. The platform calls the signing operations
-- storage.object.sign and storage.object.sign_many, and resized pictures use the same names. The pattern also refuses
-- names with a suffix. Staff have no policy: they open files through that function, which records each opening.
create policy "Customers can read files of their own applications and sign none"
on storage.objects for select to authenticated
using (
  bucket_id = 'applications'
  and coalesce(storage.operation(), '') not like '%sign%'
  and (storage.foldername(name))[2] in (
    select application.id::text from public.applications as application where application.user_id = (select auth.uid())
  )
);

-- A signed upload address would still work without a session after submission, so no upload address is signed. There is
-- no policy for updates, so no file is ever overwritten or moved.
create policy "Customers can add files while we wait for them"
on storage.objects for insert to authenticated
with check (
  bucket_id = 'applications'
  and storage.operation() is distinct from 'storage.object.sign_upload_url'
  and private.may_add_document_file(name)
);

create policy "Customers can remove files that are no document while we wait for them"
on storage.objects for delete to authenticated
using (bucket_id = 'applications' and private.may_remove_document_file(name));

-- Leftovers of uploads: files without a document, after a browser closed between the two steps or a draft was
-- discarded, and documents without a file. The function `sweep-documents` removes both, because only Storage can delete
-- bytes. Where the platform has pg_cron, the database calls the function every hour.

create function public.find_stray_document_files(max_rows integer)
returns setof text
language sql
stable
set search_path = ''
as $$
  select file.name
  from storage.objects as file
  left join public.application_documents as document on document.storage_path = file.name
  where file.bucket_id = 'applications'
    and (
      document.status = 'deleted'
      or document.id is null and (
        file.created_at < now() - interval '24 hours' -- its row may still be on the way
        or not exists (
          select 1
          from public.applications as application
          where application.id = substring(file.name from '^app/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
        )
      )
    )
  order by file.created_at
  limit max_rows;
$$;

comment on function public.find_stray_document_files(integer) is
  'Paths of files without a document: the document is deleted, its application is gone, or the file is a day old and has no row. For service_role only.';

revoke all on function public.find_stray_document_files(integer) from public, anon, authenticated;
grant execute on function public.find_stray_document_files(integer) to service_role;

create function public.delete_documents_without_file()
returns table (deleted integer, lost integer)
language sql
set search_path = ''
as $$
  with missing as (
    select document.id, document.is_checked as was_checked
    from public.application_documents as document
    where document.status = 'uploaded'
      and document.created_at < now() - interval '24 hours'
      and not exists (
        select 1 from storage.objects as file where file.bucket_id = 'applications' and file.name = document.storage_path
      )
  ),
  gone as (
    update public.application_documents
    set status = 'deleted'
    where id in (select missing.id from missing where not missing.was_checked)
    returning 1
  )
  select
    (select count(*) from gone)::integer,
    (select count(*) from missing where missing.was_checked)::integer;
$$;

comment on function public.delete_documents_without_file() is
  'Deletes documents whose file never arrived, and counts checked documents whose file was lost. For service_role only.';

revoke all on function public.delete_documents_without_file() from public, anon, authenticated;
grant execute on function public.delete_documents_without_file() to service_role;

create function private.call_sweep_documents()
returns void
language sql
security definer
set search_path = ''
as $$
  select private.call_function('sweep-documents', 'sweep_key');
$$;

comment on function private.call_sweep_documents() is
  'Calls the function `sweep-documents` with the address and the secret key from Vault. For the schedule only.';

revoke all on function private.call_sweep_documents() from public, anon, authenticated, service_role;

select private.schedule('sweep-documents', '17 * * * *', 'select private.call_sweep_documents()');

-- Staff open files through Edge Functions only. Each Edge Function asks here whether the person may, and the record is
-- written before an address is signed.

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
    and application.submitted_at is not null
    and not private.is_own_application(reader, application.id);
  if not found then
    return 'not-found';
  end if;

  if not document.is_checked
    or (document.scan_status = 'not_scanned' and (select setting.document_scanner from private.settings as setting))
  then
    return 'not-available';
  end if;

  perform private.record_read(reader, 'document-opened', document.application_id, document.id);

  return 'recorded';
end;
$$;

comment on function public.record_document_opening(jsonb) is
  'Records that a staff member opens a document: one that was checked, is not infected and belongs to a submitted application. Returns recorded, not-staff, not-found or not-available. For service_role only.';

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
  if not found or bond.user_id = reader or private.is_own_application(reader, bond.application_id) then
    return 'not-found';
  end if;

  perform private.record_read(reader, 'bond-papers-opened', bond.application_id, null, bond.id);

  return 'recorded';
end;
$$;

comment on function public.record_bond_papers_opening(jsonb) is
  'Records that a staff member opens the papers of a bond, because the papers name its principal. Returns recorded, not-staff or not-found. For service_role only.';

revoke all on function
  public.record_document_opening(jsonb), public.record_bond_papers_opening(jsonb)
from public, anon, authenticated;
grant execute on function
  public.record_document_opening(jsonb), public.record_bond_papers_opening(jsonb)
to service_role;
