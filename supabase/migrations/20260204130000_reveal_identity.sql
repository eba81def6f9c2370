-- A member of the staff looks at an SSN or an EIN: never without a line in the history that says who, which and why.
-- The line is for the staff. The customer's timeline tells what happens to the application, and nothing happens to it.

-- Added to whatever kinds there are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(rule.oid) into strict known
  from pg_constraint as rule
  where rule.conrelid = 'public.application_events'::regclass and rule.conname = 'application_events_kind_check';

  alter table public.application_events drop constraint application_events_kind_check;
  execute 'alter table public.application_events add constraint application_events_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''identity-revealed''::text, ');
end;
$$;

alter policy "Customers can read the history of their own applications, staff all" on public.application_events
using (
  (select private.is_staff())
  or (
    kind <> 'identity-revealed'
    and application_id in (
      select application.id from public.applications as application where application.user_id = (select auth.uid())
    )
  )
);

create function public.reveal_identity(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (request ->> 'application_id')::uuid;
  staff constant uuid := (request ->> 'staff_id')::uuid;
  which constant text := request ->> 'which';
  reason constant text := request ->> 'reason';
  secret private.application_secrets;
begin
  if which is null or which not in ('ssn', 'ein') then
    raise exception 'There is no number %', which using errcode = 'check_violation';
  end if;
  if reason is null or btrim(reason) = '' then
    raise exception 'Nobody looks at a number without a reason' using errcode = 'check_violation';
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  select * into secret
  from private.application_secrets as kept
  where kept.application_id = target and kept.kind = which;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (target, 'staff', staff, 'identity-revealed', jsonb_build_object('which', which, 'reason', reason));

  -- Keeps the name and the address that the person has now, for the access log.
  perform private.record_read(staff, 'digits-read', target);

  return jsonb_build_object(
    'outcome', 'revealed', 'sealed', secret.sealed, 'nonce', secret.nonce, 'key_id', secret.key_id
  );
end;
$$;

comment on function public.reveal_identity(jsonb) is
  'Gives the sealed SSN or EIN of an application, and writes first into its history who of the staff asked, for which and why. For service_role only.';

revoke all on function public.reveal_identity(jsonb) from public, anon, authenticated;
grant execute on function public.reveal_identity(jsonb) to service_role;

create function private.identity_digits(of_application uuid)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  digits jsonb;
begin
  if not private.is_staff() then
    return null;
  end if;

  select jsonb_object_agg(kept.kind, kept.last_four) into digits
  from private.application_secrets as kept
  join public.applications as application on application.id = kept.application_id
  where kept.application_id = of_application and kept.last_four is not null and application.submitted_at is not null;

  if digits is not null then
    perform private.record_read(auth.uid(), 'digits-read', of_application);
  end if;

  return digits;
end;
$$;

comment on function private.identity_digits(uuid) is
  'The last four digits of SSN and EIN of an application, for the staff, which is recorded; nothing for anybody else.';

revoke all on function private.identity_digits(uuid) from public, anon, authenticated, service_role;
grant execute on function private.identity_digits(uuid) to authenticated;

-- The body is parsed here and now, so nobody needs a right on schema `private` to get through it.
create function public.identity_digits(of_application uuid)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.identity_digits(of_application);
end;

comment on function public.identity_digits(uuid) is
  'For staff: the last four digits of the SSN and the EIN of an application, which is recorded. Null for anybody else.';

revoke all on function public.identity_digits(uuid) from public, anon, authenticated, service_role;
grant execute on function public.identity_digits(uuid) to authenticated;
