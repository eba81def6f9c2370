-- The files of application_documents: private, 25 MB each, kept in app/{application}/{type}/{uuid}-{name}.

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
  -- Files by the size that Storage wrote down, and documents whose file is not there yet by what the customer says.
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

comment on function private.account_file_bytes(uuid) is 'How many bytes the files of all applications of an account take.';

create function private.most_account_file_bytes()
returns bigint
language sql
immutable
set search_path = ''
as $$
  select 524288000::bigint; -- 500 MB, as MAX_ACCOUNT_FILE_BYTES in src/domain/documents/file-kinds.ts
$$;

comment on function private.most_account_file_bytes() is 'The most bytes that the files of one account may take.';

-- After the policies have decided, so that nobody learns from it how much another customer has stored. The policy for
-- uploads cannot lock, so files that arrive at once may pass it together; they become documents one at a time here.
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

  if private.account_file_bytes(account) > private.most_account_file_bytes() then
    raise exception 'The files of an account take at most % bytes', private.most_account_file_bytes()
    using errcode = 'check_violation', detail = 'account-full';
  end if;

  return null;
end;
$$;

comment on function private.limit_account_files() is 'Keeps the documents of an account to 500 MB.';

revoke all on function
  private.account_file_bytes(uuid), private.most_account_file_bytes(), private.limit_account_files()
from public, anon, authenticated, service_role;

create trigger limit_account_files
after insert on public.application_documents
for each row execute function private.limit_account_files();

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
      '/(financial_statements|business_license|contract_details|tax_returns|personal_id|other)'
      '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$'
    )
    and length(path) <= 200
    and exists (
      select 1
      from public.applications as application
      where application.user_id = auth.uid()
        and application.id::text = split_part(path, '/', 2)
        and application.status in ('draft', 'information_requested')
    )
    -- What was checked stays what it was: no other file comes to its place.
    and not exists (select 1 from public.application_documents as document where document.storage_path = path)
    -- Room for the 30 documents an application may have, and for some that are on their way in or out. What begins with
    -- `app/{id}/` comes before `app/{id}0`: a range that the platform's index on bucket and name finds.
    and (
      select count(*)
      from storage.objects as file
      where file.bucket_id = 'applications'
        and file.name collate "C" >= 'app/' || split_part(path, '/', 2) || '/'
        and file.name collate "C" < 'app/' || split_part(path, '/', 2) || '0'
    ) < 40;
$$;

comment on function private.may_add_document_file(text) is
  'Whether the caller may put a file to this path: in an own application that waits for documents, where none was before.';

create function private.may_remove_document_file(path text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (
      select 1
      from public.applications as application
      where application.user_id = auth.uid()
        and application.id::text = split_part(path, '/', 2)
        and application.status in ('draft', 'information_requested')
    )
    -- The row goes first: a document that counts has its file.
    and not exists (
      select 1
      from public.application_documents as document
      where document.storage_path = path and document.status = 'uploaded'
    );
$$;

comment on function private.may_remove_document_file(text) is
  'Whether the caller may remove the file: of an own application that waits for documents, and no document any more.';

revoke all on function
  private.may_add_document_file(text), private.may_remove_document_file(text)
from public, anon, authenticated, service_role;
grant execute on function
  private.may_add_document_file(text), private.may_remove_document_file(text)
to authenticated;

-- The function `open-document` is the only one that signs an address: over the Storage API anybody could have it signed
-- for years, and it would outlive the session, the role and the account. The platform calls these operations
-- storage.object.sign and storage.object.sign_many, and asks for pictures in another size by the same; the pattern also
-- refuses what may be added to them. Staff have no policy: they open files by that function, which records it.
create policy "Customers can read files of their own applications and sign none"
on storage.objects for select to authenticated
using (
  bucket_id = 'applications'
  and coalesce(storage.operation(), '') not like '%sign%'
  and (storage.foldername(name))[2] in (
    select application.id::text from public.applications as application where application.user_id = (select auth.uid())
  )
);

-- An address to upload to without a session would still work after the application was submitted, so none is signed.
-- Without a policy for updates no file is ever overwritten or moved.
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
