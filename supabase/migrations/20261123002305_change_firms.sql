-- An owner changes the firm from the version that the owner has seen.

create function private.firm_facts(of_firm uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', known.name, 'office_address', known.office_address, 'matter_access', known.matter_access,
    'payer_default', known.payer_default, 'bar_numbers', (
      select jsonb_agg(jsonb_build_object('state', bar.state_code, 'number', bar.number))
      from public.firm_bar_numbers as bar
      where bar.firm_id = known.id
    )
  )
  from public.firms as known
  where known.id = of_firm;
$$;

comment on function private.firm_facts(uuid) is 'A firm with its bar numbers, as private.write_firm takes it.';

create function private.change_firm(expected integer, firm jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant uuid := private.own_firm(array['owner']);
  known public.firms;
  facts jsonb;
begin
  if own is null then
    return 'not-owner';
  end if;

  select held.* into known from public.firms as held where held.id = own for update;
  facts := private.firm_facts(own);
  if facts @> firm and firm @> facts then
    return 'changed'; -- a repeated call; containment ignores the order of the bar numbers
  end if;
  if known.version is distinct from expected then
    return 'changed-meanwhile';
  end if;

  perform private.write_firm(own, firm);

  return 'changed';
end;
$$;

comment on function private.change_firm(integer, jsonb) is
  'Changes the caller''s firm from the expected version. The same facts again change nothing. Returns "changed", or why not: not-owner, changed-meanwhile.';

revoke all on function private.firm_facts(uuid), private.change_firm(integer, jsonb)
from public, anon, authenticated, service_role;
grant execute on function private.change_firm(integer, jsonb) to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.change_firm(expected integer, firm jsonb)
returns text language sql set search_path = ''
begin atomic
  select private.change_firm(expected, firm);
end;

comment on function public.change_firm(integer, jsonb) is 'For owners: changes the firm.';

revoke all on function public.change_firm(integer, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_firm(integer, jsonb) to authenticated;
