-- A receipt tells of the bond that the rules issued at once. What an underwriter issues later changes no receipt.

create or replace function public.submission_receipt(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'application_id', application.id,
    'application_number', application.number,
    'status', case
      when application.review_reasons <> '{}' then 'under_review'
      when exists (
        select 1
        from public.application_events as event
        where event.application_id = application.id and event.kind = 'issued' and event.actor = 'system'
      ) then 'issued'
      else 'approved'
    end,
    'submitted_at', application.submitted_at,
    'premium_cents', application.premium_cents,
    'fees_cents', application.fees_cents,
    'taxes_cents', application.taxes_cents,
    'total_cents', application.total_cents,
    'review_reasons', application.review_reasons,
    'payment_reference', payment.reference,
    'payment_method', payment.method,
    'payment_last_four', payment.last_four
  )
  from public.applications as application
  join public.payments as payment on payment.application_id = application.id
  where application.id = of_application;
$$;
