-- What customers ask about bonds in force: another name, address or amount, the end of the bond. Staff decide.

-- Which status may follow which. The same table is src/domain/bond-requests/request-kinds.ts; a test compares them.
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
  id uuid primary key, -- made by the browser, so that a request sent again is the same
  bond_id uuid not null references public.bonds (id) on delete cascade,
  requested_by uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('name-change', 'address-change', 'amount-change', 'cancellation', 'release')),
  status text not null default 'requested' check (status in ('requested', 'approved', 'declined', 'withdrawn')),
  new_name text check (length(new_name) between 1 and 200),
  new_address jsonb check (jsonb_typeof(new_address) = 'object' and octet_length(new_address::text) <= 2000),
  new_amount_cents bigint check (new_amount_cents between 1 and 10000000000), -- up to $100,000,000
  ends_on date,
  estimate_cents bigint check (estimate_cents >= 0),
  note text check (length(note) between 1 and 2000),
  reason text check (length(reason) between 1 and 2000),
  decided_by uuid, -- no foreign key: the record outlives the account
  decided_at timestamptz,
  created_at timestamptz not null default now(),

  constraint bond_requests_say_what_they_change check (
    (new_name is not null) = (kind = 'name-change')
    and (new_address is not null) = (kind = 'address-change')
    and (new_amount_cents is not null) = (kind = 'amount-change')
    and (ends_on is not null) = (kind in ('cancellation', 'release'))
  ),
  constraint bond_requests_are_decided_by_somebody check (
    (status in ('approved', 'declined')) = (decided_by is not null) and (decided_by is null) = (decided_at is null)
  ),
  constraint bond_requests_decline_with_a_reason check (status <> 'declined' or reason is not null)
);

comment on table public.bond_requests is 'What customers ask about their bonds, and what was decided.';
comment on column public.bond_requests.ends_on is 'The first day without the bond: as asked for, or as the release is dated.';
comment on column public.bond_requests.estimate_cents is
  'What may come back when the bond ends, or what a higher amount may cost. Nothing: not estimated. The underwriter has the last word.';
comment on column public.bond_requests.note is 'Words of the customer.';
comment on column public.bond_requests.reason is 'What the customer is told of the decision.';

create unique index bond_requests_one_open_of_a_kind_idx
on public.bond_requests (bond_id, kind) where status = 'requested';
create index bond_requests_bond_id_idx on public.bond_requests (bond_id, created_at desc);
create index bond_requests_requested_by_idx on public.bond_requests (requested_by);
-- What waits for the staff, the oldest first.
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
  id, bond_id, requested_by, kind, new_name, new_address, new_amount_cents, ends_on, estimate_cents, note
) on public.bond_requests to service_role;
grant update (status, reason, decided_by, decided_at) on public.bond_requests to service_role;

create policy "Customers can read requests about their own bonds, staff all"
on public.bond_requests for select to authenticated
using (
  (select private.is_staff())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

create table public.bond_request_proofs (
  document_id uuid primary key references public.application_documents (id) on delete cascade,
  request_id uuid not null references public.bond_requests (id) on delete cascade,
  kind text not null check (
    kind in (
      'order_of_discharge', 'court_order', 'satisfaction_of_judgment', 'name_record', 'agency_letter', 'surrender',
      'replacement_bond', 'signed_letter', 'obligee_release', 'acceptance_of_work', 'award_to_another', 'final_waivers',
      'change_order', 'plan_termination', 'plan_figures'
    )
  )
);

comment on table public.bond_request_proofs is 'The files that prove a request, each of one request only, and what they are.';

create index bond_request_proofs_request_id_idx on public.bond_request_proofs (request_id);

alter table public.bond_request_proofs enable row level security;

revoke all on public.bond_request_proofs from public, anon, authenticated, service_role;
grant select on public.bond_request_proofs to authenticated, service_role;
grant insert on public.bond_request_proofs to service_role;

create policy "Customers can read the proofs of requests about their own bonds, staff all"
on public.bond_request_proofs for select to authenticated
using (
  (select private.is_staff())
  or request_id in (
    select request.id
    from public.bond_requests as request
    join public.bonds as bond on bond.id = request.bond_id
    where bond.user_id = (select auth.uid())
  )
);

-- What a decision changes of a bond. A rider is a part of the bond from its day on.
alter table public.bonds
add column cancelled_on date,
add column principal_address jsonb check (jsonb_typeof(principal_address) = 'object'),
add constraint bonds_end_early_when_cancelled check (cancelled_on is null or status = 'cancelled');

comment on column public.bonds.cancelled_on is
  'The first day without a bond that was cancelled or released. It may lie ahead, while a notice runs. None: not known.';
comment on column public.bonds.principal_address is 'Since a rider changed it. None: as in the application.';
comment on table public.bonds is
  'Bonds that were issued, with the files that prove them. What a bond says changes by a rider alone.';

-- Added to whatever kinds there are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(rule.oid) into strict known
  from pg_constraint as rule
  where rule.conrelid = 'public.application_events'::regclass and rule.conname = 'application_events_kind_check';

  alter table public.application_events drop constraint application_events_kind_check;
  execute 'alter table public.application_events add constraint application_events_kind_check ' || replace(
    known,
    'ARRAY[',
    'ARRAY[''change-requested''::text, ''change-withdrawn''::text, ''change-approved''::text, ''change-declined''::text, '
  );
end;
$$;
