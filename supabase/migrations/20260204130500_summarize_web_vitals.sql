-- How fast the pages felt to three of four visits, page kind by page kind, for the staff.

-- Holds all that a summary reads, so no row is looked at.
create index web_vitals_summary_idx on public.web_vitals (recorded_at) include (route, name, value);
drop index public.web_vitals_recorded_at_idx;

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
  'The 75th percentile of each measurement by route over the last days, for the staff; nothing for anybody else.';

revoke all on function private.web_vitals_summary(integer) from public, anon, authenticated, service_role;
grant execute on function private.web_vitals_summary(integer) to authenticated;

-- The body is parsed here and now, so nobody needs a right on schema `private` to get through it.
create function public.web_vitals_summary(days integer)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.web_vitals_summary(days);
end;

comment on function public.web_vitals_summary(integer) is
  'For staff: visits and 75th percentile of each measurement by route over so many days, 90 at most. Null for anybody else.';

revoke all on function public.web_vitals_summary(integer) from public, anon, authenticated, service_role;
grant execute on function public.web_vitals_summary(integer) to authenticated;
