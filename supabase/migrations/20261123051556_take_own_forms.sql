-- Bonds on the form of a court or agency: an underwriter approves the application, staff sign the form with the bond's
-- number, and the executed form becomes the bond's paper.

alter table public.applications drop constraint applications_review_reasons_check;
alter table public.applications add constraint applications_review_reasons_check check (
  review_reasons <@ array[
    'never-instant', 'amount-above-instant-maximum', 'amount-not-statutory', 'bond-not-required', 'own-form',
    'effective-date-out-of-range', 'documents-need-review', 'underwriting-answer', 'credit-not-authorized'
  ]
);

do $$
declare
  known text;
begin
  select pg_get_constraintdef(rule.oid) into strict known
  from pg_constraint as rule
  where rule.conrelid = 'public.applications'::regclass and rule.conname = 'applications_needs_hand_check';

  alter table public.applications drop constraint applications_needs_hand_check;
  execute 'alter table public.applications add constraint applications_needs_hand_check '
    || replace(known, 'ARRAY[', 'ARRAY[''form-missing''::text, ');
end;
$$;

create table private.own_forms (
  bond_id uuid not null references public.bonds (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  staff_id uuid not null, -- no foreign key: the record outlives the account
  offered_at timestamptz not null default now(),
  primary key (bond_id, sha256)
);

comment on table private.own_forms is
  'Who sent which executed form for a bond. The one that became the bond''s paper has the hash in public.bonds.pdf_sha256.';

alter table private.own_forms enable row level security;

revoke all on private.own_forms from public, anon, authenticated, service_role;
grant select, insert on private.own_forms to service_role;

create function public.offer_own_form(form jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (form ->> 'application_id')::uuid;
  staff constant uuid := (form ->> 'staff_id')::uuid;
  bond public.bonds;
begin
  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  select * into bond from public.bonds where application_id = target;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  insert into private.own_forms (bond_id, sha256, staff_id)
  values (bond.id, form ->> 'sha256', staff)
  on conflict (bond_id, sha256) do nothing;

  return jsonb_build_object('outcome', 'offered');
end;
$$;

comment on function public.offer_own_form(jsonb) is
  'Records who sends an executed form for a bond, before the file is stored. For service_role only.';

revoke all on function public.offer_own_form(jsonb) from public, anon, authenticated;
grant execute on function public.offer_own_form(jsonb) to service_role;
