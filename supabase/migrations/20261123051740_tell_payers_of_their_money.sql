-- A client who paid by a link has no account in which to see what became of the money. So the client gets a mail when the
-- payment is charged, and one when it is released.

create function private.why_released(payment public.payments)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (
      select 1 from public.payments as other where other.quote_id = payment.quote_id and other.status in ('authorized', 'captured')
    ) then 'replaced'
    else coalesce(
      (
        select applied.status
        from public.applications as applied
        where applied.id = payment.quote_id and applied.status in ('declined', 'withdrawn') and payment.application_id is not null
      ),
      'not-submitted'
    )
  end;
$$;

comment on function private.why_released(public.payments) is 'Why a payment is released, as the mail to its payer says it.';

create function private.tell_payer()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  told constant jsonb := jsonb_strip_nulls(
    jsonb_build_object(
      'sender', new.payer ->> 'sender',
      'purpose', new.payer ->> 'purpose',
      'totalCents', new.amount_cents,
      'method', new.method,
      'lastFour', new.last_four,
      'reference', new.reference
    ) || coalesce(
      (
        select jsonb_build_object('applicationNumber', applied.number, 'caption', applied.caption)
        from public.applications as applied
        where applied.id = new.application_id
      ),
      '{}'
    )
  );
begin
  if new.status = 'captured' then
    perform private.enqueue_notification(
      'payment_charged', null, null, null, new.payer ->> 'email', 'payment_charged:' || new.id,
      told || jsonb_build_object('chargedAt', new.captured_at)
    );
  elsif new.status = 'voided' then
    perform private.enqueue_notification(
      'payment_released', null, null, null, new.payer ->> 'email', 'payment_released:' || new.id,
      told || jsonb_strip_nulls(jsonb_build_object(
        'cause', private.why_released(new),
        'heldCents', (
          select held.amount_cents
          from public.payments as held
          where held.quote_id = new.quote_id and held.status in ('authorized', 'captured')
            and lower(held.payer ->> 'email') = lower(new.payer ->> 'email')
        )
      ))
    );
  end if;

  return null;
end;
$$;

comment on function private.tell_payer() is
  'Queues the mail to the client whose payment by a link was charged or released, once for each payment. It goes to the address whose code opened the link.';

revoke all on function private.why_released(public.payments), private.tell_payer()
from public, anon, authenticated, service_role;

-- At the end of the transaction, which has then also stored the payment that replaces a released one.
create constraint trigger tell_payer
after update of status on public.payments
deferrable initially deferred
for each row
when (new.payer is not null and new.status is distinct from old.status)
execute function private.tell_payer();
