-- What every later file uses: rights, settings, the schedule, rules for texts, and rate limits.

-- No role gets a right on a new table, sequence or function by default: each migration grants what it needs. The Data
-- API must never expose the schema `private`.

alter default privileges revoke execute on functions from public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema if not exists private;

comment on schema private is
  'Objects that no caller reaches over the Data API: sealed secrets, counters, trigger functions.';

revoke all on schema private from public, anon, authenticated;
grant usage on schema private to service_role;

-- For append-only tables: one trigger on each.
create function private.refuse_change_of_history()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- private.erase_application deletes texts about a person when their retention period ends, and
  -- private.delete_expired_logs deletes old logs of staff. No other caller over the API has a right to delete. Events
  -- are never deleted.
  if tg_op = 'DELETE'
    and tg_table_name in (
      'application_notes', 'information_answers', 'bond_manifests', 'staff_reads', 'ended_sessions', 'staff_role_changes',
      'report_uses'
    )
    and current_setting('marshline.erasing', true) = 'on'
  then
    return null;
  end if;

  raise exception 'History is append-only: % is refused on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end;
$$;

comment on function private.refuse_change_of_history() is
  'Refuses every update, delete and truncate by any role. Notes, answers, manifests and uses of credit reports are deleted when their retention period ends.';

revoke all on function private.refuse_change_of_history() from public, anon, authenticated, service_role;

-- Settings of the running site that are unknown at build time. One row.

create table private.settings (
  is_only_row boolean primary key default true check (is_only_row),
  document_scanner boolean not null default false,
  second_approval_above_cents bigint not null default 50000000 check (second_approval_above_cents > 0)
);

comment on table private.settings is 'Settings of the running site, in one row.';
comment on column private.settings.document_scanner is
  'Whether customers'' files are scanned for viruses. When they are, staff open only files found clean.';
comment on column private.settings.second_approval_above_cents is
  'A bond above this penal sum needs the approval of two underwriters. Mirrors secondApprovalAbove in content/surety.yaml.';

insert into private.settings default values;

alter table private.settings enable row level security;

revoke all on private.settings from public, anon, authenticated, service_role;
grant select, update (document_scanner) on private.settings to service_role;

-- How a schedule calls an Edge Function: with the address and the secret key from Vault.

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
    body := '{}'::jsonb,
    -- pg_net gives up after 5 seconds by default. The platform ends a function after 150.
    timeout_milliseconds := 150000
  );
end;
$$;

comment on function private.call_function(text, text) is
  'Calls a function with the address and the secret key of that name from Vault. For the schedule only.';

