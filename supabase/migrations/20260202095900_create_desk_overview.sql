-- The three numbers at the head of a customer's desk, counted where the bonds are: a list comes page by page.

create function public.desk_overview(today date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'active_bonds', count(*),
    'total_coverage_cents', coalesce(sum(bond.amount_cents), 0),
    'upcoming_renewals', (
      select count(*)
      from public.renewals as renewal
      join public.bonds as renewed on renewed.id = renewal.bond_id
      where renewed.user_id = (select auth.uid())
        and renewal.next_due >= today
        and renewal.status in ('upcoming', 'started')
    )
  )
  from public.bonds as bond
  where bond.user_id = (select auth.uid()) and bond.status = 'active';
$$;

comment on function public.desk_overview(date) is
  'How many bonds of the caller are active, what they come to in cents, and how many renewals are due from a day on.';

revoke all on function public.desk_overview(date) from public, anon, authenticated, service_role;
grant execute on function public.desk_overview(date) to authenticated;
