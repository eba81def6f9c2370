-- A bond above the limit of one underwriter needs the approval of two.

-- The limit is secondApprovalAbove in content/surety.yaml. When it changes, a new migration changes it here too: a test
-- compares them.
alter table private.settings
add column second_approval_above_cents bigint not null default 50000000 check (second_approval_above_cents > 0);

comment on column private.settings.second_approval_above_cents is
  'A bond above this penal sum needs the approval of two underwriters. Mirrors secondApprovalAbove in content/surety.yaml.';

-- Added to whatever kinds there are by now.
do $$
declare
  known text;
begin
  select pg_get_constraintdef(rule.oid) into strict known
  from pg_constraint as rule
  where rule.conrelid = 'public.application_events'::regclass and rule.conname = 'application_events_kind_check';

  alter table public.application_events drop constraint application_events_kind_check;
  execute 'alter table public.application_events add constraint application_events_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''first-approved''::text, ''change-first-approved''::text, ');
end;
$$;

create function private.needs_second_approval(amount_cents bigint)
returns boolean
language sql
stable
set search_path = ''
as $$
  select amount_cents > setting.second_approval_above_cents from private.settings as setting;
$$;

comment on function private.needs_second_approval(bigint) is
  'Whether a bond of this penal sum needs the approval of two underwriters.';

create function private.approvers(of_application uuid)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct event.actor_id), '{}')
  from public.application_events as event
  where event.application_id = of_application
    and event.actor = 'staff'
    and event.kind in ('first-approved', 'approved')
    -- What came after an approval may not have been what was approved.
    and event.id > (
      select coalesce(max(cleared.id), 0)
      from public.application_events as cleared
      where cleared.application_id = of_application
        and (
          cleared.kind in ('information-requested', 'information-given', 'declined', 'withdrawn')
          -- Once it is approved nobody could approve it again, so a customer who takes it into an account ends nothing.
          or cleared.kind = 'claimed' and not exists (
            select 1
            from public.application_events as approval
            where approval.application_id = of_application and approval.kind = 'approved' and approval.id < cleared.id
          )
        )
    )
    -- The application may have come into the hands of the approver since.
    and not private.is_own_application(event.actor_id, of_application);
$$;

comment on function private.approvers(uuid) is
  'The staff whose approval of an application counts: since the last question, answer or change of its owner.';

create function private.is_approved_to_issue(of_application uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not private.needs_second_approval(application.penal_sum_cents) or cardinality(private.approvers(of_application)) >= 2
  from public.applications as application
  where application.id = of_application;
$$;

comment on function private.is_approved_to_issue(uuid) is
  'Whether as many underwriters approved an application as its penal sum asks for.';

create function private.request_approvers(of_request uuid)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select coalesce(array_agg(distinct event.actor_id), '{}')
  from public.bond_requests as request
  join public.bonds as bond on bond.id = request.bond_id
  join public.application_events as event on event.application_id = bond.application_id
  where request.id = of_request
    and event.kind = 'change-first-approved'
    and event.detail ->> 'requestId' = of_request::text
    and not private.is_own_application(event.actor_id, bond.application_id);
$$;

comment on function private.request_approvers(uuid) is 'The staff who gave a request about a bond its first approval.';

create function private.first_approval_detail(request public.bond_requests, bond public.bonds, reason text)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_strip_nulls(
    jsonb_build_object(
      'requestId', request.id, 'requestKind', request.kind, 'bondNumber', bond.number, 'reason', reason
    )
  );
$$;

comment on function private.first_approval_detail(public.bond_requests, public.bonds, text) is
  'What the history says of the first approval of a request about a bond.';

create function private.approve_request_first(
  request public.bond_requests, bond public.bonds, staff uuid, reason text
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  approvers constant uuid[] := private.request_approvers(request.id);
begin
  if not coalesce(
    request.new_amount_cents > bond.amount_cents and private.needs_second_approval(request.new_amount_cents), false
  ) then
    return null;
  end if;

  if approvers = array[staff] then
    return jsonb_build_object('outcome', 'colleague-required');
  end if;
  if cardinality(approvers) > 0 then
    return null;
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, detail)
  values (
    bond.application_id, 'staff', staff, 'change-first-approved', private.first_approval_detail(request, bond, reason)
  );

  return jsonb_build_object('outcome', 'decided', 'status', request.status, 'bond_id', bond.id, 'ends_on', null);
end;
$$;

comment on function private.approve_request_first(public.bond_requests, public.bonds, uuid, text) is
  'Records the first approval of a raise above the limit of one underwriter and answers for it. Null: no other approval is needed.';

revoke all on function
  private.needs_second_approval(bigint), private.approvers(uuid), private.is_approved_to_issue(uuid),
  private.request_approvers(uuid), private.first_approval_detail(public.bond_requests, public.bonds, text),
  private.approve_request_first(public.bond_requests, public.bonds, uuid, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.needs_second_approval(bigint), private.approvers(uuid), private.is_approved_to_issue(uuid),
  private.request_approvers(uuid), private.first_approval_detail(public.bond_requests, public.bonds, text),
  private.approve_request_first(public.bond_requests, public.bonds, uuid, text)
to service_role;
