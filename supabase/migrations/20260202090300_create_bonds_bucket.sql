-- The files of bonds: {bond id}/bond.pdf and {bond id}/power-of-attorney.pdf. No policy opens the bucket to anyone:
-- a file leaves by an address that the function `generate-signed-url` signs for a minute.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('bonds', 'bonds', false, 10485760, array['application/pdf']) -- 10 MB
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
