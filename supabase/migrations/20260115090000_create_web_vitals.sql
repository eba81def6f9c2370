-- How fast pages felt to the people who visited them: one row per measurement, nothing about the visitor.

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

comment on table public.web_vitals is 'Measurements of page visits, kept for 90 days. No address, no person, no query.';
comment on column public.web_vitals.recorded_at is 'The hour, not the moment: a moment could be matched with another record.';
comment on column public.web_vitals.route is 'Pattern of the route, such as /products/[bond], never the address visited.';
comment on column public.web_vitals.value is 'Milliseconds; for CLS a number without unit.';

create index web_vitals_recorded_at_idx on public.web_vitals (recorded_at);

alter table public.web_vitals enable row level security;

-- The function `vitals` writes. Staff read with the roles that come with the underwriting desk.
revoke all on public.web_vitals from public, anon, authenticated, service_role;
grant select, insert, delete on public.web_vitals to service_role;

create function public.record_web_vitals(report jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- More old rows go with each call than new ones come, so the table needs no job to stay small.
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
  'Stores the measurements of one visit and forgets some that are older than 90 days. For service_role only.';

revoke all on function public.record_web_vitals(jsonb) from public, anon, authenticated;
grant execute on function public.record_web_vitals(jsonb) to service_role;
