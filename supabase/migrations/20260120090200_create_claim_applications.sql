-- An application sent without an account belongs to whoever proves to own its e-mail address: a customer whom
-- Auth has verified under the address that the applicant gave.

alter table public.application_events drop constraint application_events_kind_check;
alter table public.application_events
add constraint application_events_kind_check check (kind in ('submitted', 'approved', 'sent-to-review', 'claimed'));

create index applications_unclaimed_email_idx on public.applications (lower(answers #>> '{applicant,email}'))
where user_id is null and submitted_at is not null;

create function private.claim_applications()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  verified_email text;
  claimed uuid[];
begin
  select lower(account.email) into verified_email
  from auth.users as account
  where account.id = caller and account.email_confirmed_at is not null and account.email <> '';

  if not found then
    return 0;
  end if;

  with taken as (
    update public.applications
    set user_id = caller
    where user_id is null
      and submitted_at is not null
      and lower(answers #>> '{applicant,email}') = verified_email
    returning id
  )
  select coalesce(array_agg(id), '{}') into claimed from taken;

  update public.payments
  set user_id = caller
  where application_id = any (claimed) and user_id is null;

  insert into public.application_events (application_id, actor, actor_id, kind)
  select application_id, 'customer', caller, 'claimed'
  from unnest(claimed) as application_id;

  return cardinality(claimed);
end;
$$;

comment on function private.claim_applications() is
  'Gives the caller the submitted applications nobody owns that name the e-mail address Auth has verified, and says how many.';

revoke all on function private.claim_applications() from public, anon, authenticated, service_role;
grant execute on function private.claim_applications() to authenticated;

-- The body is parsed here and now, so a customer needs no right on schema `private` to get through it.
create function public.claim_applications()
returns integer
language sql
set search_path = ''
begin atomic
  select private.claim_applications();
end;

comment on function public.claim_applications() is
  'Claims what a customer sent before having an account and returns how many. None for an address not yet verified.';

revoke all on function public.claim_applications() from public, anon, authenticated, service_role;
grant execute on function public.claim_applications() to authenticated;
