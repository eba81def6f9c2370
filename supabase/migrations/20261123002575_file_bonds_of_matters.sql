-- The tick "Filed" on a bond and the day "Bond filed on" of its matter say the same. The tick is the source: reminders stop
-- with it, and matter_progress and calendar feeds read it. These triggers make both agree in one transaction. They only act
-- for the owner of the bond who may also change the matter.

create function private.tick_bond_of_matter()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.facts ? 'filedOn' then
    insert into public.bond_filing_steps (bond_id, step)
    select bond.id, 'filed'
    from public.bonds as bond
    where bond.application_id = new.application_id and bond.user_id = auth.uid() and bond.status = 'active'
      and private.can_edit_matter(new.id)
    on conflict do nothing;
  else
    delete from public.bond_filing_steps as done
    using public.bonds as bond
    where done.bond_id = bond.id and done.step = 'filed'
      and bond.application_id = new.application_id and bond.user_id = auth.uid() and bond.status = 'active'
      and private.can_edit_matter(new.id);
  end if;

  return null;
end;
$$;

comment on function private.tick_bond_of_matter() is
  'Ticks "filed" on the bond of a matter when the bond''s owner enters the day, and clears the tick with the day.';

create trigger tick_bond_of_matter
after update of facts on public.matters
for each row
when ((new.facts ? 'filedOn') is distinct from (old.facts ? 'filedOn'))
execute function private.tick_bond_of_matter();

create function private.clear_filing_day()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The new version stops a form that still has the day from saving it again.
  update public.matters as matter
  set facts = matter.facts - 'filedOn', version = matter.version + 1, saved_with = null, updated_at = now()
  from public.bonds as bond
  where bond.id = old.bond_id and bond.user_id = auth.uid() and matter.application_id = bond.application_id
    and matter.facts ? 'filedOn' and matter.closed_at is null and private.can_edit_matter(matter.id);

  return null;
end;
$$;

comment on function private.clear_filing_day() is
  'Clears the day "Bond filed on" of an open matter when the bond''s owner clears the tick "filed".';

create trigger clear_filing_day
after delete on public.bond_filing_steps
for each row
when (old.step = 'filed')
execute function private.clear_filing_day();

revoke all on function private.tick_bond_of_matter(), private.clear_filing_day()
from public, anon, authenticated, service_role;
