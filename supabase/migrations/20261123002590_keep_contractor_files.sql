-- Files of a contractor: financial statements, an owner's bond form, a contract. The function `add-contractor-file` checks
-- and stores the bytes and `open-contractor-file` signs an address for a minute. No policy opens the bucket to anyone.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'contractors', 'contractors', false, 6291456, -- 6 MB, as MAX_MATTER_FILE_BYTES in src/domain/matters/matter-file-kinds.ts
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
  ]
)
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table public.contractor_files (
  id uuid primary key,
  contractor_id uuid not null references public.contractors (id) on delete cascade,
  project_id uuid references public.projects (id) on delete cascade,
  kind text not null check (kind in ('statement', 'bond-form', 'contract', 'other')),
  name text not null check (length(name) between 1 and 255 and name !~ '[\t\n]'),
  mime_type text not null check (
    mime_type in (
      'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
    )
  ),
  size_bytes integer not null check (size_bytes between 1 and 6291456),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  scan_status text check (scan_status in ('not_scanned', 'clean')),
  added_by uuid not null, -- no foreign key: the record outlives the account
  created_at timestamptz not null default now(),
  stored_at timestamptz,

  constraint contractor_files_belong_to_their_project check (
    case kind when 'statement' then project_id is null when 'other' then true else project_id is not null end
  ),
  constraint contractor_files_hold_no_hidden_characters check (not private.holds_hidden_characters(name)),
  constraint contractor_files_are_stored_after_the_scan check ((stored_at is null) = (scan_status is null))
);

comment on table public.contractor_files is
  'Files of contractors, some of them of one project. The bytes are in the bucket `contractors` at {contractor}/{file}.';
comment on column public.contractor_files.id is 'Made by the browser, so that a repeated call stores the same file.';
comment on column public.contractor_files.name is 'The sender''s name for the file. For display only.';
comment on column public.contractor_files.sha256 is 'SHA-256 of the contents. A file is never replaced by another one.';
comment on column public.contractor_files.stored_at is 'When the bytes were stored. Null: the file does not count yet.';

create index contractor_files_contractor_id_idx on public.contractor_files (contractor_id, created_at);
create index contractor_files_project_id_idx on public.contractor_files (project_id);

alter table public.contractor_files enable row level security;
revoke all on public.contractor_files from public, anon, authenticated, service_role;
grant select on public.contractor_files to authenticated;

create policy "Members and staff who opened the account can read its stored files"
on public.contractor_files for select to authenticated
using (
  stored_at is not null
  and (
    contractor_id in (select private.own_contractors()) or contractor_id in (select private.opened_contractors())
  )
);

create policy "The session is open and has proved the second factor"
on public.contractor_files as restrictive for all to authenticated
using ((select private.has_open_session())) with check ((select private.has_open_session()));

create function private.offer_contractor_file(call jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_files constant integer := 500;
  max_bytes constant bigint := 1073741824; -- 1 GB
  fresh public.contractor_files;
  stored public.contractor_files;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);
  fresh := jsonb_populate_record(null::public.contractor_files, call -> 'file');
  perform 1 from public.contractors as held where held.id = fresh.contractor_id for update;
  if not private.can_open_contractor(fresh.contractor_id) then
    return 'not-found';
  end if;
  if fresh.project_id is not null and not exists (
    select 1 from public.projects as own where own.id = fresh.project_id and own.contractor_id = fresh.contractor_id
  ) then
    return 'not-found';
  end if;

  select * into stored from public.contractor_files as known where known.id = fresh.id;
  if found then
    -- A repeated call continues. The id of another file is refused.
    return case
      when stored.contractor_id <> fresh.contractor_id or stored.sha256 <> fresh.sha256 then 'not-found'
      when stored.stored_at is null then 'offered'
      else 'stored'
    end;
  end if;
  -- After a lost answer, the user chooses the same file again.
  if exists (
    select 1
    from public.contractor_files as same
    where same.contractor_id = fresh.contractor_id and same.project_id is not distinct from fresh.project_id
      and same.sha256 = fresh.sha256 and same.stored_at is not null
  ) then
    return 'stored';
  end if;

  if (
    select count(*) >= max_files or coalesce(sum(held.size_bytes), 0) + fresh.size_bytes > max_bytes
    from public.contractor_files as held
    where held.contractor_id = fresh.contractor_id
  ) then
    return 'too-many-files';
  end if;

  insert into public.contractor_files (
    id, contractor_id, project_id, kind, name, mime_type, size_bytes, sha256, added_by
  )
  values (
    fresh.id, fresh.contractor_id, fresh.project_id, fresh.kind, fresh.name, fresh.mime_type, fresh.size_bytes,
    fresh.sha256, auth.uid()
  );

  return 'offered';
end;
$$;

comment on function private.offer_contractor_file(jsonb) is
  'Records a file before its bytes are scanned and stored. Returns "offered", "stored" for contents that the contractor or the project has already, or why not: not-found, too-many-files (500 files, 1 GB).';

