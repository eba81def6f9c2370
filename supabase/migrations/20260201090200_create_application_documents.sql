-- Files customers upload for an application. A row is what the file is, the bucket `applications` has its bytes.
-- Rows are deleted softly: no customer removes one, and a deleted one stays deleted.

create table public.application_documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade, -- only drafts are ever removed
  doc_type text not null check (
    doc_type in (
      'financial_statements', 'business_license', 'contract_details', 'tax_returns', 'personal_id', 'other'
    )
  ),
  storage_path text not null unique,
  -- One line, and no sign that turns the direction of writing: it can make `annexe.pdf` of `annfdp.exe`.
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
  size_bytes bigint not null check (size_bytes between 1 and 26214400), -- 25 MB, as the bucket
  uploaded_by uuid default auth.uid() references auth.users (id) on delete set null,
  status text not null default 'uploaded' check (status in ('uploaded', 'deleted')),
  created_at timestamptz not null default now(),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  checked_at timestamptz,
  scan_status text not null default 'not_scanned' check (scan_status in ('not_scanned', 'clean', 'infected')),

  -- The path of documentPath in src/domain/documents/document-path.ts: nobody names a file of another application.
  constraint application_documents_lie_in_their_folder check (
    storage_path ~ (
      '^app/' || application_id::text || '/' || doc_type
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}-[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$'
    )
    and length(storage_path) <= 200
  ),

  constraint application_documents_are_checked_by_their_hash check ((sha256 is null) = (checked_at is null))
);

comment on table public.application_documents is 'Files uploaded for an application.';
comment on column public.application_documents.storage_path is 'Where the file is in the bucket `applications`.';
comment on column public.application_documents.original_name is 'What the customer calls the file. To be shown, never to be opened by.';
comment on column public.application_documents.mime_type is 'As the customer says until it is checked, then by the contents of the file.';
comment on column public.application_documents.sha256 is 'SHA-256 of the contents that were checked.';
comment on column public.application_documents.checked_at is
  'When the function `check-document` found the contents to be what they should. Only then does it count.';

create index application_documents_application_id_idx on public.application_documents (application_id, created_at desc);
create index application_documents_uploaded_by_idx on public.application_documents (uploaded_by);

-- After the policies have spoken, so that nobody learns from it how many documents another customer has.
create function private.limit_documents()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most_kept constant integer := 30;
  most_ever constant integer := 200; -- with those that were deleted again
  kept integer;
  ever integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('documents of ' || new.application_id::text, 0));

  select count(*) filter (where document.status = 'uploaded'), count(*) into kept, ever
  from public.application_documents as document
  where document.application_id = new.application_id;

  if kept > most_kept or ever > most_ever then
    raise exception 'An application has at most % documents', most_kept using errcode = 'check_violation';
  end if;

  return null;
end;
$$;

comment on function private.limit_documents() is 'Keeps an application to 30 documents, and to 200 with the deleted ones.';

revoke all on function private.limit_documents() from public, anon, authenticated, service_role;

create trigger limit_documents
after insert on public.application_documents
for each row execute function private.limit_documents();

alter table public.application_documents enable row level security;

revoke all on public.application_documents from public, anon, authenticated, service_role;
grant select on public.application_documents to authenticated, service_role;
grant insert (application_id, doc_type, storage_path, original_name, mime_type, size_bytes, uploaded_by, status)
on public.application_documents to authenticated;
grant update (status) on public.application_documents to authenticated;
grant update (status, mime_type, size_bytes, sha256, checked_at, scan_status) on public.application_documents to service_role;

create policy "Customers can read the documents of their own applications, staff those of what was sent"
on public.application_documents for select to authenticated
using (
  application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
  or (
    (select private.is_staff())
    and exists (
      select 1
      from public.applications as application
      where application.id = application_id and application.submitted_at is not null
    )
  )
);

create policy "Customers can add documents while we wait for them"
on public.application_documents for insert to authenticated
with check (
  uploaded_by = (select auth.uid())
  and status = 'uploaded'
  and application_id in (
    select application.id
    from public.applications as application
    where application.user_id = (select auth.uid()) and application.status in ('draft', 'information_requested')
  )
);

create policy "Customers can delete documents while we wait for them"
on public.application_documents for update to authenticated
using (
  status = 'uploaded'
  and application_id in (
    select application.id
    from public.applications as application
    where application.user_id = (select auth.uid()) and application.status in ('draft', 'information_requested')
  )
)
with check (status = 'deleted');

-- The platform has this publication; elsewhere it is made. Row level security holds for each subscriber.
do $$
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end;
$$;

alter publication supabase_realtime add table public.application_documents;

-- Realtime cannot ask row level security about a row that is gone: it sends the key of a deleted row to every
-- subscriber. So deletes are not published. Documents are deleted softly, which is an update.
alter publication supabase_realtime set (publish = 'insert, update');

-- Realtime sends "Error 401" with the table's name to every subscriber whose role may not read the key, before it asks
-- row level security (realtime.apply_rls). With this grant it asks, and no policy shows a row to a visitor.
grant select (id) on public.application_documents to anon;
