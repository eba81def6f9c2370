-- Staff compare the bar numbers of firms with the state's register and set the day. The firm sees it as "checked on".

create function private.list_bar_numbers()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 100;
begin
  if not private.is_staff() then
    return '[]';
  end if;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'firmId', known.firm_id, 'firm', known.name, 'state', known.state_code, 'number', known.number,
          'checkedOn', known.checked_on
        )
        order by known.checked_on nulls first, known.created_at, known.state_code, known.number
      ),
      '[]'
    )
    from (
      select bar.firm_id, firm.name, bar.state_code, bar.number, bar.checked_on, firm.created_at
      from public.firm_bar_numbers as bar
      join public.firms as firm on firm.id = bar.firm_id
      order by bar.checked_on nulls first, firm.created_at, bar.state_code, bar.number
      limit max_count
    ) as known
  );
end;
$$;

comment on function private.list_bar_numbers() is
  'For staff: bar numbers with the name of their firm, first those never checked, then the longest ago. Empty for everyone else.';

create function private.check_bar_number(of_firm uuid, of_state text, of_number text, on_day date)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.is_staff() then
    return 'not-staff';
  end if;
  if exists (
    select 1 from public.firm_members as member where member.firm_id = of_firm and member.user_id = auth.uid()
  ) then
    return 'own-firm'; -- also of a member who left
  end if;
  if on_day is null or on_day > private.agency_day() then
    return 'in-future';
  end if;

  update public.firm_bar_numbers as bar
  set checked_on = on_day
  where bar.firm_id = of_firm and bar.state_code = of_state and bar.number = of_number;

  return case when found then 'checked' else 'not-found' end;
end;
$$;

comment on function private.check_bar_number(uuid, text, text, date) is
  'Sets the day on which staff checked a bar number. Returns "checked", or why not: not-staff, own-firm, in-future, not-found.';

revoke all on function private.list_bar_numbers(), private.check_bar_number(uuid, text, text, date)
from public, anon, authenticated, service_role;
grant execute on function private.list_bar_numbers(), private.check_bar_number(uuid, text, text, date) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.list_bar_numbers()
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.list_bar_numbers();
end;

create function public.check_bar_number(of_firm uuid, of_state text, of_number text, on_day date)
returns text language sql set search_path = ''
begin atomic
  select private.check_bar_number(of_firm, of_state, of_number, on_day);
end;

comment on function public.list_bar_numbers() is 'For staff: the bar numbers of firms.';
comment on function public.check_bar_number(uuid, text, text, date) is 'For staff: sets the day on which a bar number was checked.';

revoke all on function public.list_bar_numbers(), public.check_bar_number(uuid, text, text, date)
from public, anon, authenticated, service_role;
grant execute on function public.list_bar_numbers(), public.check_bar_number(uuid, text, text, date) to authenticated;
