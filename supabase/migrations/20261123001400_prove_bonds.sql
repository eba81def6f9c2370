-- The agency signs a manifest of each bond with Ed25519. A changed bond is signed again. Earlier manifests stay.

create table public.bond_manifests (
  bond_id uuid not null references public.bonds (id) on delete restrict,
  revision integer not null check (revision >= 1),
  manifest text not null check (length(manifest) between 2 and 65536),
  signature text not null check (signature ~ '^[A-Za-z0-9_-]{86}$'),
  key_id text not null check (length(key_id) between 1 and 64),
  created_at timestamptz not null default now(),
  primary key (bond_id, revision)
);

comment on table public.bond_manifests is
  'Append-only: the signed manifests of each bond. The highest revision counts.';
comment on column public.bond_manifests.manifest is 'Canonical JSON, exactly the signed text: src/domain/proof.';
comment on column public.bond_manifests.signature is 'Ed25519, 64 bytes in base64url.';
comment on column public.bond_manifests.key_id is
  'The id of the key in /.well-known/marshline-bond-keys.json that checks the signature.';

create trigger refuse_change_of_history
before update or delete or truncate on public.bond_manifests
for each statement execute function private.refuse_change_of_history();

alter table public.bond_manifests enable row level security;

revoke all on public.bond_manifests from public, anon, authenticated, service_role;
grant select, insert on public.bond_manifests to service_role;

-- Certificates, riders and the powers of attorney that come with riders are papers of the bond, so the signed manifest
-- names them too.
create function private.bond_papers(of_bond uuid)
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

comment on function private.bond_papers(uuid) is
  'The papers of a bond in the bucket `bonds`, in the order they were made. A migration that adds a kind of paper adds it here, so that it is signed and bundled with the others.';

-- The power of attorney matches the bond as issued. A rider that raises the penal sum brings a new power of attorney.
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

comment on function private.limit_power_to_penal_sum() is 'Sets the limit of a new bond''s power of attorney.';

revoke all on function private.limit_power_to_penal_sum() from public, anon, authenticated;

create trigger limit_power_to_penal_sum
before insert on public.bonds
for each row execute function private.limit_power_to_penal_sum();

create function private.named_obligee(bond public.bonds)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    -- The same rule as isFiledWithPayee in src/domain/bonds/payee.ts.
    when lower(regexp_replace(trim(bond.payee), '^the ', '', 'i'))
      <> lower(regexp_replace(trim(bond.obligee), '^the ', '', 'i'))
      then upper(left(bond.payee, 1)) || substr(bond.payee, 2)
    else bond.obligee
  end;
$$;

comment on function private.named_obligee(public.bonds) is
  'Whom the paper of a bond names as its obligee, as a list of facts names it: "The State of Texas". The office that the customer named, if it is the payee or if the oldest papers name no other.';

revoke all on function private.named_obligee(public.bonds) from public, anon, authenticated;
grant execute on function private.named_obligee(public.bonds) to service_role;

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
    'obligee', private.named_obligee(bond),
    'issued_at', bond.issued_at,
    'effective_date', bond.effective_date,
    'expiry_date', bond.expiry_date,
    'last_day', bond.last_day,
    'rate_plan', bond.rate_plan,
    'rate_plan_version', bond.rate_plan_version,
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
  'The facts for a manifest of a bond, its papers and the latest manifest. Null for an unknown bond. For service_role only.';

