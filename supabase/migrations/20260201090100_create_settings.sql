-- What a running site is set to that no build can know. One row.

create table private.settings (
  is_only_row boolean primary key default true check (is_only_row),
  document_scanner boolean not null default false
);

comment on table private.settings is 'Settings of the running site, in one row.';
comment on column private.settings.document_scanner is
  'Whether files of customers are scanned for viruses. When they are, staff open only those that were found clean.';

insert into private.settings default values;

alter table private.settings enable row level security;

revoke all on private.settings from public, anon, authenticated, service_role;
grant select, update (document_scanner) on private.settings to service_role;
