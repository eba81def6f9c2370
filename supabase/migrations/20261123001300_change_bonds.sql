-- Customers' requests about bonds in force: another name, address or amount, or the end of the bond. Staff decide.

-- The allowed moves of a request. src/domain/bond-requests/request-kinds.ts lists the same moves; a test compares them.

create table private.bond_request_moves (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

comment on table private.bond_request_moves is
  'Allowed moves of a request. Mirrors ALLOWED_REQUEST_MOVES in src/domain/bond-requests/request-kinds.ts.';

insert into private.bond_request_moves (from_status, to_status)
values ('requested', 'approved'), ('requested', 'declined'), ('requested', 'withdrawn');

alter table private.bond_request_moves enable row level security;

revoke all on private.bond_request_moves from public, anon, authenticated, service_role;

create table public.bond_requests (
  id uuid primary key, -- made by the browser, so that a retry sends the same request
  bond_id uuid not null references public.bonds (id) on delete cascade,
  requested_by uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('name-change', 'address-change', 'amount-change', 'cancellation', 'release')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'declined', 'withdrawn')),
  new_name text check (length(new_name) between 1 and 5000),
  new_address jsonb check (jsonb_typeof(new_address) = 'object' and octet_length(new_address::text) <= 2000),
  new_amount_cents bigint check (new_amount_cents between 1 and 10000000000), -- up to $100,000,000
  ends_on date,
  estimate_cents bigint check (estimate_cents >= 0),
  note text check (length(note) between 1 and 2000),
  reason text check (length(reason) between 1 and 2000),
  decided_by uuid, -- no foreign key: the record outlives the account
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  -- A name change of a bond with several principals names all of them after the change.
  new_principals text[] check (
    cardinality(new_principals) between 1 and 6 and new_name = private.principal_line(new_principals)
  ),
  refund_cents bigint check (refund_cents >= 0),

  constraint bond_requests_say_what_they_change check (
    (new_name is not null) = (kind = 'name-change')
    and (new_address is not null) = (kind = 'address-change')
    and (new_amount_cents is not null) = (kind = 'amount-change')
    and (ends_on is not null) = (kind in ('cancellation', 'release'))
  ),
  constraint bond_requests_are_decided_by_somebody check (
    (status in ('approved', 'declined')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)
  ),
  constraint bond_requests_decline_with_a_reason check (status <> 'declined' or reason is not null),
  constraint bond_requests_refund_when_they_end_a_bond check (
    refund_cents is null or (status = 'approved' and kind in ('cancellation', 'release'))
  )
);

comment on table public.bond_requests is 'Customers'' requests about their bonds, and the decisions.';
comment on column public.bond_requests.new_principals is
  'The name of each principal after a name change; `new_name` is the line of them. Null: the bond has one principal.';
comment on column public.bond_requests.ends_on is
  'The first day without the bond: the requested day, or the date of the release.';
comment on column public.bond_requests.estimate_cents is
  'The possible refund when the bond ends, or the possible cost of a higher amount. Null: no estimate. The underwriter sets the final amount.';
comment on column public.bond_requests.refund_cents is
  'The final refund, which the underwriter set with the approval of the end. Null: none was set.';
comment on column public.bond_requests.note is 'The customer''s note.';
comment on column public.bond_requests.reason is 'The reason that the customer receives with the decision.';

create unique index bond_requests_one_open_of_a_kind_idx
on public.bond_requests (bond_id, kind) where status = 'requested';
create index bond_requests_bond_id_idx on public.bond_requests (bond_id, created_at desc);
create index bond_requests_requested_by_idx on public.bond_requests (requested_by);

-- For the staff's list of open requests, oldest first.
create index bond_requests_open_idx on public.bond_requests (created_at, id) where status = 'requested';

create function private.guard_bond_request()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'requested' then
      raise exception 'A request starts as requested, not as %', new.status using errcode = 'check_violation';
    end if;
    return new;
  end if;

  if new.status <> old.status and not exists (
    select 1
    from private.bond_request_moves as move
    where move.from_status = old.status and move.to_status = new.status
  ) then
    raise exception 'A request cannot go from % to %', old.status, new.status using errcode = 'check_violation';
  end if;

  return new;
