-- What a monitor asks: whether the work of the schedules is late, and how many application numbers are used.

create function public.service_health()
returns table (
  oldest_unfinished_bond timestamptz,
  oldest_due_mail timestamptz,
  oldest_unsigned_bond timestamptz,
  application_numbers bigint
)
language sql
stable
set search_path = ''
as $$
  select
    (
      select min(waiting.since)
      from private.unfinished_bonds() as waiting
      join public.applications as application on application.id = waiting.application_id
      where application.needs_hand is null
    ),
    (
      select min(mail.next_attempt_at)
      from private.notifications as mail
      where mail.status in ('queued', 'sending')
    ),
    (
      select bond.issued_at
      from public.bonds as bond
      where bond.id = any (array(select public.find_bonds_to_sign(null, 1)))
    ),
    (
      select case when numbers.is_called then numbers.last_value + 1 else 0 end
      from private.application_number_seq as numbers
    );
$$;

comment on function public.service_health() is
  'The age of the oldest work that waits for a schedule, and the number of applications so far. For service_role only.';

revoke all on function public.service_health() from public, anon, authenticated;
grant execute on function public.service_health() to service_role;
