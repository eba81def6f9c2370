-- Files of a matter: a court order, a judgment, a letter. The function `add-matter-file` checks and stores the bytes and
-- `open-matter-file` signs an address for a minute. No policy opens the bucket to anyone.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'matters', 'matters', false, 6291456, -- 6 MB, as MAX_MATTER_FILE_BYTES in src/domain/matters/matter-file-kinds.ts
  array[
    'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png'
  ]
)
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table public.matter_files (
  id uuid primary key,
  matter_id uuid not null references public.matters (id) on delete cascade,
  kind text not null check (kind in ('court-order', 'judgment', 'letter', 'other')),
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
  added_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  stored_at timestamptz,

  constraint matter_files_hold_no_hidden_characters check (not private.holds_hidden_characters(name)),
  constraint matter_files_are_stored_after_the_scan check ((stored_at is null) = (scan_status is null))
);

comment on table public.matter_files is 'Files of matters. The bytes are in the bucket `matters` at {matter}/{file}.';
comment on column public.matter_files.id is 'Made by the browser, so that a repeated call stores the same file.';
comment on column public.matter_files.name is 'The sender''s name for the file. For display only.';
comment on column public.matter_files.sha256 is 'SHA-256 of the contents. A file is never replaced by another one.';
comment on column public.matter_files.stored_at is 'When the bytes were stored. Null: the file does not count yet.';

create index matter_files_matter_id_idx on public.matter_files (matter_id, created_at);
create index matter_files_added_by_idx on public.matter_files (added_by);

alter table public.matter_files enable row level security;
revoke all on public.matter_files from public, anon, authenticated, service_role;
grant select on public.matter_files to authenticated;

create policy "Members can read the stored files of the matters they may open"
on public.matter_files for select to authenticated
using (stored_at is not null and matter_id in (select private.open_matters()));

create policy "The session is open and has proved the second factor"
on public.matter_files as restrictive for all to authenticated
using ((select private.has_open_session())) with check ((select private.has_open_session()));

create function private.offer_matter_file(call jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_files constant integer := 50;
  max_firm_bytes constant bigint := 2147483648; -- 2 GB
  fresh public.matter_files;
  stored public.matter_files;
  firm uuid;
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);
  fresh := jsonb_populate_record(null::public.matter_files, call -> 'file');
  if not private.can_edit_matter(fresh.matter_id) then
    return 'not-found';
  end if;

  select matter.firm_id into firm from public.matters as matter where matter.id = fresh.matter_id;
  perform pg_advisory_xact_lock(hashtextextended('files of firm ' || firm::text, 0));

  select * into stored from public.matter_files as known where known.id = fresh.id;
  if found then
    -- A repeated call continues. The id of another file is refused.
    return case
      when stored.matter_id <> fresh.matter_id or stored.sha256 <> fresh.sha256 then 'not-found'
      when stored.stored_at is null then 'offered'
      else 'stored'
    end;
  end if;
  -- After a lost answer, the user chooses the same file again.
  if exists (
    select 1
    from public.matter_files as same
    where same.matter_id = fresh.matter_id and same.sha256 = fresh.sha256 and same.stored_at is not null
  ) then
    return 'stored';
  end if;

  if (select count(*) from public.matter_files as held where held.matter_id = fresh.matter_id) >= max_files then
    return 'too-many-files';
  end if;
  if (
    select coalesce(sum(held.size_bytes), 0) + fresh.size_bytes
    from public.matter_files as held
    join public.matters as matter on matter.id = held.matter_id
    where matter.firm_id = firm
  ) > max_firm_bytes then
    return 'too-many-files';
  end if;

  insert into public.matter_files (id, matter_id, kind, name, mime_type, size_bytes, sha256, added_by)
  values (
    fresh.id, fresh.matter_id, fresh.kind, fresh.name, fresh.mime_type, fresh.size_bytes, fresh.sha256, auth.uid()
  );

  return 'offered';
end;
$$;

comment on function private.offer_matter_file(jsonb) is
  'Records a file before its bytes are scanned and stored. Returns "offered", "stored" for contents that the matter has already, or why not: not-found, too-many-files (50 in a matter, 2 GB in a firm).';

