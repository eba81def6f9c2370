-- Whoever proves to own an application that was sent without an account gets the bond that was issued on it as well.

create or replace function private.claim_applications()
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- A thief who knows only the password claims nothing, nor does a token whose session ended.
  caller constant uuid := private.proved_user();
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

  update public.bonds
  set user_id = caller
  where application_id = any (claimed) and user_id is null;

  insert into public.application_events (application_id, actor, actor_id, kind)
  select application_id, 'customer', caller, 'claimed'
  from unnest(claimed) as application_id;

  return cardinality(claimed);
end;
$$;

comment on function private.claim_applications() is
  'Gives the caller the submitted applications nobody owns that name the e-mail address Auth has verified, with their bonds, and says how many.';
