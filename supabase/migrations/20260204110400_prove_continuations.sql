-- A certificate that continues a bond is one of its papers: what is signed of the bond names it too.

create or replace function private.bond_papers(of_bond uuid)
returns table (name text, path text, sha256 text)
language sql
stable
set search_path = ''
as $$
  select paper.name, paper.path, paper.sha256
  from public.bonds as bond
  cross join lateral (
    select 0 as place, 'bond' as name, bond.pdf_url as path, bond.pdf_sha256 as sha256
    union all
    select 1, 'power-of-attorney', bond.poa_pdf_url, bond.poa_pdf_sha256
    union all
    select term.number, 'continuation-' || term.number, term.certificate_url, term.certificate_sha256
    from public.bond_terms as term
    where term.bond_id = bond.id and term.number > 1
  ) as paper
  where bond.id = of_bond and paper.path is not null
  order by paper.place;
$$;
