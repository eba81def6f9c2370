-- A certificate that continues a bond, and a rider with the power of attorney that it brings, are papers of the bond:
-- what is signed of the bond names them too.

create or replace function private.bond_papers(of_bond uuid)
returns table (name text, path text, sha256 text)
language sql
stable
set search_path = ''
as $$
  select paper.name, paper.path, paper.sha256
  from public.bonds as bond
  cross join lateral (
    select
      null::timestamptz as made_at, 0 as place, 'bond' as name, bond.pdf_url as path, bond.pdf_sha256 as sha256
    union all
    select null, 1, 'power-of-attorney', bond.poa_pdf_url, bond.poa_pdf_sha256
    union all
    select term.issued_at, 2, 'continuation-' || term.number, term.certificate_url, term.certificate_sha256
    from public.bond_terms as term
    where term.bond_id = bond.id and term.number > 1
    union all
    select rider.issued_at, 3, 'rider-' || rider.number, rider.pdf_url, rider.pdf_sha256
    from public.bond_riders as rider
    where rider.bond_id = bond.id
    union all
    select rider.issued_at, 4, 'power-of-attorney-' || rider.number, rider.poa_pdf_url, rider.poa_pdf_sha256
    from public.bond_riders as rider
    where rider.bond_id = bond.id
  ) as paper
  where bond.id = of_bond and paper.path is not null
  order by paper.made_at nulls first, paper.place;
$$;
