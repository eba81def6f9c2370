-- A renewal is started by the application that is sent for it. Of applications that race for one bond, one has it.

alter table public.renewals
add column application_id uuid unique references public.applications (id) on delete restrict,
add column reminded_days integer check (reminded_days > 0);

alter table public.renewals
add constraint renewals_wait_without_an_application check (status <> 'upcoming' or application_id is null);

comment on table public.renewals is 'Days on which a bond has to be renewed, and what became of each.';
comment on column public.renewals.application_id is 'What was sent to renew the bond.';
comment on column public.renewals.reminded_days is 'How many days before it the customer was reminded last: 60, 30 or 7.';

grant update (status, application_id, reminded_days) on public.renewals to service_role;

create index renewals_to_remind_idx on public.renewals (next_due, id) where status = 'upcoming';

create function public.submit_renewal(submission jsonb, renews uuid, today date, window_days integer)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  quote constant uuid := (submission ->> 'quote_id')::uuid;
  caller constant uuid := (submission ->> 'user_id')::uuid;
  bond public.bonds;
  renewal public.renewals;
  result jsonb;
begin
  -- The lock under which a quote is paid and submitted.
  perform pg_advisory_xact_lock(hashtextextended(quote::text, 0));

  if exists (
    select 1 from public.applications as application where application.id = quote and application.status <> 'draft'
  ) then
    return public.submit_application(submission);
  end if;

  select * into bond from public.bonds where id = renews for update;
  if caller is null or bond.user_id is distinct from caller or bond.status is distinct from 'active'
    or bond.expiry_date <= today
    or bond.bond_type_id <> submission ->> 'bond_slug'
    or bond.state_code <> submission ->> 'state_code'
    or bond.amount_cents <> (submission ->> 'penal_sum_cents')::bigint
  then
    return jsonb_build_object('outcome', 'not-renewable');
  end if;

  select * into renewal
  from public.renewals as open_renewal
  where open_renewal.bond_id = renews and open_renewal.status in ('upcoming', 'started')
  order by open_renewal.next_due
  limit 1
  for update;

  if renewal.status = 'started' or exists (
    select 1
    from public.renewals as renewed
    where renewed.bond_id = renews
      and renewed.status = 'renewed'
      and renewed.next_due = (submission #>> '{answers,bondDetails,effectiveDate}')::date
  ) then
    return jsonb_build_object('outcome', 'already-renewed');
  end if;

  if renewal.id is null
    or renewal.next_due - today > window_days
    or renewal.next_due is distinct from (submission #>> '{answers,bondDetails,effectiveDate}')::date
  then
    return jsonb_build_object('outcome', 'not-renewable');
  end if;

  result := public.submit_application(submission);
  if result ->> 'outcome' = 'submitted' then
    update public.renewals set status = 'started', application_id = quote where id = renewal.id;
  end if;

  return result;
end;
$$;

comment on function public.submit_renewal(jsonb, uuid, date, integer) is
  'Stores a checked application that renews a bond, as submit_application does, and starts the renewal: once. For service_role only.';

create function public.void_quote_payments(of_quote uuid, caller uuid, key_hash text)
returns setof text
language sql
set search_path = ''
as $$
  update public.payments as payment
  set status = 'voided'
  where payment.quote_id = of_quote
    and payment.status = 'authorized'
    and payment.application_id is null
    and private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash);

  select payment.reference
  from public.payments as payment
  where payment.quote_id = of_quote
    and payment.status = 'voided'
    and payment.application_id is null
    and private.owns_quote(payment.user_id, payment.quote_key_hash, caller, key_hash);
$$;

comment on function public.void_quote_payments(uuid, uuid, text) is
  'Voids what was authorized for a quote of the caller that will not be submitted, and says what the processor has to let go of, again for every repetition. For service_role only.';

revoke all on function public.submit_renewal(jsonb, uuid, date, integer), public.void_quote_payments(uuid, uuid, text)
from public, anon, authenticated;
grant execute on function public.submit_renewal(jsonb, uuid, date, integer), public.void_quote_payments(uuid, uuid, text)
to service_role;

-- An application that ends without a bond gives the renewal free again, as long as the bond runs.
create function private.give_renewal_back()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.renewals as renewal
  set
    status = case when bond.status = 'active' then 'upcoming' else 'lapsed' end,
    application_id = null
  from public.bonds as bond
  where renewal.application_id = new.id and renewal.status = 'started' and bond.id = renewal.bond_id;

  return null;
end;
$$;

comment on function private.give_renewal_back() is 'Lets a bond be renewed by another application after one was declined or withdrawn.';

revoke all on function private.give_renewal_back() from public, anon, authenticated, service_role;

create trigger give_renewal_back
after update of status on public.applications
for each row when (new.status in ('declined', 'withdrawn') and old.status <> new.status)
execute function private.give_renewal_back();
