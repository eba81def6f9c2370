-- Who accepted which version of the terms of use, when and from where. Written once, never changed.

create table public.tos_acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  version text not null check (version ~ '^v[0-9]+\.[0-9]+$'),
  ip inet,
  user_agent text check (char_length(user_agent) <= 512),
  accepted_at timestamptz not null default now(),
  primary key (user_id, version)
);

comment on table public.tos_acceptances is 'Each acceptance of the terms of use, one per user and version.';
comment on column public.tos_acceptances.ip is
  'Where the request came from, as the edge in front of the API saw it. Null when it did not say.';

-- The caller's address by the headers of the request. `cf-connecting-ip` is set by the edge in front of the
-- platform and cannot be sent through it; elsewhere the last entry of `x-forwarded-for` is the one our own proxy
-- wrote. The first could be anything. The same rule as callerAddress in supabase/functions/_shared/rate-limit.ts.
create function private.request_ip()
returns inet
language plpgsql
stable
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  return coalesce(
    nullif(btrim(headers ->> 'cf-connecting-ip'), ''),
    nullif(btrim(substring(headers ->> 'x-forwarded-for' from '[^,]*$')), '')
  )::inet;
exception
  when others then -- an address nobody can read is no reason to refuse the acceptance
    return null;
end;
$$;

comment on function private.request_ip() is 'The address a request of the Data API came from, or null.';

revoke all on function private.request_ip() from public, anon, authenticated, service_role;

create function private.witness_acceptance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.ip := private.request_ip();
  new.user_agent := left(new.user_agent, 512);
  new.accepted_at := now();
  return new;
end;
$$;

comment on function private.witness_acceptance() is
  'Fills in what the server saw. An address or a moment that the client sends is ignored.';

revoke all on function private.witness_acceptance() from public, anon, authenticated, service_role;

create trigger witness_acceptance
before insert on public.tos_acceptances
for each row execute function private.witness_acceptance();

alter table public.tos_acceptances enable row level security;

revoke all on public.tos_acceptances from public, anon, authenticated, service_role;
grant select on public.tos_acceptances to authenticated, service_role;
grant insert (user_id, version, ip, user_agent) on public.tos_acceptances to authenticated;

create policy "Customers can read what they accepted"
on public.tos_acceptances for select to authenticated
using ((select auth.uid()) = user_id);

create policy "Customers can accept the terms for themselves"
on public.tos_acceptances for insert to authenticated
with check ((select auth.uid()) = user_id);