end;
$$;

comment on function private.guard_bond_request() is 'Keeps a request on the allowed status moves.';

revoke all on function private.guard_bond_request() from public, anon, authenticated, service_role;

create trigger guard_bond_request
before insert or update on public.bond_requests
for each row execute function private.guard_bond_request();

alter table public.bond_requests enable row level security;

revoke all on public.bond_requests from public, anon, authenticated, service_role;
grant select on public.bond_requests to authenticated, service_role;
grant insert (
  id, bond_id, requested_by, kind, new_name, new_address, new_amount_cents, ends_on, estimate_cents, note,
  new_principals
) on public.bond_requests to service_role;
grant update (status, reason, decided_by, decided_at) on public.bond_requests to service_role;

create policy "Owners and staff who opened the application can read requests"
on public.bond_requests for select to authenticated
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create table public.bond_request_proofs (
  document_id uuid primary key references public.application_documents (id) on delete cascade,
  request_id uuid not null references public.bond_requests (id) on delete cascade,
  kind text not null check (
    kind in (
      'order_of_discharge', 'court_order', 'satisfaction_of_judgment', 'name_record', 'agency_letter', 'surrender',
      'replacement_bond', 'signed_letter', 'obligee_release', 'acceptance_of_work', 'award_to_another', 'final_waivers',
      'change_order', 'plan_termination', 'plan_figures', 'contract_bonded'
    )
  )
);

comment on table public.bond_request_proofs is 'The files that prove a request. Each file belongs to one request only.';

create index bond_request_proofs_request_id_idx on public.bond_request_proofs (request_id);

alter table public.bond_request_proofs enable row level security;

revoke all on public.bond_request_proofs from public, anon, authenticated, service_role;
grant select on public.bond_request_proofs to authenticated, service_role;
grant insert on public.bond_request_proofs to service_role;

create policy "Owners and staff who opened the application can read proofs"
on public.bond_request_proofs for select to authenticated
using (
  request_id in (
    select request.id
    from public.bond_requests as request
    join public.bonds as bond on bond.id = request.bond_id
    where bond.user_id = (select auth.uid()) or bond.id in (select private.opened_bonds())
  )
);

-- Proofs of requests are stored with the documents of the application, and are uploaded and checked the same way. A
-- customer adds them while the bond is in force. Proofs of a request stay.

create policy "Customers can delete documents while we wait for them"
on public.application_documents for update to authenticated
using (
  status = 'uploaded'
  and (
    doc_type not in ('request_proof', 'required_form')
    and application_id in (
      select application.id
      from public.applications as application
      where application.user_id = (select auth.uid())
        and (
          application.status = 'draft'
          -- An underwriter has read what was there before the question.
          or application.status = 'information_requested' and application_documents.created_at > (
            select max(event.created_at)
            from public.application_events as event
            where event.application_id = application.id and event.kind = 'information-requested'
          )
        )
    )
    or doc_type = 'request_proof'
    and application_id in (select bond.application_id from public.bonds as bond where bond.user_id = (select auth.uid()))
    and id not in (select proof.document_id from public.bond_request_proofs as proof)
  )
)
with check (status = 'deleted');

