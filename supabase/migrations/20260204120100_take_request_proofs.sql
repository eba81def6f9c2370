-- Proofs of requests lie with the documents of the application, and go the same way: uploaded, looked into, kept. They
-- come while the bond is in force, and stay when they belong to a request.

alter table public.application_documents
drop constraint application_documents_doc_type_check,
add constraint application_documents_doc_type_check check (
  doc_type in (
    'financial_statements', 'business_license', 'contract_details', 'tax_returns', 'personal_id', 'other', 'request_proof'
  )
);

alter policy "Customers can add documents while we wait for them" on public.application_documents
with check (
  uploaded_by = (select auth.uid())
  and status = 'uploaded'
  and (
    doc_type <> 'request_proof'
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

alter policy "Customers can delete documents while we wait for them" on public.application_documents
using (
  status = 'uploaded'
  and (
    doc_type <> 'request_proof'
    and application_id in (
      select application.id
      from public.applications as application
      where application.user_id = (select auth.uid()) and application.status in ('draft', 'information_requested')
    )
    or doc_type = 'request_proof'
    and application_id in (select bond.application_id from public.bonds as bond where bond.user_id = (select auth.uid()))
    and id not in (select proof.document_id from public.bond_request_proofs as proof)
  )
)
with check (status = 'deleted');

create or replace function private.may_add_document_file(path text)
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
    ) < 40
    and private.account_file_bytes(auth.uid()) < private.most_account_file_bytes();
$$;

comment on function private.may_add_document_file(text) is
  'Whether the caller may put a file to this path, where none was before: in an own application that waits for documents, or as a proof beside an own bond in force.';

create or replace function private.may_remove_document_file(path text)
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
    -- The row goes first: a document that counts has its file.
    and not exists (
      select 1
      from public.application_documents as document
      where document.storage_path = path and document.status = 'uploaded'
    );
$$;

comment on function private.may_remove_document_file(text) is
  'Whether the caller may remove the file: of an own application that waits for documents, or a proof beside an own bond, and no document any more.';
