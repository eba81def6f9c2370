-- What the agency signs of each bond: a manifest and its Ed25519 signature. A bond that changes is signed again; what
-- was signed before stays.

create table public.bond_manifests (
  bond_id uuid not null references public.bonds (id) on delete restrict,
  revision integer not null check (revision >= 1),
  manifest text not null check (length(manifest) between 2 and 65536),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  key_id text not null check (length(key_id) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (bond_id, revision)
);

comment on table public.bond_manifests is 'Append-only: what was signed of each bond. The highest revision counts.';
comment on column public.bond_manifests.manifest is 'Canonical JSON, exactly the text that was signed: src/domain/proof.';
comment on column public.bond_manifests.signature is 'Ed25519, 64 bytes in base64url.';
comment on column public.bond_manifests.key_id is 'Which key of /.well-known/marshline-bond-keys.json checks it.';

create trigger refuse_change_of_history
before update or delete or truncate on public.bond_manifests
for each statement execute function private.refuse_change_of_history();

alter table public.bond_manifests enable row level security;

revoke all on public.bond_manifests from public, anon, authenticated, service_role;
grant select, insert on public.bond_manifests to service_role;

create function private.bond_papers(of_bond uuid)
returns table (name text, path text, sha256 text)
language sql
stable
set search_path = ''
as $$
  select 'bond', bond.pdf_url, bond.pdf_sha256
  from public.bonds as bond
  where bond.id = of_bond and bond.pdf_url is not null
  union all
  select 'power-of-attorney', bond.poa_pdf_url, bond.poa_pdf_sha256
  from public.bonds as bond
  where bond.id = of_bond and bond.poa_pdf_url is not null;
$$;

comment on function private.bond_papers(uuid) is
  'The papers of a bond in the bucket `bonds`, in the order they were made. A migration that adds a kind of paper adds it here: it is signed and bundled with the others.';

-- The power of attorney is made for the bond as it was issued. A rider that raises the penal sum brings a new one.
alter table public.bonds add column power_limit_cents bigint;

update public.bonds set power_limit_cents = amount_cents;

alter table public.bonds
alter column power_limit_cents set not null,
add constraint bonds_stay_within_their_power check (amount_cents <= power_limit_cents);

comment on column public.bonds.power_limit_cents is
  'How far its power of attorney reaches: to the highest penal sum it has had.';

create function private.limit_power_to_penal_sum()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.power_limit_cents := new.amount_cents;

  return new;
end;
$$;

comment on function private.limit_power_to_penal_sum() is 'Gives a new bond the limit that its power of attorney will have.';

revoke all on function private.limit_power_to_penal_sum() from public, anon, authenticated;

create trigger limit_power_to_penal_sum
before insert on public.bonds
for each row execute function private.limit_power_to_penal_sum();

create function public.bond_proof_facts(of_bond uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'number', bond.number,
    'application_id', bond.application_id,
    'user_id', bond.user_id,
    'bond_type_id', bond.bond_type_id,
    'state_code', bond.state_code,
    'amount_cents', bond.amount_cents,
    'power_limit_cents', bond.power_limit_cents,
    'principal', bond.principal,
    'obligee', bond.obligee,
    'issued_at', bond.issued_at,
    'effective_date', bond.effective_date,
    'expiry_date', bond.expiry_date,
    'verify_id_sha256', encode(sha256(convert_to(bond.verify_token, 'UTF8')), 'hex'),
    'papers', (
      select coalesce(jsonb_agg(to_jsonb(paper)), '[]') from private.bond_papers(bond.id) as paper
    ),
    'history', (
      select jsonb_build_object('events', chain.events, 'head', chain.head)
      from private.application_chain_heads as chain
      where chain.application_id = bond.application_id
    ),
    'signed', (
      select jsonb_build_object(
        'revision', latest.revision, 'manifest', latest.manifest, 'signature', latest.signature, 'key_id', latest.key_id
      )
      from public.bond_manifests as latest
      where latest.bond_id = bond.id
      order by latest.revision desc
      limit 1
    )
  )
  from public.bonds as bond
  where bond.id = of_bond;
$$;

comment on function public.bond_proof_facts(uuid) is
  'All that a manifest of a bond says, its papers and the latest manifest; null where there is no such bond. For service_role only.';

create function public.store_bond_manifest(
  of_bond uuid, after_revision integer, new_manifest text, new_signature text, new_key_id text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Two who sign at once: the second finds that what it saw is no longer the latest.
  perform 1 from public.bonds where id = of_bond for update;
  if (select coalesce(max(revision), 0) from public.bond_manifests where bond_id = of_bond) <> after_revision then
    return false;
  end if;

  insert into public.bond_manifests (bond_id, revision, manifest, signature, key_id)
  values (of_bond, after_revision + 1, new_manifest, new_signature, new_key_id);

  return true;
end;
$$;

comment on function public.store_bond_manifest(uuid, integer, text, text, text) is
  'Stores what was signed of a bond after the revision that the caller has seen; false where another came first. For service_role only.';

create function public.find_bonds_to_sign(replaced_key text, most integer)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select bond.id
  from public.bonds as bond
  left join lateral (
    select latest.key_id
    from public.bond_manifests as latest
    where latest.bond_id = bond.id
    order by latest.revision desc
    limit 1
  ) as signed on true
  where bond.pdf_url is not null and (signed.key_id is null or signed.key_id = replaced_key)
  order by bond.issued_at, bond.id
  limit most;
$$;

comment on function public.find_bonds_to_sign(text, integer) is
  'Bonds with papers that nothing was signed of, or that were signed last with a key that is to be replaced. For service_role only.';

revoke all on function
private.bond_papers(uuid),
public.bond_proof_facts(uuid),
public.store_bond_manifest(uuid, integer, text, text, text),
public.find_bonds_to_sign(text, integer)
from public, anon, authenticated;
grant execute on function
private.bond_papers(uuid),
public.bond_proof_facts(uuid),
public.store_bond_manifest(uuid, integer, text, text, text),
public.find_bonds_to_sign(text, integer)
to service_role;
