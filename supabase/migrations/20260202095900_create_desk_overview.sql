-- The numbers at the head of a customer's desk, counted where the bonds are: a list comes page by page.

create function public.desk_overview(today date)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with own_bonds as (
    select bond.id, bond.status, bond.amount_cents
    from public.bonds as bond
    where bond.user_id = (select auth.uid())
  ),
  open_renewals as (
    select renewal.next_due
    from public.renewals as renewal
    join own_bonds as bond on bond.id = renewal.bond_id
    where renewal.next_due >= today and renewal.status in ('upcoming', 'started')
  )
  select jsonb_build_object(
    'active_bonds', (select count(*) from own_bonds where status = 'active'),
    'total_coverage_cents', (select coalesce(sum(amount_cents), 0) from own_bonds where status = 'active'),
    'upcoming_renewals', (select count(*) from open_renewals),
    'next_due', (select min(next_due) from open_renewals)
  );
$$;

comment on function public.desk_overview(date) is
  'How many bonds of the caller are active, what they come to in cents, how many renewals are due from a day on, and when the first.';

revoke all on function public.desk_overview(date) from public, anon, authenticated, service_role;
grant execute on function public.desk_overview(date) to authenticated;