-- A customer requests a change of a bond, or withdraws the request. src/domain/bond-requests has checked the rules of
-- the bond. This function checks the rules that must hold at the moment of writing.

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

  -- The lock for the decision of an application and the issue of its bond.
  perform pg_advisory_xact_lock(hashtextextended(bond.application_id::text, 0));
  select * into bond from public.bonds where id = bond.id for update;

  -- A double click, or a retry after the first response was lost.
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

  -- Locks the proofs: a simultaneous delete either finishes first or waits until the request has the proof.
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
        and document.is_checked
        and document.id not in (select proof.document_id from public.bond_request_proofs as proof)
    )
  ) then
    return jsonb_build_object('outcome', 'proof-missing');
  end if;

  insert into public.bond_requests (
    id, bond_id, requested_by, kind, new_name, new_address, new_amount_cents, ends_on, estimate_cents, note, new_principals
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
    nullif(request ->> 'note', ''),
    case when jsonb_typeof(request -> 'new_principals') = 'array'
      then array(select jsonb_array_elements_text(request -> 'new_principals'))
    end
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
  'Stores the caller''s request about their own bond in force with its proofs, once, and returns its status. For service_role only.';

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
  'Withdraws an open request of the caller. A repetition returns the same answer. For service_role only.';

revoke all on function public.request_bond_change(jsonb), public.withdraw_bond_request(uuid, uuid)
from public, anon, authenticated;
grant execute on function public.request_bond_change(jsonb), public.withdraw_bond_request(uuid, uuid) to service_role;

-- An approved change of a bond's text becomes a rider: a paper attached to the bond and part of it. A rider that raises
-- the penal sum above the limit of the power of attorney brings a new power of attorney.

create table public.bond_riders (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  number integer not null check (number >= 1),
  request_id uuid not null unique references public.bond_requests (id) on delete cascade,
  kind text not null check (kind in ('name-change', 'address-change', 'amount-change')),
  principal_before text not null,
  principal text not null,
  amount_before_cents bigint not null,
  amount_cents bigint not null,
  address_before jsonb check (jsonb_typeof(address_before) = 'object'),
  address jsonb check (jsonb_typeof(address) = 'object'),
  power_limit_cents bigint,
  power_rider integer check (power_rider between 1 and number),
  effective_on date not null,
  issued_at timestamptz not null default now(),
  tried_at timestamptz,
  pdf_url text,
  pdf_sha256 text check (pdf_sha256 ~ '^[0-9a-f]{64}$'),
  poa_pdf_url text,
  poa_pdf_sha256 text check (poa_pdf_sha256 ~ '^[0-9a-f]{64}$'),
  principals text[],
  primary key (bond_id, number),

  constraint bond_riders_change_what_they_say check (
    (kind = 'name-change' or principal = principal_before)
    and (kind = 'amount-change' or amount_cents = amount_before_cents)
    and (kind = 'address-change') = (address is not null)
    and (kind = 'address-change' or address_before is null)
  ),
  constraint bond_riders_bring_a_power_for_their_sum check (
    power_limit_cents is null or (power_limit_cents = amount_cents and kind = 'amount-change')
  ),
  constraint bond_riders_are_signed_under_the_power_they_bring check (
    (power_limit_cents is not null) = (power_rider is not distinct from number)
  ),
  constraint bond_riders_keep_their_file_in_the_folder check (pdf_url = bond_id::text || '/rider-' || number || '.pdf'),
  constraint bond_riders_keep_their_power_in_the_folder check (
    poa_pdf_url = bond_id::text || '/power-of-attorney-' || number || '.pdf'
  ),
  constraint bond_riders_file_comes_with_its_hash check ((pdf_url is null) = (pdf_sha256 is null)),
  constraint bond_riders_power_comes_with_its_hash check ((poa_pdf_url is null) = (poa_pdf_sha256 is null)),
  constraint bond_riders_power_comes_where_it_is_brought check (
    (poa_pdf_url is not null) = (pdf_url is not null and power_limit_cents is not null)
  )
);

comment on table public.bond_riders is
  'The changes of each bond''s text, in the order of approval. Each row holds the full content of its paper, so that the paper can be made later.';
comment on column public.bond_riders.request_id is 'The approved request.';
comment on column public.bond_riders.address_before is 'Null: the address had not changed before.';
comment on column public.bond_riders.power_limit_cents is
  'The limit of the power of attorney that comes with the rider. Null: the bond''s current one covers the sum.';
comment on column public.bond_riders.power_rider is
  'The rider that brought the power of attorney for signing this rider; it may be this rider. Null: the power of attorney attached to the bond.';
comment on column public.bond_riders.effective_on is
  'The day of the approval, and the date of the rider and its power of attorney.';
comment on column public.bond_riders.principals is
  'The name of each principal after the rider. Null: an older rider, with the one in `principal`.';
comment on column public.bond_riders.tried_at is 'When its papers were last attempted. Null: never.';
comment on column public.bond_riders.pdf_url is
  'Path in the private bucket `bonds`. Null: the paper does not exist yet.';

-- Riders whose papers the schedule still has to make.
create index bond_riders_without_paper_idx on public.bond_riders (issued_at) where pdf_url is null;

alter table public.bond_riders enable row level security;

revoke all on public.bond_riders from public, anon, authenticated, service_role;
grant select on public.bond_riders to authenticated, service_role;

create policy "Owners and staff who opened the application can read riders"
on public.bond_riders for select to authenticated
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

-- A certificate or rider is ticked once its paper exists.
create policy "Customers can tick steps of their own bonds in force"
on public.bond_filing_steps for insert to authenticated
with check (
  bond_id in (
    select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()) and bond.status = 'active'
  )
  and (
    term = 1
    or exists (
      select 1
      from public.bond_terms as continued
      where continued.bond_id = bond_filing_steps.bond_id
        and continued.number = bond_filing_steps.term
        and continued.certificate_url is not null
    )
  )
  and (
    rider = 0
    or exists (
      select 1
      from public.bond_riders as attached
      where attached.bond_id = bond_filing_steps.bond_id
        and attached.number = bond_filing_steps.rider
        and attached.pdf_url is not null
    )
  )
);

