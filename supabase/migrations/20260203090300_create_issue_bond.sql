-- A bond is issued on an approved application: bond, renewal, captured payment, status and history in one step.
-- Its papers are made afterwards. Until they are stored the bond is `pending`.

create function public.issue_bond(issue jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (issue ->> 'application_id')::uuid;
  staff constant uuid := (issue ->> 'staff_id')::uuid;
  application public.applications;
  bond public.bonds;
begin
  if staff is not null and not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock under which a quote is paid, submitted, decided and withdrawn.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if application.status = 'issued' then
    select * into bond from public.bonds where application_id = target;
    return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond));
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  if application.status <> 'approved' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if not private.is_approved_to_issue(target) then
    return jsonb_build_object('outcome', 'second-approval-missing');
  end if;

  update public.payments set status = 'captured' where application_id = target and status = 'authorized';
  if not found then
    return jsonb_build_object('outcome', 'payment-missing');
  end if;

  insert into public.bonds (
    application_id, user_id, bond_type_id, state_code, amount_cents, premium_cents, principal, obligee, status,
    effective_date, expiry_date
  )
  values (
    target,
    application.user_id,
    application.bond_slug,
    application.state_code,
    application.penal_sum_cents,
    application.premium_cents,
    issue ->> 'principal',
    issue ->> 'obligee',
    'pending',
    (issue ->> 'effective_date')::date,
    (issue ->> 'expiry_date')::date
  )
  returning * into bond;

  insert into public.renewals (bond_id, next_due) values (bond.id, (issue ->> 'next_due')::date);

  update public.applications set status = 'issued' where id = target;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    target,
    case when staff is null then 'system' else 'staff' end,
    staff,
    'issued',
    application.status,
    'issued',
    jsonb_build_object('bondNumber', bond.number)
  );

  return jsonb_build_object('outcome', 'issued', 'bond', to_jsonb(bond));
end;
$$;

comment on function public.issue_bond(jsonb) is
  'Issues the bond of an approved and paid application, once, and returns it for every repetition. For service_role only.';

create function public.store_bond_papers(of_bond uuid, bond_sha256 text, power_sha256 text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  bond public.bonds;
begin
  select * into bond from public.bonds where id = of_bond for update;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  -- What a clerk may hold in his hands already is never replaced.
  if bond.pdf_url is null then
    update public.bonds
    set
      pdf_url = of_bond::text || '/bond.pdf',
      pdf_sha256 = bond_sha256,
      poa_pdf_url = of_bond::text || '/power-of-attorney.pdf',
      poa_pdf_sha256 = power_sha256,
      status = case status when 'pending' then 'active' else status end
    where id = of_bond
    returning * into bond;
  end if;

  return jsonb_build_object('outcome', 'stored', 'bond', to_jsonb(bond));
end;
$$;

comment on function public.store_bond_papers(uuid, text, text) is
  'Notes that the papers of a bond are in its folder, by their SHA-256, and puts the bond in force. The first papers stay. For service_role only.';

revoke all on function public.issue_bond(jsonb), public.store_bond_papers(uuid, text, text) from public, anon, authenticated;
grant execute on function public.issue_bond(jsonb), public.store_bond_papers(uuid, text, text) to service_role;
