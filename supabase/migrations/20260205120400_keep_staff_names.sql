-- The name of a member of the staff stands beside decisions and in the access log, so its holder cannot change it while a
-- role is held: it is chosen before an administrator gives the role, who sees it with the address. The operator can
-- correct it with the secret key.

create function private.guard_staff_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if auth.uid() = new.id and exists (select 1 from public.staff_roles as held where held.user_id = new.id) then
    raise exception 'Staff do not change their own names'
    using errcode = 'insufficient_privilege', hint = 'name-locked';
  end if;

  return new;
end;
$$;

comment on function private.guard_staff_name() is 'Keeps the names of staff as they were when the role was given.';

revoke all on function private.guard_staff_name() from public, anon, authenticated, service_role;

create trigger guard_staff_name
before update on public.profiles
for each row
when ((new.display_name, new.first_name, new.last_name) is distinct from (old.display_name, old.first_name, old.last_name))
execute function private.guard_staff_name();