create function private.add_rider(request public.bond_requests, bond public.bonds, today date)
returns integer
language sql
set search_path = ''
as $$
  insert into public.bond_riders (
    bond_id, number, request_id, kind, principal_before, principal, amount_before_cents, amount_cents, address_before,
    address, power_limit_cents, power_rider, effective_on, principals
  )
  select
    bond.id,
    coalesce(max(earlier.number), 0) + 1,
    request.id,
    request.kind,
    bond.principal,
    coalesce(request.new_name, bond.principal),
    bond.amount_cents,
    coalesce(request.new_amount_cents, bond.amount_cents),
    case when request.new_address is not null then bond.principal_address end,
    request.new_address,
    case when request.new_amount_cents > bond.power_limit_cents then request.new_amount_cents end,
    -- Each power of attorney from a rider has a higher limit than the earlier ones.
    case when request.new_amount_cents > bond.power_limit_cents
      then coalesce(max(earlier.number), 0) + 1
      else max(earlier.number) filter (where earlier.power_limit_cents is not null)
    end,
    today,
    case when request.new_name is null then bond.principals
      else coalesce(request.new_principals, array[request.new_name])
    end
  from public.bond_riders as earlier
  where earlier.bond_id = bond.id
  returning number;
$$;

comment on function private.add_rider(public.bond_requests, public.bonds, date) is
  'Stores the change of an approved request with the values before it, and returns the number of the rider.';

revoke all on function private.add_rider(public.bond_requests, public.bonds, date)
from public, anon, authenticated, service_role;

create function private.paid_for_bond(of_bond uuid)
returns bigint
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(coalesce(
    (
      select sum(payment.amount_cents)
      from public.payments as payment
      where payment.application_id = term.application_id and payment.status = 'captured'
    ),
    term.premium_cents
  )), 0)::bigint
  from public.bond_terms as term
  where term.bond_id = of_bond;
$$;

comment on function private.paid_for_bond(uuid) is
  'What was paid for all terms of a bond: the captured payments, or the premium of a term without one.';

revoke all on function private.paid_for_bond(uuid) from public, anon, authenticated;
grant execute on function private.paid_for_bond(uuid) to service_role;

-- An underwriter decides a request. Request, bond, renewal, history and mail change in one step, and only when the
-- underwriter has seen the last event.

