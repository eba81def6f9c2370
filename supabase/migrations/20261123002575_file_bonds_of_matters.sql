-- The tick "Filed" on a bond and the day "Bond filed on" of its matter say the same. The tick is the source: reminders stop
-- with it, and matter_progress and calendar feeds read it. These triggers make both agree in one transaction. Whoever may
-- change the matter ticks the bond of a colleague there: a paralegal files what the attorney applied for. Only the owner
-- may clear the tick on the bond itself.

create function private.bond_filed_by_matter(of_matter uuid, of_application uuid)
returns uuid
language sql
stable
security definer
set search_path = ''
begin atomic
  select bond.id
  from public.bonds as bond
  where bond.application_id = of_application and bond.status = 'active' and private.can_edit_matter(of_matter)
    and (bond.user_id = auth.uid() or private.is_colleague(of_matter, bond.user_id));
end;

comment on function private.bond_filed_by_matter(uuid, uuid) is
  'The bond in force that a caller who may change the matter ticks with it: the caller''s own, or that of a colleague who still works at the firm.';

create function private.tick_bond_of_matter()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.facts ? 'filedOn' then
    insert into public.bond_filing_steps (bond_id, step)
    select filed, 'filed' from private.bond_filed_by_matter(new.id, new.application_id) as filed where filed is not null
    on conflict do nothing;
  else
    delete from public.bond_filing_steps as done
    where done.step = 'filed' and done.bond_id = private.bond_filed_by_matter(new.id, new.application_id);
  end if;

  return null;
end;
$$;

comment on function private.tick_bond_of_matter() is
  'Ticks "filed" on the bond of a matter when its owner or a colleague enters the day, and clears the tick with the day.';

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

revoke all on function
private.bond_filed_by_matter(uuid, uuid), private.tick_bond_of_matter(), private.clear_filing_day()
from public, anon, authenticated, service_role;

-- A matter has no field for the day of a rider or certificate. The members who tick the bond as filed tick both.

create function private.file_later_paper(of_matter uuid, of_term integer, of_rider integer)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  filed constant uuid := (
    select private.bond_filed_by_matter(matter.id, matter.application_id)
    from public.matters as matter
    where matter.id = of_matter and matter.closed_at is null
  );
begin
  if (of_term > 1) = (of_rider > 0) or not exists (
    select 1
    from public.bond_riders as attached
    where attached.bond_id = filed and attached.number = of_rider and attached.pdf_url is not null
    union all
    select 1
    from public.bond_terms as continued
    where continued.bond_id = filed and continued.number = of_term and continued.certificate_url is not null
  ) then
    return 'not-found';
  end if;

  insert into public.bond_filing_steps (bond_id, step, term, rider)
  values (filed, case when of_rider > 0 then 'rider' else 'certificate' end, of_term, of_rider)
  on conflict do nothing;

  return 'filed';
end;
$$;

comment on function private.file_later_paper(uuid, integer, integer) is
  'Ticks a certificate (of_term above 1) or a rider (of_rider above 0) of a matter''s bond as filed, for a caller who may tick the bond with the matter. Returns "filed", or why not: not-found.';

revoke all on function private.file_later_paper(uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function private.file_later_paper(uuid, integer, integer) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.file_later_paper(of_matter uuid, of_term integer, of_rider integer)
returns text language sql set search_path = ''
begin atomic
  select private.file_later_paper(of_matter, of_term, of_rider);
end;

comment on function public.file_later_paper(uuid, integer, integer) is
  'For members who may change the matter: ticks a certificate or a rider of its bond as filed.';

revoke all on function public.file_later_paper(uuid, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.file_later_paper(uuid, integer, integer) to authenticated;

-- The members who tick the bond of a matter as filed also open its papers.

create function private.may_open_papers_for_matter(call jsonb)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- The Edge Function has verified these claims. From here on, the rules of access apply to its caller.
  perform set_config('request.jwt.claims', (call -> 'claims')::text, true);

  return exists (
    select 1
    from public.bonds as bond
    join public.matters as matter on matter.application_id = bond.application_id
    where bond.id = (call ->> 'bondId')::uuid
      and private.can_edit_matter(matter.id)
      and private.is_colleague(matter.id, bond.user_id)
  );
end;
$$;

comment on function private.may_open_papers_for_matter(jsonb) is
  'Whether the verified caller in the claims may change the matter for which a colleague, who still works at the firm, applied for the bond.';

revoke all on function private.may_open_papers_for_matter(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.may_open_papers_for_matter(jsonb) to service_role;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.may_open_papers_for_matter(call jsonb)
returns boolean language sql set search_path = ''
begin atomic
  select private.may_open_papers_for_matter(call);
end;

comment on function public.may_open_papers_for_matter(jsonb) is
  'Whether a member of a law firm may open the papers of a colleague''s bond. For service_role only.';

revoke all on function public.may_open_papers_for_matter(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.may_open_papers_for_matter(jsonb) to service_role;
