-- A customer asks for a change of a bond, or takes the request back. The rules of the bond were checked before, by
-- src/domain/bond-requests; here is what has to hold at the moment of writing.

create function public.request_bond_change(request jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  asked constant uuid := (request ->> 'request_id')::uuid;
  caller constant uuid := (request ->> 'caller')::uuid;
  wanted_kind constant text := request ->> 'kind';
  wanted_files constant uuid[] := array(select jsonb_array_elements_text(request -> 'document_ids')::uuid);
  bond public.bonds;
  known public.bond_requests;
begin
  select * into bond from public.bonds where id = (request ->> 'bond_id')::uuid;
  if not found or bond.user_id is distinct from caller or caller is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if bond.application_id is null then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  -- The lock under which an application is decided and a bond is issued.
  perform pg_advisory_xact_lock(hashtextextended(bond.application_id::text, 0));
  select * into bond from public.bonds where id = bond.id for update;

  -- Pressed twice, or sent again because the answer to the first call got lost.
  select * into known from public.bond_requests where id = asked;
  if found then
    if known.bond_id <> bond.id then
      return jsonb_build_object('outcome', 'not-found');
    end if;
    return jsonb_build_object('outcome', 'stored', 'status', known.status);
  end if;

  if bond.status <> 'active' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if exists (
    select 1
    from public.bond_requests as open_one
    where open_one.bond_id = bond.id and open_one.kind = wanted_kind and open_one.status = 'requested'
  ) then
    return jsonb_build_object('outcome', 'already-open');
  end if;

  -- A proof that is deleted in this moment is gone before it is looked at, or waits until the request has it.
  perform 1
  from public.application_documents as document
  where document.id = any (wanted_files)
  order by document.id
  for share;

  if exists (
    select 1
    from unnest(wanted_files) as wanted (id)
    where not exists (
      select 1
      from public.application_documents as document
      where document.id = wanted.id
        and document.application_id = bond.application_id
        and document.doc_type = 'request_proof'
        and document.status = 'uploaded'
        and document.checked_at is not null
        and document.id not in (select proof.document_id from public.bond_request_proofs as proof)
    )
  ) then
    return jsonb_build_object('outcome', 'proof-missing');
  end if;

  insert into public.bond_requests (
    id, bond_id, requested_by, kind, new_name, new_address, new_amount_cents, ends_on, estimate_cents, note
  )
  values (
    asked,
    bond.id,
    caller,
    wanted_kind,
    request ->> 'new_name',
    nullif(request -> 'new_address', 'null'),
    (request ->> 'new_amount_cents')::bigint,
    (request ->> 'ends_on')::date,
    (request ->> 'estimate_cents')::bigint,
    nullif(request ->> 'note', '')
  );

  insert into public.bond_request_proofs (document_id, request_id, kind)
  select distinct wanted.id, asked, request ->> 'proof_kind' from unnest(wanted_files) as wanted (id);

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (
    bond.application_id,
    'customer',
    caller,
    'change-requested',
    jsonb_build_object('requestId', asked, 'requestKind', wanted_kind, 'bondNumber', bond.number)
  );

  return jsonb_build_object('outcome', 'stored', 'status', 'requested');
end;
$$;

comment on function public.request_bond_change(jsonb) is
  'Stores a request of the caller about an own bond in force with its proofs, once, and says for every repetition where it stands. For service_role only.';

create function public.withdraw_bond_request(of_request uuid, caller uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  bond public.bonds;
  request public.bond_requests;
begin
  select held.* into bond
  from public.bonds as held
  join public.bond_requests as asked on asked.bond_id = held.id
  where asked.id = of_request;
  if not found or bond.user_id is distinct from caller or caller is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  perform pg_advisory_xact_lock(hashtextextended(bond.application_id::text, 0));
  select * into request from public.bond_requests where id = of_request for update;

  if request.status = 'requested' then
    update public.bond_requests set status = 'withdrawn' where id = of_request;

    insert into public.application_events (application_id, actor, actor_id, kind, detail)
    values (
      bond.application_id,
      'customer',
      caller,
      'change-withdrawn',
      jsonb_build_object('requestId', of_request, 'requestKind', request.kind, 'bondNumber', bond.number)
    );
  elsif request.status <> 'withdrawn' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  return jsonb_build_object('outcome', 'stored', 'status', 'withdrawn');
end;
$$;

comment on function public.withdraw_bond_request(uuid, uuid) is
  'Takes an open request of the caller back; the same answer for every repetition. For service_role only.';

revoke all on function public.request_bond_change(jsonb), public.withdraw_bond_request(uuid, uuid)
from public, anon, authenticated;
grant execute on function public.request_bond_change(jsonb), public.withdraw_bond_request(uuid, uuid) to service_role;
