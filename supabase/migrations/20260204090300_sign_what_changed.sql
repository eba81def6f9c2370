-- A bond that a rider or a renewal has changed is signed again by the schedule, should the change itself not have done it.

create or replace function public.find_bonds_to_sign(replaced_key text, most integer)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select bond.id
  from public.bonds as bond
  left join lateral (
    select latest.key_id, latest.manifest::jsonb as says
    from public.bond_manifests as latest
    where latest.bond_id = bond.id
    order by latest.revision desc
    limit 1
  ) as signed on true
  where bond.pdf_url is not null
    and (
      signed.key_id is null
      or signed.key_id = replaced_key
      or signed.says ->> 'principal' <> bond.principal
      or signed.says ->> 'obligee' <> bond.obligee
      or (signed.says ->> 'penalSumCents')::bigint <> bond.amount_cents
      or (signed.says ->> 'expiryDate')::date is distinct from bond.expiry_date
      or jsonb_array_length(signed.says -> 'papers') <> (select count(*) from private.bond_papers(bond.id))
    )
  order by bond.issued_at, bond.id
  limit most;
$$;

comment on function public.find_bonds_to_sign(text, integer) is
  'Bonds with papers that nothing was signed of, that have changed since, or that were signed last with a key that is to be replaced. For service_role only.';

select private.schedule('sign-manifests', '47 * * * *', $$select private.call_function('sign-manifests', 'sweep_key')$$);
