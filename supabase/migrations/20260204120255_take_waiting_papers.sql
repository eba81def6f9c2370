-- A rider or a certificate whose paper could not be made is made later, from its row. Whoever makes papers takes a few at
-- a time: those first that were never tried, then those whose last try is longest ago. So one that always fails keeps no
-- other waiting.

create function private.take_waiting_papers(of_bond uuid, most_files integer)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  with waiting as (
    select
      'rider' as kind, rider.bond_id, rider.number, rider.issued_at, rider.tried_at,
      case when rider.power_limit_cents is null then 1 else 2 end as files
    from public.bond_riders as rider
    where rider.pdf_url is null and (of_bond is null or rider.bond_id = of_bond)
    union all
    select 'certificate', term.bond_id, term.number, term.issued_at, term.tried_at, 1
    from public.bond_terms as term
    where term.number > 1 and term.certificate_url is null and (of_bond is null or term.bond_id = of_bond)
  ),
  queue as (
    select waiting.*, row_number() over in_turn as place, sum(waiting.files) over in_turn as files_so_far
    from waiting
    window in_turn as (
      order by waiting.tried_at nulls first, waiting.issued_at, waiting.bond_id, waiting.kind, waiting.number
    )
  ),
  taken as (
    select * from queue where files_so_far <= most_files
  ),
  tried as (
    update public.bond_riders as rider
    set tried_at = now()
    from taken
    where taken.kind = 'rider' and rider.bond_id = taken.bond_id and rider.number = taken.number
    returning taken.place, taken.kind, taken.bond_id, to_jsonb(rider) as says
  ),
  tried_terms as (
    update public.bond_terms as term
    set tried_at = now()
    from taken
    where taken.kind = 'certificate' and term.bond_id = taken.bond_id and term.number = taken.number
    returning taken.place, taken.kind, taken.bond_id, to_jsonb(term) as says
  )
  select jsonb_build_object(
    'left', (select count(*) from queue where files_so_far > most_files),
    'taken', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'kind', paper.kind,
          'bond_id', paper.bond_id,
          'says', paper.says,
          'bond', to_jsonb(bond),
          'bond_name', bond_type.name
        )
        order by paper.place
      ),
      '[]'
    )
  )
  from (select * from tried union all select * from tried_terms) as paper
  join public.bonds as bond on bond.id = paper.bond_id
  join public.bond_types as bond_type on bond_type.slug = bond.bond_type_id;
$$;

comment on function private.take_waiting_papers(uuid, integer) is
  'Takes riders and certificates that have no paper yet, with the bond they belong to, and says how many are left.';

create function public.take_waiting_papers(of_bond uuid, most_files integer)
returns jsonb
language sql
set search_path = ''
as $$
  select private.take_waiting_papers(of_bond, most_files);
$$;

comment on function public.take_waiting_papers(uuid, integer) is
  'Takes riders and certificates that have no paper yet, of one bond or of all, for so many files, and says how many are left. For service_role only.';

revoke all on function private.take_waiting_papers(uuid, integer), public.take_waiting_papers(uuid, integer)
from public, anon, authenticated;
grant execute on function private.take_waiting_papers(uuid, integer), public.take_waiting_papers(uuid, integer)
to service_role;
