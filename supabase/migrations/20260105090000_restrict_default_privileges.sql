-- Nothing is reachable unless a migration grants it: no role gets a right on a new table, sequence or
-- function of ours by default. Schema `private` holds what the Data API must never expose.

alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;

comment on schema private is 'What no one reaches over the Data API: sealed secrets, counters, trigger functions.';

revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;
