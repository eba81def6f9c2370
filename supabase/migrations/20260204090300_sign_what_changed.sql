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

create function private.call_sign_manifests()
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  address constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'functions_url');
  key constant text := (select decrypted_secret from vault.decrypted_secrets where name = 'sweep_key');
begin
  if address is null or key is null then
    raise exception 'Vault lacks functions_url or sweep_key: no bond is signed later';
  end if;

  perform net.http_post(
    url := address || '/sign-manifests',
    headers := jsonb_build_object('content-type', 'application/json', 'apikey', key),
    body := '{}'::jsonb
  );
end;
$$;

comment on function private.call_sign_manifests() is
  'Calls the function `sign-manifests` with the address and the secret key that Vault keeps. For the schedule only.';

revoke all on function private.call_sign_manifests() from public, anon, authenticated, service_role;

do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    return; -- the stack of this repository: there the function is called by hand
  end if;

  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('sign-manifests', '47 * * * *', 'select private.call_sign_manifests()');
end;
$$;
