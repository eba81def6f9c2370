-- How often a caller used a function in the current window. One row per caller and function; the caller
-- is a keyed hash, never an address.

create table private.rate_limits (
  function_name text not null,
  caller_hash text not null,
  window_started_at timestamptz not null,
  used integer not null check (used > 0),
  primary key (function_name, caller_hash)
);

comment on table private.rate_limits is 'Calls per caller and function in the current window.';

create index rate_limits_window_started_at_idx on private.rate_limits (window_started_at);

alter table private.rate_limits enable row level security;

revoke all on private.rate_limits from public, anon, authenticated, service_role;
grant select, insert, update, delete on private.rate_limits to service_role;

create function public.take_rate_limit(
  function_name text,
  caller_hash text,
  allowed integer,
  window_seconds integer
)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  length constant interval := make_interval(secs => window_seconds);
  current_window private.rate_limits;
begin
  -- A few long-finished windows go with each call, so the table needs no job to stay small.
  delete from private.rate_limits
  where ctid in (
    select stale.ctid
    from private.rate_limits as stale
    where stale.window_started_at < now() - interval '1 day'
    limit 20
    for update skip locked
  );

  insert into private.rate_limits as counter (function_name, caller_hash, window_started_at, used)
  values (take_rate_limit.function_name, take_rate_limit.caller_hash, now(), 1)
  on conflict on constraint rate_limits_pkey do update
  set
    window_started_at = case when counter.window_started_at <= now() - length then now() else counter.window_started_at end,
    used = case when counter.window_started_at <= now() - length then 1 else counter.used + 1 end
  returning * into current_window;

  if current_window.used <= allowed then
    return 0;
  end if;

  return greatest(1, ceil(extract(epoch from current_window.window_started_at + length - now()))::integer);
end;
$$;

comment on function public.take_rate_limit(text, text, integer, integer) is
  'Counts one call and returns 0 when it is allowed, else the seconds until the next one is. For service_role only.';

revoke all on function public.take_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;
