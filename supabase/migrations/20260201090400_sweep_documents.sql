-- What uploads leave behind: files without a document, where a browser closed between the two or a draft was
-- discarded, and documents without a file. The function `sweep-documents` removes them, because bytes go through
-- Storage only; where the platform has the means, the database calls it every hour.

create function public.find_stray_document_files(most integer)
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
        file.created_at < now() - interval '24 hours' -- its row may be on the way
        or not exists (
          select 1
          from public.applications as application
          where application.id = substring(file.name from '^app/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/')::uuid
        )
      )
    )
  order by file.created_at
  limit most;
$$;

comment on function public.find_stray_document_files(integer) is
  'Paths of files that are no document: deleted, of an application that is gone, or a day old without a row. For service_role only.';

revoke all on function public.find_stray_document_files(integer) from public, anon, authenticated;
grant execute on function public.find_stray_document_files(integer) to service_role;

create function public.delete_documents_without_file()
returns table (deleted integer, lost integer)
language sql
set search_path = ''
as $$
  with missing as (
    select document.id, document.checked_at is not null as was_checked
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
  'Deletes documents whose file never came, and counts those whose file was lost after it was checked. For service_role only.';

revoke all on function public.delete_documents_without_file() from public, anon, authenticated;
grant execute on function public.delete_documents_without_file() to service_role;

create function private.call_sweep_documents()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'functions_url');
  key constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'sweep_key');
begin
  if address is null or key is null then
    raise exception 'Vault lacks functions_url or sweep_key: documents are not swept';
  end if;

  perform net.http_post(
    url := address || '/sweep-documents',
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', key),
    body := '{}'::jsonb
  );
end;
$$;

comment on function private.call_sweep_documents() is
  'Calls the function `sweep-documents` with the address and the secret key that Vault keeps. For the schedule only.';

revoke all on function private.call_sweep_documents() from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return; -- the stack of this repository: there the function is called by hand
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('sweep-documents', '17 * * * *', 'select private.call_sweep_documents()');
end;
$$;
