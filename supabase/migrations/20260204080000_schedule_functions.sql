-- How a schedule calls a function: with the address and the secret key that Vault keeps.

create function private.call_function(name text, key_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := (select decrypted_secret from vault.decrypted_secrets as kept where kept.name = 'functions_url');
  key constant text := (select decrypted_secret from vault.decrypted_secrets as kept where kept.name = key_name);
begin
  if address is null or key is null then
    raise exception 'Vault lacks functions_url or %: % is not called', key_name, call_function.name;
  end if;

  perform net.http_post(
    url := address || '/' || call_function.name,
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', key),
    body := '{}'::jsonb
  );
end;
$$;

comment on function private.call_function(text, text) is
  'Calls a function with the address and the secret key of that name that Vault keeps. For the schedule only.';

create function private.schedule(name text, times text, command text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from pg_available_extensions as one where one.name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return; -- the stack of this repository: it has jobs of its own
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule(schedule.name, times, command);
end;
$$;

comment on function private.schedule(text, text, text) is
  'Has pg_cron run a command at these times, in UTC, where there is one. Done again under the same name, it replaces.';

revoke all on function private.call_function(text, text), private.schedule(text, text, text)
from public, anon, authenticated, service_role;

create or replace function private.call_sweep_documents()
returns void
language sql
security definer
set search_path = ''
as $$
  select private.call_function('sweep-documents', 'sweep_key');
$$;