create function private.keep_contractor_file(of_file uuid, scan text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.contractor_files as file
  set stored_at = coalesce(file.stored_at, now()), scan_status = coalesce(file.scan_status, keep_contractor_file.scan)
  where file.id = of_file;

  return found;
end;
$$;

comment on function private.keep_contractor_file(uuid, text) is
  'Marks a file as stored, once its bytes were scanned and stored. Only then it counts. False: its row is gone.';

create function private.contractor_file_to_open(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  file public.contractor_files;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);

  select * into file
  from public.contractor_files as known
  where known.id = (call ->> 'fileId')::uuid and known.stored_at is not null;
  if not found then
    return null;
  end if;
  if not private.can_open_contractor(file.contractor_id) then
    -- The access log names the contractor, so staff open the account first.
    if not exists (
      select 1 from private.opened_contractors() as opened (id) where opened.id = file.contractor_id
    ) then
      return null;
    end if;
    perform private.record_read(auth.uid(), 'contractor-file-opened', null, file.id);
  end if;

  return jsonb_build_object('path', file.contractor_id || '/' || file.id, 'name', file.name, 'mimeType', file.mime_type);
end;
$$;

comment on function private.contractor_file_to_open(jsonb) is
  'Path, name and type of a file for the verified caller in the claims: a member of the contractor, or staff who opened its account today, whose opening is recorded. Null: no such file, or the caller may not open it.';

create function private.remove_contractor_file(of_file uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  file public.contractor_files;
begin
  select * into file from public.contractor_files as known where known.id = of_file for update;
  if not found or not private.can_open_contractor(file.contractor_id) then
    return 'not-found';
  end if;
  if exists (
    select 1 from private.staff_reads as opened
    where opened.kind = 'contractor-file-opened' and opened.document_id = of_file
  ) then
    return 'opened';
  end if;

  delete from public.contractor_files as removed where removed.id = of_file;

  return 'removed';
end;
$$;

comment on function private.remove_contractor_file(uuid) is
  'Deletes a file of the caller''s contractor; the sweep deletes its bytes. Returns "removed", or why not: not-found, opened (an underwriter may have decided by it).';

create function private.find_stray_contractor_files(max_rows integer)
returns setof text
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A call that ended before the bytes were stored.
  delete from public.contractor_files as unfinished
  where unfinished.stored_at is null and unfinished.created_at < now() - interval '24 hours';

  return query
    select bytes.name
    from storage.objects as bytes
    where bytes.bucket_id = 'contractors'
      and not exists (
        select 1 from public.contractor_files as file where file.contractor_id || '/' || file.id = bytes.name
      )
    order by bytes.created_at
    limit max_rows;
end;
$$;

comment on function private.find_stray_contractor_files(integer) is
  'Paths of files whose row is gone: removed by the contractor, deleted with its project or account, or never finished within a day.';

revoke all on function
private.offer_contractor_file(jsonb), private.keep_contractor_file(uuid, text), private.contractor_file_to_open(jsonb),
private.remove_contractor_file(uuid), private.find_stray_contractor_files(integer)
from public, anon, authenticated, service_role;

grant execute on function
private.offer_contractor_file(jsonb), private.keep_contractor_file(uuid, text), private.contractor_file_to_open(jsonb),
private.find_stray_contractor_files(integer)
to service_role;
grant execute on function private.remove_contractor_file(uuid) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.offer_contractor_file(call jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.offer_contractor_file(call);
end;

create function public.keep_contractor_file(of_file uuid, scan text)
returns boolean language sql set search_path = ''
begin atomic
  select private.keep_contractor_file(of_file, scan);
end;

create function public.contractor_file_to_open(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.contractor_file_to_open(call);
end;

create function public.remove_contractor_file(of_file uuid)
returns text language sql set search_path = ''
begin atomic
  select private.remove_contractor_file(of_file);
end;

create function public.find_stray_contractor_files(max_rows integer)
returns setof text language sql set search_path = ''
begin atomic
  select private.find_stray_contractor_files(max_rows);
end;

comment on function public.offer_contractor_file(jsonb) is 'Records a file of a contractor for the verified caller in its claims. For service_role only.';
comment on function public.keep_contractor_file(uuid, text) is 'Marks a file as stored. For service_role only.';
comment on function public.contractor_file_to_open(jsonb) is 'A file for the verified caller in the claims. For service_role only.';
comment on function public.remove_contractor_file(uuid) is 'For members of the contractor: deletes a file that no underwriter has opened.';
comment on function public.find_stray_contractor_files(integer) is 'Paths of files whose row is gone. For service_role only.';

revoke all on function
public.offer_contractor_file(jsonb), public.keep_contractor_file(uuid, text), public.contractor_file_to_open(jsonb),
public.remove_contractor_file(uuid), public.find_stray_contractor_files(integer)
from public, anon, authenticated, service_role;

grant execute on function
public.offer_contractor_file(jsonb), public.keep_contractor_file(uuid, text), public.contractor_file_to_open(jsonb),
public.find_stray_contractor_files(integer)
to service_role;
grant execute on function public.remove_contractor_file(uuid) to authenticated;