create function private.keep_matter_file(of_file uuid, scan text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.matter_files as file
  set stored_at = coalesce(file.stored_at, now()), scan_status = coalesce(file.scan_status, keep_matter_file.scan)
  where file.id = of_file;

  return found;
end;
$$;

comment on function private.keep_matter_file(uuid, text) is
  'Marks a file as stored, once its bytes were scanned and stored. Only then it counts. False: its row is gone.';

create function private.matter_file_to_open(call jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);

  return (
    select jsonb_build_object('path', file.matter_id || '/' || file.id, 'name', file.name, 'mimeType', file.mime_type)
    from public.matter_files as file
    where file.id = (call ->> 'fileId')::uuid and file.stored_at is not null and private.can_open_matter(file.matter_id)
  );
end;
$$;

comment on function private.matter_file_to_open(jsonb) is
  'Path, name and type of a file for the verified caller in the claims. Null: no such file, or the caller may not open its matter.';

create function private.remove_matter_file(of_file uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.matter_files as file where file.id = of_file and private.can_edit_matter(file.matter_id);

  return case when found then 'removed' else 'not-found' end;
end;
$$;

comment on function private.remove_matter_file(uuid) is
  'Deletes a file of a matter; the sweep deletes its bytes. Returns "removed", or why not: not-found.';

create function private.find_stray_matter_files(max_rows integer)
returns setof text
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A call that ended before the bytes were stored.
  delete from public.matter_files as unfinished
  where unfinished.stored_at is null and unfinished.created_at < now() - interval '24 hours';

  return query
    select bytes.name
    from storage.objects as bytes
    where bytes.bucket_id = 'matters'
      and not exists (
        select 1 from public.matter_files as file where file.matter_id || '/' || file.id = bytes.name
      )
    order by bytes.created_at
    limit max_rows;
end;
$$;

comment on function private.find_stray_matter_files(integer) is
  'Paths of files whose row is gone: removed by the firm, deleted with the matter, or never finished within a day.';

revoke all on function
private.offer_matter_file(jsonb), private.keep_matter_file(uuid, text), private.matter_file_to_open(jsonb),
private.remove_matter_file(uuid), private.find_stray_matter_files(integer)
from public, anon, authenticated, service_role;

grant execute on function
private.offer_matter_file(jsonb), private.keep_matter_file(uuid, text), private.matter_file_to_open(jsonb),
private.find_stray_matter_files(integer)
to service_role;
grant execute on function private.remove_matter_file(uuid) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.offer_matter_file(call jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.offer_matter_file(call);
end;

create function public.keep_matter_file(of_file uuid, scan text)
returns boolean language sql set search_path = ''
begin atomic
  select private.keep_matter_file(of_file, scan);
end;

create function public.matter_file_to_open(call jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.matter_file_to_open(call);
end;

create function public.remove_matter_file(of_file uuid)
returns text language sql set search_path = ''
begin atomic
  select private.remove_matter_file(of_file);
end;

create function public.find_stray_matter_files(max_rows integer)
returns setof text language sql set search_path = ''
begin atomic
  select private.find_stray_matter_files(max_rows);
end;

comment on function public.offer_matter_file(jsonb) is 'Records a file of a matter for the verified caller in its claims. For service_role only.';
comment on function public.keep_matter_file(uuid, text) is 'Marks a file as stored. For service_role only.';
comment on function public.matter_file_to_open(jsonb) is 'A file for the verified caller in the claims. For service_role only.';
comment on function public.remove_matter_file(uuid) is 'For members who may change the matter: deletes a file.';
comment on function public.find_stray_matter_files(integer) is 'Paths of files whose row is gone. For service_role only.';

revoke all on function
public.offer_matter_file(jsonb), public.keep_matter_file(uuid, text), public.matter_file_to_open(jsonb),
public.remove_matter_file(uuid), public.find_stray_matter_files(integer)
from public, anon, authenticated, service_role;

grant execute on function
public.offer_matter_file(jsonb), public.keep_matter_file(uuid, text), public.matter_file_to_open(jsonb),
public.find_stray_matter_files(integer)
to service_role;
grant execute on function public.remove_matter_file(uuid) to authenticated;
