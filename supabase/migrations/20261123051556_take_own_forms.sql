-- Bonds on the form of a court or agency: an underwriter approves the application, staff sign the form with the bond's
-- number, and the executed form becomes the bond's paper.

alter table public.applications drop constraint applications_review_reasons_check;
alter table public.applications add constraint applications_review_reasons_check check (
  review_reasons <@ array[
    'never-instant', 'amount-above-instant-maximum', 'amount-not-statutory', 'bond-not-required', 'own-form',
    'effective-date-out-of-range', 'documents-need-review', 'underwriting-answer', 'signed-part', 'credit-not-authorized'
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
  status text;
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

  -- Once for each file. A file for a bond that has its paper is refused, and is no part of the history.
  if found and bond.pdf_url is null then
    select application.status into status from public.applications as application where application.id = target;
    insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
    values (target, 'staff', staff, 'form-signed', status, status, jsonb_build_object('sha256', form ->> 'sha256'));
  end if;

  return jsonb_build_object('outcome', 'offered');
end;
$$;

comment on function public.offer_own_form(jsonb) is
  'Records who sends an executed form for a bond, before the file is stored, also in the history. For service_role only.';

revoke all on function public.offer_own_form(jsonb) from public, anon, authenticated;
grant execute on function public.offer_own_form(jsonb) to service_role;

-- The blank form is a document of the application. Its path follows from its contents, so the same file is one document.
create function public.offer_blank_form(form jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  max_forms constant integer := 5;
  target constant uuid := (form ->> 'application_id')::uuid;
  staff constant uuid := (form ->> 'staff_id')::uuid;
  path constant text := format(
    'app/%s/required_form/%s-form.pdf', target, left(form ->> 'sha256', 32)::uuid
  );
  application public.applications;
  document public.application_documents;
begin
  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock for payment, submission, decision and withdrawal of a quote.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;
  -- An application from before the office required its form has no such reason, but its bond waits for the form.
  if not 'own-form' = any (application.review_reasons) and application.needs_hand is distinct from 'form-missing' then
    return jsonb_build_object('outcome', 'form-not-needed');
  end if;

  -- A bond with its number waits for the signed form, so staff may still need the blank one. Once it has its papers, the
  -- form is closed.
  if application.status not in ('under_review', 'information_requested', 'price_offered', 'approved')
    and not exists (
      select 1 from public.bonds as bond
      where bond.application_id = target and bond.status = 'pending' and bond.pdf_url is null
    )
  then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  select * into document from public.application_documents where storage_path = path;
  if not found then
    if (
      select count(*) from public.application_documents as kept
      where kept.application_id = target and kept.doc_type = 'required_form'
    ) >= max_forms then
      return jsonb_build_object('outcome', 'too-many-forms');
    end if;

    insert into public.application_documents (
      application_id, doc_type, storage_path, original_name, mime_type, size_bytes, uploaded_by
    )
    values (target, 'required_form', path, form ->> 'name', 'application/pdf', (form ->> 'size_bytes')::bigint, staff)
    returning * into document;

    insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
    values (
      target, 'staff', staff, 'form-added', application.status, application.status,
      jsonb_build_object('document', document.id, 'sha256', form ->> 'sha256')
    );
  end if;

  -- The sweep deletes a row whose file never came.
  update public.application_documents set status = 'uploaded' where id = document.id and status = 'deleted';

  return jsonb_build_object('outcome', 'offered', 'document_id', document.id, 'path', path);
end;
$$;

comment on function public.offer_blank_form(jsonb) is
  'Records the blank form of a court or agency that a staff member adds to an application, once for each file, before the file is stored. It counts once it is checked. For service_role only.';

revoke all on function public.offer_blank_form(jsonb) from public, anon, authenticated;
grant execute on function public.offer_blank_form(jsonb) to service_role;
