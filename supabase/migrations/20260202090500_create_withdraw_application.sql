-- A customer takes an application back before a bond is issued on it: status, payment and history in one step.

create function public.withdraw_application(of_application uuid, caller uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- The lock under which a quote is paid and submitted, so that neither happens in between.
  perform pg_advisory_xact_lock(hashtextextended(of_application::text, 0));

  select * into application from public.applications where id = of_application for update;
  if not found or application.user_id is distinct from caller then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if application.status not in (
    'draft', 'submitted', 'under_review', 'information_requested', 'approved', 'withdrawn'
  ) then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if application.status <> 'withdrawn' then
    update public.applications set status = 'withdrawn' where id = of_application;
    update public.payments set status = 'voided' where quote_id = of_application and status = 'authorized';

    insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status)
    values (of_application, 'customer', caller, 'withdrawn', application.status, 'withdrawn');
  end if;

  return jsonb_build_object(
    'outcome', 'withdrawn',
    'voided_references', coalesce(
      (
        select jsonb_agg(payment.reference)
        from public.payments as payment
        where payment.quote_id = of_application and payment.status = 'voided'
      ),
      '[]'
    )
  );
end;
$$;

comment on function public.withdraw_application(uuid, uuid) is
  'Withdraws an application of the caller, voids its payment and says what the processor has to let go of, again for every repetition. For service_role only.';

revoke all on function public.withdraw_application(uuid, uuid) from public, anon, authenticated;
grant execute on function public.withdraw_application(uuid, uuid) to service_role;