create function private.schedule(name text, times text, command text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if (select count(*) from pg_available_extensions as one where one.name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return; -- the stack of this repository has its own jobs
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule(schedule.name, times, command);
end;
$$;

comment on function private.schedule(text, text, text) is
  'Schedules a command with pg_cron, where it is installed. Times are in UTC. A second call with the same name replaces the schedule.';

revoke all on function private.call_function(text, text), private.schedule(text, text, text)
from public, anon, authenticated, service_role;

-- Texts that a browser writes without an Edge Function may hold no invisible characters: no controls other than tab and
-- line end, and no format characters, which have no width or change the direction of text.

create function private.holds_hidden_characters(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  -- \p{Cf} of Unicode 17 and the line separators; a test compares every code point with src/domain/fields/clean-text.ts.
  select words ~ (
    '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f'
    || '\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f'
    || '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f]'
  );
$$;

comment on function private.holds_hidden_characters(text) is
  'Whether a text holds control or format characters other than tab and line end. The rule of src/domain/fields/clean-text.ts.';

revoke all on function private.holds_hidden_characters(text) from public, anon, authenticated, service_role;

-- Check constraints run with the rights of the writing role.
grant execute on function private.holds_hidden_characters(text) to authenticated, service_role;

create function private.is_mail_address(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select length(words) <= 254 and words ~ (
    '^[A-Za-z0-9_.!#$%&''*+/=?^`{|}~-]+@'
    || '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z]{2,63}$'
  );
$$;

comment on function private.is_mail_address(text) is
  'Whether a text is one address for a mail, without a name, brackets or a second address. The rule of src/domain/formats/email.ts.';

revoke all on function private.is_mail_address(text) from public, anon, authenticated, service_role;

-- Notes are written without an Edge Function, so the database itself refuses an SSN, an EIN or a card number in them.

-- The rule of src/domain/formats/secret-number.ts. Of the rarest separators, this function knows those that occur in
-- pasted text. The time grows linearly with the length of the text: each run of separators first becomes one separator,
-- so no pattern backtracks over a run of blanks, and no search restarts at each position.

create function private.holds_secret_number(words text)
returns boolean
language sql
immutable
set search_path = ''
as $$
  with texts as (
    select
      words as whole,
      -- Dates beside another number can make nine digits by chance.
      regexp_replace(
        words,
        '(?<![0-9])(?:[0-9]{1,2}/[0-9]{1,2}/(?:[0-9]{4}|[0-9]{2})|[0-9]{4}-[0-9]{2}-[0-9]{2})(?![0-9])',
        ',',
        'g'
      ) as undated
  ),

  -- A single dash stays a dash. Any other run of separators becomes one blank.
  spaced as (
    select
      regexp_replace(regexp_replace(regexp_replace(whole, dash, '-', 'g'), blank, ' ', 'g'), run, ' ', 'g') as whole,
      regexp_replace(regexp_replace(regexp_replace(undated, dash, '-', 'g'), blank, ' ', 'g'), run, ' ', 'g') as undated
    from texts
    cross join (
      values (
        '[\u2010-\u2015\u2e3a\u2e3b\ufe58\ufe63\uff0d]',
        '[\s()._/\u2212\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '[- ]{2,}'
      )
    ) as separators (dash, blank, run)
  ),

  -- A comma may stand between the digits of a card. In an amount it would turn nine digits into an SSN.
  listed_runs as (
    select run.place, run.matched[1] as written
    from spaced
    cross join lateral regexp_matches(
      regexp_replace(translate(whole, ',', ' '), '[- ]{2,}', ' ', 'g'), '[0-9](?:[- ]?[0-9])*', 'g'
    ) with ordinality as run (matched, place)
  ),

  -- A printed card number may be part of a longer run: it begins with any group and has at most four groups. Seventeen
  -- digits of a group are enough to see that the group is too long.
  printed as (
    select
      substring(
        concat_ws(
          ' ', digits,
          lead(digits, 1) over groups_of_run, lead(digits, 2) over groups_of_run, lead(digits, 3) over groups_of_run
        )
        from '^(?:[0-9]{4}(?: ?[0-9]{4}){3}|[0-9]{4} ?[0-9]{6} ?[0-9]{4,5})(?![0-9])'
      ) as written
    from (
      select run.place, part.place as group_place, left(part.digits, 17) as digits
      from listed_runs as run
      cross join lateral regexp_split_to_table(run.written, '[- ]') with ordinality as part (digits, place)
    ) as digit_groups
    window groups_of_run as (partition by place order by group_place)
  ),

  cards as (
    select regexp_replace(written, '[^0-9]', '', 'g') as digits
    from (
      select written from printed
      union all
      select written from listed_runs
      union all
      select run.matched[1]
      from spaced
      cross join lateral regexp_matches(whole, '[0-9](?:[- ]?[0-9])*', 'g') as run (matched)
    ) as found
  )

  select
    exists (
      select 1 from spaced
      where whole ~ '(?<![0-9])(?:[0-9]{3}[- ][0-9]{2}[- ][0-9]{4}|[0-9]{2}[- ][0-9]{7}|[0-9]{9})(?![0-9])'
    )
    or exists (
      select 1
      from spaced
      cross join lateral regexp_matches(undated, '[0-9](?:[- ]?[0-9])*', 'g') as run (matched)
      where length(regexp_replace(matched[1], '[^0-9]', '', 'g')) = 9
        and matched[1] !~ '^[0-9]{5}-[0-9]{4}$' -- ZIP+4
    )
    or exists (
      select 1
      from cards
      where (
          (
            digits ~ '^(3[47]|4|5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|6011|64[4-9]|65)[0-9]+$'
            and length(digits) in (15, 16)
          )
          or digits ~ '^(3(0[0-59]|[689][0-9])[0-9]{11}|35(2[89]|[3-8][0-9])[0-9]{12}|(5[06-9]|6[0-9]|81)[0-9]{14})$'
        )
        -- Luhn: from the right, every second digit counts double, and the sum ends in 0.
        and (
          select sum(case when place % 2 = 1 then digit when digit > 4 then digit * 2 - 9 else digit * 2 end) % 10 = 0
          from generate_series(1, length(digits)) as place
          cross join lateral (select substr(reverse(digits), place, 1)::integer) as at_place (digit)
        )
    );
$$;

comment on function private.holds_secret_number(text) is
  'Whether a readable text holds an SSN, an EIN or a payment card number with 14 to 16 digits.';

revoke all on function private.holds_secret_number(text) from public, anon, authenticated, service_role;
grant execute on function private.holds_secret_number(text) to authenticated, service_role;

-- How often a caller used a function in the current window. One row per caller and function. The caller is a keyed
-- hash, never an address.

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
  -- Each call deletes a few rows of windows that ended long ago, so the table stays small without a job.
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
  'Counts one call. Returns 0 when the call is allowed, otherwise the seconds until the next allowed call. For service_role only.';

revoke all on function public.take_rate_limit(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, text, integer, integer) to service_role;
