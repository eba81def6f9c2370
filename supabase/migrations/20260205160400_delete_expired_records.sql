-- Deletes what is past its period, a bounded number of each kind in one transaction. Rows go here; their files go after
-- them, by the function `delete-expired-records`: a file whose row is gone is found again by any later run.

create function private.last_step_at(application public.applications)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    (
      select max(event.created_at)
      from public.application_events as event
      where event.application_id = application.id and event.to_status is not null
    ),
    application.submitted_at,
    application.updated_at
  );
$$;

comment on function private.last_step_at(public.applications) is 'When an application came to the status that it has.';

create function private.is_part_of_bond(application uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select
    exists (select 1 from public.bonds as bond where bond.application_id = application)
    or exists (select 1 from public.bond_terms as term where term.application_id = application);
$$;

comment on function private.is_part_of_bond(uuid) is 'Whether a bond, or a later term of one, was issued on an application.';

create function private.bond_ended_at(bond public.bonds)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  -- The later of the day it ended and the last that happened to it. Of a bond in force there is none.
  select case when bond.status in ('expired', 'cancelled') then
    greatest(
      bond.expiry_date::timestamptz,
      bond.issued_at,
      (select max(event.created_at) from public.application_events as event where event.application_id = bond.application_id)
    )
  end;
$$;

comment on function private.bond_ended_at(public.bonds) is 'When a bond ended. Null while it is in force.';

create function private.delete_expired_records(most integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  drafts integer;
  payments integer;
  numbers integer;
  documents integer;
  applications integer;
  bonds integer;
begin
  delete from public.applications
  where id in (
    select draft.id
    from public.applications as draft
    where draft.status = 'draft'
      and draft.updated_at < private.kept_since('drafts')
      -- Nobody writes a note on a draft any more; an old one keeps its draft from stopping the whole job.
      and not exists (select 1 from public.application_notes as note where note.application_id = draft.id)
    order by draft.updated_at
    limit most
    for update skip locked
  );
  get diagnostics drafts = row_count;

  delete from public.payments
  where id in (
    select unused.id
    from public.payments as unused
    where unused.application_id is null and unused.status = 'voided' and unused.created_at < private.kept_since('drafts')
    limit most
    for update skip locked
  );
  get diagnostics payments = row_count;

  delete from private.application_secrets as sealed
  using (
    select application.id
    from public.applications as application
    where application.status in ('withdrawn', 'declined', 'approved')
      and exists (select 1 from private.application_secrets as kept where kept.application_id = application.id)
      and private.last_step_at(application) < private.kept_since('neverIssuedNumbers')
      and not private.is_part_of_bond(application.id)
    union
    select coalesce(term.application_id, bond.application_id)
    from public.bonds as bond
    left join public.bond_terms as term on term.bond_id = bond.id
    where private.bond_ended_at(bond) < private.kept_since('endedBondNumbers')
      and exists (
        select 1
        from private.application_secrets as kept
        where kept.application_id = coalesce(term.application_id, bond.application_id)
      )
    limit most
  ) as past
  where sealed.application_id = past.id;
  get diagnostics numbers = row_count;

  delete from public.application_documents
  where id in (
    select document.id
    from public.application_documents as document
    join public.applications as application on application.id = document.application_id
    where application.status in ('withdrawn', 'declined', 'approved')
      and private.last_step_at(application) < private.kept_since('neverIssuedDocuments')
      and not private.is_part_of_bond(application.id)
    limit most
  );
  get diagnostics documents = row_count;

  select count(private.erase_application(past.id)) into applications
  from (
    select application.id
    from public.applications as application
    where application.status in ('withdrawn', 'declined', 'approved')
      and application.erased_at is null
      and private.last_step_at(application) < private.kept_since('neverIssuedApplications')
      and not private.is_part_of_bond(application.id)
    limit most
    for update skip locked
  ) as past;

  select count(private.delete_bond(past.id)) into bonds
  from (
    select bond.id
    from public.bonds as bond
    where bond.status in ('expired', 'cancelled')
      and private.bond_ended_at(bond) < private.kept_since('endedBonds')
      -- A renewal that is under way may bring the bond back.
      and not exists (
        select 1
        from public.renewals as renewal
        join public.applications as application on application.id = renewal.application_id
        where renewal.bond_id = bond.id
          and application.status in ('submitted', 'under_review', 'information_requested', 'approved')
      )
    limit most
    for update skip locked
  ) as past;

  return jsonb_build_object(
    'drafts', drafts, 'payments', payments, 'numbers', numbers, 'documents', documents, 'applications', applications,
    'bonds', bonds
  );
end;
$$;

comment on function private.delete_expired_records(integer) is
  'Deletes what is past its period, at most so many of each kind, and says how many there were.';

create function public.delete_expired_records(most integer)
returns jsonb
language sql
set search_path = ''
as $$
  select private.delete_expired_records(most);
$$;

comment on function public.delete_expired_records(integer) is
  'Deletes what is past its period in content/site.yaml, at most so many of each kind, and says how many there were. Records of a bond in force are never touched. For service_role only.';

create function public.find_files_of_deleted_bonds(most integer)
returns setof text
language sql
stable
set search_path = ''
as $$
  select file.name
  from storage.objects as file
  where file.bucket_id = 'bonds'
    and file.created_at < now() - interval '24 hours' -- a bond may be on the way
    and not exists (select 1 from public.bonds as bond where bond.id::text = split_part(file.name, '/', 1))
  order by file.created_at
  limit most;
$$;

comment on function public.find_files_of_deleted_bonds(integer) is
  'Paths of bond files whose bond was deleted. For service_role only.';

revoke all on function
private.last_step_at(public.applications), private.is_part_of_bond(uuid), private.bond_ended_at(public.bonds),
private.delete_expired_records(integer)
from public, anon, authenticated, service_role;
revoke all on function public.delete_expired_records(integer), public.find_files_of_deleted_bonds(integer)
from public, anon, authenticated;
grant execute on function
private.delete_expired_records(integer), public.delete_expired_records(integer), public.find_files_of_deleted_bonds(integer)
to service_role;

-- At night in every state that we serve.
select private.schedule(
  'delete-expired-records', '37 8 * * *', $$select private.call_function('delete-expired-records', 'sweep_key')$$
);