create function public.store_bond_manifest(
  of_bond uuid, after_revision integer, new_manifest text, new_signature text, new_key_id text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  -- Of two simultaneous signers, the second finds that its revision is no longer the latest.
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
  'Stores a signed manifest of a bond after the revision that the caller has seen. False when another signer came first. For service_role only.';

create function private.lacks_signature(of_bond uuid, replaced_key text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    signed.key_id is null
    or coalesce(signed.key_id = replaced_key, false)
    or signed.says ->> 'principal' <> bond.principal
    or signed.says ->> 'obligee' <> private.named_obligee(bond)
    or (signed.says ->> 'penalSumCents')::bigint <> bond.amount_cents
    or (signed.says ->> 'expiryDate')::date is distinct from bond.expiry_date
    or jsonb_array_length(signed.says -> 'papers') <> (select count(*) from private.bond_papers(bond.id))
  from public.bonds as bond
  left join lateral (
    select latest.key_id, latest.manifest::jsonb as says
    from public.bond_manifests as latest
    where latest.bond_id = bond.id
    order by latest.revision desc
    limit 1
  ) as signed on true
  where bond.id = of_bond;
$$;

comment on function private.lacks_signature(uuid, text) is
  'Whether a bond is unsigned, has changed since it was signed, or was signed with a key that is being replaced.';

revoke all on function private.lacks_signature(uuid, text) from public, anon, authenticated;
grant execute on function private.lacks_signature(uuid, text) to service_role;

create function public.find_bonds_to_sign(replaced_key text, max_rows integer)
returns setof uuid
language sql
stable
set search_path = ''
as $$
  select bond.id
  from public.bonds as bond
  where bond.pdf_url is not null and private.lacks_signature(bond.id, replaced_key)
  order by bond.issued_at, bond.id
  limit max_rows;
$$;

comment on function public.find_bonds_to_sign(text, integer) is
  'Bonds with papers that are unsigned, changed since they were signed, or last signed with a key that is being replaced. For service_role only.';

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

-- The schedule signs a bond again after a rider or a renewal, in case the change itself did not.

select private.schedule('sign-manifests', '7-57/10 * * * *', $$select private.call_function('sign-manifests', 'sweep_key')$$);

-- A rider or certificate whose paper failed is made later from its row. Each run takes a few: first the papers never
-- tried, then those with the oldest try. So one paper that always fails blocks no other.

create function private.take_waiting_papers(of_bond uuid, max_files integer)
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
    select * from queue where files_so_far <= max_files
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
    'left', (select count(*) from queue where files_so_far > max_files),
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
  'Takes riders and certificates without a paper, with the bond that they belong to, and returns how many are left.';

create function public.take_waiting_papers(of_bond uuid, max_files integer)
returns jsonb
language sql
set search_path = ''
as $$
  select private.take_waiting_papers(of_bond, max_files);
$$;

comment on function public.take_waiting_papers(uuid, integer) is
  'Takes riders and certificates without a paper, of one bond or of all, up to this many files, and returns how many are left. For service_role only.';

revoke all on function private.take_waiting_papers(uuid, integer), public.take_waiting_papers(uuid, integer)
from public, anon, authenticated;
grant execute on function private.take_waiting_papers(uuid, integer), public.take_waiting_papers(uuid, integer)
to service_role;

-- Walks every chain of history and lists each row that does not fit.

create function public.check_application_history()
returns jsonb
language sql
stable
set search_path = ''
as $$
  with linked as (
    select
      event.id,
      event.application_id,
      event.chain_position,
      event.hash,
      event.prev_hash,
      private.hash_event(event) as computed,
      lag(event.chain_position, 1, 0) over chain as position_before,
      lag(event.hash, 1, repeat('0', 64)) over chain as hash_before,
      lead(event.id) over chain is null as is_last
    from public.application_events as event
    window chain as (partition by event.application_id order by event.chain_position)
  ),
  signed as (
    select
      bond.application_id,
      bond.number as bond_number,
      (signature.manifest::jsonb #>> '{history,events}')::integer as events,
      signature.manifest::jsonb #>> '{history,head}' as head
    from public.bond_manifests as signature
    join public.bonds as bond on bond.id = signature.bond_id
    where signature.manifest::jsonb -> 'history' <> 'null'::jsonb
  ),
  problems as (
    select application_id, chain_position as at_position, id as event_id, 'altered' as problem, null as bond_number
    from linked
    where hash <> computed

    union all
    select application_id, position_before + 1, id, 'missing-before', null
    from linked
    where chain_position <> position_before + 1

    union all
    -- A gap is already reported as missing-before, so the link across the gap is not compared.
    select application_id, chain_position, id, 'out-of-order', null
    from linked
    where chain_position = position_before + 1 and prev_hash <> hash_before

    union all
    select chain.application_id, coalesce(linked.chain_position, 0) + 1, linked.id, 'missing-at-end', null
    from private.application_chain_heads as chain
    left join linked on linked.application_id = chain.application_id and linked.is_last
    where coalesce(linked.chain_position, 0) < chain.events

    union all
    select linked.application_id, linked.chain_position, linked.id, 'not-the-recorded-end', null
    from linked
    left join private.application_chain_heads as chain on chain.application_id = linked.application_id
    where linked.is_last
      and linked.chain_position >= coalesce(chain.events, 0)
      and (linked.chain_position, linked.hash) is distinct from (chain.events, chain.head)

    union all
    select signed.application_id, signed.events, linked.id, 'not-as-signed', signed.bond_number
    from signed
    left join linked on linked.application_id = signed.application_id and linked.chain_position = signed.events
    where linked.hash is distinct from signed.head
  )
  select jsonb_build_object(
    'applications', (select count(distinct application_id) from linked),
    'events', (select count(*) from linked),
    'problems', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'applicationId', found.application_id,
            'applicationNumber', application.number,
            'position', found.at_position,
            'eventId', found.event_id,
            'problem', found.problem,
            'bondNumber', found.bond_number
          )
          order by application.number, found.at_position, found.problem
        ),
        '[]'
      )
      from problems as found
      left join public.applications as application on application.id = found.application_id
    )
  );
$$;

comment on function public.check_application_history() is
  'Walks the chain of every application, compares it with its recorded end and with every signed manifest, and lists mismatches. For service_role only.';

revoke all on function public.check_application_history() from public, anon, authenticated;
grant execute on function public.check_application_history() to service_role;
