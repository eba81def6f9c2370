-- The papers of a rider: the rider, and the power of attorney that comes with it.

-- A paper that a clerk may already have is never replaced.
create function private.keep_rider_papers(of_bond uuid, rider_number integer, rider_sha256 text, power_sha256 text)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.bond_riders
  set
    pdf_url = of_bond::text || '/rider-' || rider_number || '.pdf',
    pdf_sha256 = rider_sha256,
    poa_pdf_url = case when power_sha256 is not null
      then of_bond::text || '/power-of-attorney-' || rider_number || '.pdf'
    end,
    poa_pdf_sha256 = power_sha256
  where bond_id = of_bond and number = rider_number and pdf_url is null;
$$;

comment on function private.keep_rider_papers(uuid, integer, text, text) is
  'Records the paths of a rider''s papers. No other caller may write to a rider, not even the Edge Functions.';

create function public.store_rider_papers(of_bond uuid, rider_number integer, rider_sha256 text, power_sha256 text)
returns void
language sql
set search_path = ''
as $$
  select private.keep_rider_papers(of_bond, rider_number, rider_sha256, power_sha256);
$$;

comment on function public.store_rider_papers(uuid, integer, text, text) is
  'Records the paths and SHA-256 of a rider and the power of attorney that comes with it. The first papers stay. For service_role only.';

revoke all on function
private.keep_rider_papers(uuid, integer, text, text),
public.store_rider_papers(uuid, integer, text, text)
from public, anon, authenticated;
grant execute on function
private.keep_rider_papers(uuid, integer, text, text),
public.store_rider_papers(uuid, integer, text, text)
to service_role;