create function public.decide_bond_request(
  of_request uuid,
  staff uuid,
  decision text,
  reason_given text,
  seen_event bigint,
  today date,
  -- Both depend on the day of the approval: the first day without the bond, and its refund.
  earliest_end date default null,
  new_estimate_cents bigint default null,
  reports jsonb default '[]',
  -- The final refund of a bond that ends.
  refund bigint default null
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  new_status constant text := case decision when 'approve' then 'approved' when 'decline' then 'declined' end;
  told constant text := nullif(reason_given, '');
  request public.bond_requests;
  bond public.bonds;
  -- The first day without the bond: later than requested when the notice has to run from today.
  ends date;
  changes jsonb := '{}';
  first_approval jsonb;
  latest public.application_events;
begin
  if new_status is null then
    raise exception 'There is no decision %', decision;
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  select held.* into bond
  from public.bonds as held
  join public.bond_requests as asked on asked.bond_id = held.id
  where asked.id = of_request;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  -- The lock for making and withdrawing requests.
  perform pg_advisory_xact_lock(hashtextextended(bond.application_id::text, 0));
  select * into bond from public.bonds where id = bond.id for update;
  select * into request from public.bond_requests where id = of_request for update;

  if bond.user_id = staff or request.requested_by = staff or private.is_own_application(staff, bond.application_id) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  -- A double click, or a retry after the first response was lost.
  if request.status = new_status and request.decided_by = staff and request.reason is not distinct from told
    and request.refund_cents is not distinct from refund
  then
    return jsonb_build_object(
      'outcome', 'decided', 'status', new_status, 'bond_id', bond.id, 'ends_on', request.ends_on
    );
  end if;

  select * into latest
  from public.application_events as event
  where event.application_id = bond.application_id and event.kind <> 'identity-revealed'
  order by event.id desc
  limit 1;
  if latest.id <> seen_event then
    if new_status = 'approved'
      and latest.kind = 'change-first-approved' and latest.actor_id = staff
      and latest.detail = private.first_approval_detail(request, bond, told)
    then
      return jsonb_build_object('outcome', 'decided', 'status', request.status, 'bond_id', bond.id, 'ends_on', null);
    end if;

    return jsonb_build_object('outcome', 'changed-meanwhile');
  end if;

  if request.status <> 'requested'
    or (new_status = 'approved' and (bond.status <> 'active' or bond.expiry_date <= today))
  then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  -- The renewal was priced for the unchanged bond, and holds the customer's money. It is decided first.
  if new_status = 'approved' and request.kind <> 'address-change' and exists (
    select 1
    from public.renewals as renewal
    join public.applications as application on application.id = renewal.application_id
    where renewal.bond_id = bond.id
      and renewal.status = 'started'
      and application.status in ('submitted', 'under_review', 'information_requested', 'price_offered', 'approved')
  ) then
    return jsonb_build_object('outcome', 'renewal-under-way');
  end if;

  if refund > private.paid_for_bond(bond.id) then
    return jsonb_build_object('outcome', 'refund-too-high');
  end if;

  -- The person whose credit report led to the decline of a higher amount gets a notice.
  if new_status = 'declined' and request.new_amount_cents > bond.amount_cents and not private.record_report_uses(
    (select applied from public.applications as applied where applied.id = bond.application_id),
    staff, 'increase-declined', reports
  ) then
    return jsonb_build_object('outcome', 'reports-unanswered');
  end if;

  if new_status = 'approved' then
    first_approval := private.approve_request_first(request, bond, staff, told);
    if first_approval is not null then
      return first_approval;
    end if;
  end if;

  update public.bond_requests
  set status = new_status, reason = told, decided_by = staff, decided_at = now()
  where id = of_request;

  if new_status = 'approved' then
    ends := greatest(
      request.ends_on, earliest_end, case when request.kind = 'cancellation' then today end
    );
    changes := private.apply_bond_request(
      request, bond, today, ends, coalesce(new_estimate_cents, request.estimate_cents), refund
    );
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (
    bond.application_id,
    'staff',
    staff,
    case new_status when 'approved' then 'change-approved' else 'change-declined' end,
    jsonb_strip_nulls(
      jsonb_build_object(
        'requestId', of_request, 'requestKind', request.kind, 'bondNumber', bond.number, 'reason', told
      ) || changes
    )
  );

  perform private.enqueue_notification(
    'request_decided',
    bond.application_id,
    bond.id,
    bond.user_id,
    null,
    'request_decided:' || of_request,
    jsonb_strip_nulls(
      jsonb_build_object(
        'bondNumber', bond.number,
        'bondTitle', (select bond_type.name from public.bond_types as bond_type where bond_type.slug = bond.bond_type_id),
        'bondPath', '/dashboard?bond=' || bond.id,
        'requestKind', request.kind,
        'decision', new_status,
        'reason', told,
        'endsOn', ends,
        'estimateCents', (
          select decided.estimate_cents from public.bond_requests as decided
          where decided.id = of_request and new_status = 'approved'
        ),
        'refundCents', refund,
        'bringsPower', (
          select true from public.bond_riders as rider
          where rider.request_id = of_request and rider.power_limit_cents is not null
        )
      )
    )
  );

  return jsonb_build_object(
    'outcome', 'decided', 'status', new_status, 'bond_id', bond.id, 'ends_on', coalesce(ends, request.ends_on)
  );
end;
$$;

comment on function public.decide_bond_request(uuid, uuid, text, text, bigint, date, date, bigint, jsonb, bigint) is
  'Approves or declines a request about a bond with all consequences, on behalf of a staff member who has seen the last event. A repetition returns the same answer. For service_role only.';

-- The history records the change. An address stays out of the history: the request has it. No other caller may change
-- the text of a bond, not even the Edge Functions.
create function private.apply_bond_request(
  request public.bond_requests, bond public.bonds, today date, ends date, estimate bigint, refund bigint
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  rider jsonb;
begin
  if request.kind not in ('cancellation', 'release') then
    rider := jsonb_build_object('rider', private.add_rider(request, bond, today));
  end if;

  case request.kind
    when 'name-change' then
      update public.bonds set
        principal = request.new_name,
        principals = case when bond.principals is not null
          then coalesce(request.new_principals, array[request.new_name])
        end
      where id = bond.id;
      return rider || jsonb_build_object('from', bond.principal, 'to', request.new_name);
    when 'address-change' then
      update public.bonds set principal_address = request.new_address where id = bond.id;
      return rider;
    when 'amount-change' then
      update public.bonds
      set
        amount_cents = request.new_amount_cents,
        -- A lower sum keeps the power of attorney. A sum above its limit brings a new one.
        power_limit_cents = greatest(power_limit_cents, request.new_amount_cents)
      where id = bond.id;
      return rider || jsonb_build_object(
        'from', bond.amount_cents, 'to', request.new_amount_cents, 'additionalPremiumCents', request.estimate_cents
      );
    else
      update public.bonds set status = 'cancelled', cancelled_on = ends where id = bond.id;
      update public.bond_requests
      set ends_on = ends, estimate_cents = estimate, refund_cents = refund
      where id = request.id;
      update public.renewals set status = 'lapsed' where bond_id = bond.id and status in ('upcoming', 'started');
      return jsonb_build_object(
        'from', bond.status,
        'to', 'cancelled',
        'endsOn', ends,
        'askedToEndOn', case when ends <> request.ends_on then request.ends_on end,
        'estimatedRefundCents', estimate,
        'refundCents', refund
      );
  end case;
end;
$$;

comment on function private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint, bigint) is
  'Applies an approved request to the bond, and returns the old and new values.';

revoke all on function
private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint, bigint),
public.decide_bond_request(uuid, uuid, text, text, bigint, date, date, bigint, jsonb, bigint)
from public, anon, authenticated;
grant execute on function
private.apply_bond_request(public.bond_requests, public.bonds, date, date, bigint, bigint),
public.decide_bond_request(uuid, uuid, text, text, bigint, date, date, bigint, jsonb, bigint)
to service_role;
