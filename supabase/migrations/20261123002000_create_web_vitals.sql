-- Page speed as visitors measured it: one row per measurement, with no data about the visitor.

create table public.web_vitals (
  id bigint generated always as identity primary key,
  recorded_at timestamptz not null default date_trunc('hour', now()),
  route text not null check (
    length(route) <= 64 and route ~ '^(/|(/([a-z0-9]+(-[a-z0-9]+)*|\[(\.\.\.)?[A-Za-z]+\])){1,5})$'
  ),
  name text not null check (name in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  value double precision not null check (value between 0 and 600000),
  rating text not null check (rating in ('good', 'needs-improvement', 'poor')),
  navigation text not null check (
    navigation in ('navigate', 'reload', 'back-forward', 'back-forward-cache', 'prerender', 'restore')
  )
);

comment on table public.web_vitals is
  'Measurements of page visits, kept for 90 days. No address, person or query is stored.';
comment on column public.web_vitals.recorded_at is
  'The hour of the measurement. An exact time could be matched with another record.';
comment on column public.web_vitals.route is
  'Pattern of the route, such as /products/[bond], never the address of the visit.';
comment on column public.web_vitals.value is 'Milliseconds; for CLS a number without a unit.';

alter table public.web_vitals enable row level security;

-- The function `vitals` writes this table. Staff read a summary.
revoke all on public.web_vitals from public, anon, authenticated, service_role;

grant select, insert, delete on public.web_vitals to service_role;

create function public.record_web_vitals(report jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Each call deletes more old rows than it adds, so the table stays small without a job.
  delete from public.web_vitals
  where id in (
    select stale.id
    from public.web_vitals as stale
    where stale.recorded_at < now() - interval '90 days'
    order by stale.recorded_at
    limit 20
  );

  insert into public.web_vitals (route, name, value, rating, navigation)
  select record_web_vitals.report ->> 'route', vital.name, vital.value, vital.rating, vital.navigation
  from jsonb_to_recordset(record_web_vitals.report -> 'vitals')
    as vital (name text, value double precision, rating text, navigation text);
end;
$$;

comment on function public.record_web_vitals(jsonb) is
  'Stores the measurements of one visit and deletes some rows older than 90 days. For service_role only.';

revoke all on function public.record_web_vitals(jsonb) from public, anon, authenticated;
grant execute on function public.record_web_vitals(jsonb) to service_role;

-- For staff: the page speed that three of four visits reached, by kind of page.

-- Holds every column of the summary, so that the query reads only the index.

create index web_vitals_summary_idx on public.web_vitals (recorded_at) include (route, name, value);

create function private.web_vitals_summary(days integer)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case when private.is_staff() then
    (
      select coalesce(jsonb_agg(to_jsonb(summary) order by summary.visits desc, summary.route, summary.name), '[]')
      from (
        select
          vital.route,
          vital.name,
          count(*) as visits,
          percentile_cont(0.75) within group (order by vital.value) as p75
        from public.web_vitals as vital
        where vital.recorded_at >= now() - make_interval(days => least(greatest(days, 1), 90))
        group by vital.route, vital.name
      ) as summary
    )
  end;
$$;

comment on function private.web_vitals_summary(integer) is
  'The 75th percentile of each measurement by route over the last days, for staff; null for anyone else.';

revoke all on function private.web_vitals_summary(integer) from public, anon, authenticated, service_role;
grant execute on function private.web_vitals_summary(integer) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.web_vitals_summary(days integer)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.web_vitals_summary(days);
end;

comment on function public.web_vitals_summary(integer) is
  'For staff: visits and 75th percentile of each measurement by route over this many days, 90 at most. Null for anyone else.';

revoke all on function public.web_vitals_summary(integer) from public, anon, authenticated, service_role;
grant execute on function public.web_vitals_summary(integer) to authenticated;
