-- How the matters of a firm are saved, shared, handed over and closed, and how they are exported and deleted.

alter table public.matters add column saved_with uuid;

comment on column public.matters.saved_with is 'The key of the last save. A repeated call with the same key changes nothing.';

create function private.write_people(of_matter uuid, people jsonb)
returns void
language plpgsql
set search_path = ''
as $$
declare
  max_count constant integer := 12;
begin
  if jsonb_array_length(people) > max_count then
    raise exception 'A matter has at most % people', max_count using errcode = 'check_violation';
  end if;

  delete from public.matter_people as old
  where old.matter_id = of_matter and not exists (
    select 1 from jsonb_array_elements(people) as kept where (kept ->> 'id')::uuid = old.id
  );

  insert into public.matter_people as stored (id, matter_id, role, full_name, email, phone)
  select
    (given ->> 'id')::uuid, of_matter, given ->> 'role', given ->> 'full_name', given ->> 'email', given ->> 'phone'
  from jsonb_array_elements(people) as given
  on conflict (id) do update
  set role = excluded.role, full_name = excluded.full_name, email = excluded.email, phone = excluded.phone
  where stored.matter_id = excluded.matter_id; -- never a person of another matter
end;
$$;

comment on function private.write_people(uuid, jsonb) is 'Writes the people of a matter, and deletes those who are not in the list.';

create function private.save_matter(of_matter uuid, known_version integer, save_key uuid, matter jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  max_count constant integer := 5000;
  caller constant uuid := auth.uid();
  own constant uuid := private.own_firm(array['owner', 'attorney', 'paralegal']);
  wanted constant public.matters := jsonb_populate_record(null::public.matters, matter);
  stored public.matters;
begin
  if own is null then
    return jsonb_build_object('outcome', 'not-allowed');
  end if;

  perform pg_advisory_xact_lock(hashtextextended('matter ' || of_matter::text, 0));
  select * into stored from public.matters as held where held.id = of_matter for update;

  if stored.id is null then
    if known_version <> 0 then
      return jsonb_build_object('outcome', 'not-found');
    end if;
    if (select count(*) from public.matters as held where held.firm_id = own) >= max_count then
      return jsonb_build_object('outcome', 'too-many');
    end if;

    insert into public.matters (
      id, firm_id, created_by, responsible, kind, reference, bond_slug, state_code, county, court, case_number,
      subject_name, petition_on, hearing_on, appointed_on, file_by, amount_cents, payer, facts, bondability,
      bondability_on, saved_with
    )
    values (
      of_matter, own, caller, caller, wanted.kind, wanted.reference, wanted.bond_slug, wanted.state_code, wanted.county,
      wanted.court, wanted.case_number, wanted.subject_name, wanted.petition_on, wanted.hearing_on, wanted.appointed_on,
      wanted.file_by, wanted.amount_cents, wanted.payer, wanted.facts, wanted.bondability, wanted.bondability_on, save_key
    );
    insert into public.matter_access (matter_id, user_id) values (of_matter, caller);
    perform private.write_people(of_matter, matter -> 'people');

    return jsonb_build_object('outcome', 'saved', 'version', 1);
  end if;

  if not private.can_edit_matter(of_matter) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if stored.saved_with = save_key then
    return jsonb_build_object('outcome', 'saved', 'version', stored.version);
  end if;
  if stored.closed_at is not null then
    return jsonb_build_object('outcome', 'closed');
  end if;
  if stored.version <> known_version then
    return jsonb_build_object('outcome', 'changed-elsewhere', 'version', stored.version);
  end if;
  if exists (
    select 1
    from public.matter_people as removed
    join public.signing_links as link on link.matter_person_id = removed.id and link.signed_at is not null
    where removed.matter_id = of_matter and not exists (
      select 1 from jsonb_array_elements(matter -> 'people') as kept where (kept ->> 'id')::uuid = removed.id
    )
  ) then
    return jsonb_build_object('outcome', 'person-signed');
  end if;

  update public.matters
  set
    reference = wanted.reference, bond_slug = wanted.bond_slug, state_code = wanted.state_code, county = wanted.county,
    court = wanted.court, case_number = wanted.case_number, subject_name = wanted.subject_name,
    petition_on = wanted.petition_on, hearing_on = wanted.hearing_on, appointed_on = wanted.appointed_on,
    file_by = wanted.file_by, amount_cents = wanted.amount_cents, payer = wanted.payer, facts = wanted.facts,
    bondability = wanted.bondability, bondability_on = wanted.bondability_on,
    saved_with = save_key, version = version + 1, updated_at = now()
  where id = of_matter;
  perform private.write_people(of_matter, matter -> 'people');

  return jsonb_build_object('outcome', 'saved', 'version', stored.version + 1);
end;
$$;

comment on function private.save_matter(uuid, integer, uuid, jsonb) is
  'Saves a new matter (version 0) or a change of a known version, once for its key. Returns outcome and version. The outcome is "saved", or why not: not-allowed, not-found, too-many, closed, changed-elsewhere, person-signed (who signed stays in the matter).';

create function private.save_matter_note(of_matter uuid, known_version integer, words text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored public.matter_notes;
begin
  if not private.can_edit_matter(of_matter) then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  perform 1 from public.matters as held where held.id = of_matter for update;
  select * into stored from public.matter_notes as held where held.matter_id = of_matter;

  if stored.words = save_matter_note.words then -- also a repeated call
    return jsonb_build_object('outcome', 'saved', 'version', stored.version);
  end if;
  if coalesce(stored.version, 0) <> known_version then
    return jsonb_build_object('outcome', 'changed-elsewhere', 'version', stored.version);
  end if;

  insert into public.matter_notes as note (matter_id, words)
  values (of_matter, save_matter_note.words)
  on conflict (matter_id) do update
  set words = excluded.words, version = note.version + 1, updated_at = now();

  return jsonb_build_object('outcome', 'saved', 'version', known_version + 1);
end;
$$;

comment on function private.save_matter_note(uuid, integer, text) is
  'Saves the private notes on a matter. Version 0: there are none yet. The outcome is "saved", or why not: not-found, changed-elsewhere.';

create function private.is_colleague(of_matter uuid, of_user uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.matters as matter
    join public.firm_members as member on member.firm_id = matter.firm_id
    where matter.id = of_matter and member.user_id = of_user and member.left_at is null and member.role <> 'billing'
  );
$$;

comment on function private.is_colleague(uuid, uuid) is
  'Whether a user works at the firm of a matter, in a role that may be responsible for it.';

create function private.hand_over_matter(of_matter uuid, to_user uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.can_edit_matter(of_matter) then
    return 'not-found';
  end if;
  if not private.is_colleague(of_matter, to_user) then
    return 'not-a-colleague';
  end if;

  update public.matters as matter
  set responsible = to_user, updated_at = now()
  where matter.id = of_matter and matter.responsible is distinct from to_user;
  insert into public.matter_access (matter_id, user_id) values (of_matter, to_user) on conflict do nothing;

  return 'handed-over';
end;
$$;

comment on function private.hand_over_matter(uuid, uuid) is
  'Makes a colleague responsible for a matter, and names the colleague for it. Returns "handed-over", or why not: not-found, not-a-colleague.';

create function private.name_for_matter(of_matter uuid, of_user uuid, is_named boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.can_edit_matter(of_matter) or private.own_firm(array['owner', 'attorney']) is null then
    return 'not-found';
  end if;

  if not is_named then
    delete from public.matter_access as named where named.matter_id = of_matter and named.user_id = of_user;
    return 'changed';
  end if;

  if not exists (
    select 1
    from public.matters as matter
    join public.firm_members as member on member.firm_id = matter.firm_id
    where matter.id = of_matter and member.user_id = of_user and member.left_at is null
  ) then
    return 'not-a-colleague';
  end if;
  insert into public.matter_access (matter_id, user_id) values (of_matter, of_user) on conflict do nothing;

  return 'changed';
end;
$$;

comment on function private.name_for_matter(uuid, uuid, boolean) is
  'For owners and attorneys: names a member for a matter, or ends that. Returns "changed", or why not: not-found, not-a-colleague.';

create function private.close_matter(of_matter uuid, is_closed boolean)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.can_edit_matter(of_matter) then
    return 'not-found';
  end if;

  update public.matters as matter
  set closed_at = case when is_closed then now() end, updated_at = now()
  where matter.id = of_matter and (matter.closed_at is not null) <> is_closed;

  return case when is_closed then 'closed' else 'reopened' end;
end;
$$;

comment on function private.close_matter(uuid, boolean) is
  'Closes or reopens a matter. Returns "closed" or "reopened", or why not: not-found.';

-- Without a check of the caller's rights. An application that is over never replaces one that is not: a browser may
-- remember an old quote of the matter.

create function private.put_on_matter(of_matter uuid, of_application uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('attach ' || of_application::text, 0));
  if exists (
    select 1 from public.matters as other where other.application_id = of_application and other.id <> of_matter
  ) then
    return 'attached-elsewhere';
  end if;

  perform 1 from public.matters as matter where matter.id = of_matter for update;
  if exists (
    select 1
    from public.matters as matter
    join public.applications as present on present.id = matter.application_id
    join public.applications as given on given.id = of_application
    where matter.id = of_matter and present.id <> given.id and (
      present.status not in ('draft', 'declined', 'withdrawn') or given.status in ('declined', 'withdrawn')
    )
  ) then
    return 'has-application';
  end if;

  update public.matters as matter set application_id = of_application, updated_at = now() where matter.id = of_matter;

  return 'attached';
end;
$$;

comment on function private.put_on_matter(uuid, uuid) is
  'Attaches an application to a matter. Returns "attached", or why not: attached-elsewhere, has-application.';

create function private.attach_application(of_matter uuid, of_application uuid)
returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not private.can_edit_matter(of_matter) or not exists (
    select 1 from public.applications as own where own.id = of_application and own.user_id = auth.uid()
  ) then
    return 'not-found';
  end if;

  return private.put_on_matter(of_matter, of_application);
end;
$$;

comment on function private.attach_application(uuid, uuid) is
  'Attaches an application of the caller to a matter, so that colleagues see its status. Returns "attached", or why not: not-found, attached-elsewhere, has-application.';

create function private.is_bond_filed(of_bond uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
begin atomic
  select
    exists (select 1 from public.bond_filing_steps as done where done.bond_id = of_bond and done.step = 'filed')
    or exists (select 1 from public.bond_terms as term where term.bond_id = of_bond and term.number > 1);
end;

comment on function private.is_bond_filed(uuid) is
  'Whether a bond is ticked as filed or was renewed. The same rule as isRenewed in src/domain/bonds/filing-steps.ts.';

create function private.matter_progress()
returns table (
  matter_id uuid, application_id uuid, number text, status text, submitted_at timestamptz, bond_id uuid,
  bond_number text, bond_status text, amount_cents bigint, effective_date date, expiry_date date, power_limit_cents bigint,
  is_own boolean, printed_case_number text, is_filed boolean, next_due date, rider_to_file integer,
  rider_brings_power boolean, certificate_to_file integer
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select
      matter.id, application.id, application.number, application.status, application.submitted_at, bond.id, bond.number,
      bond.status, bond.amount_cents, bond.effective_date, bond.expiry_date, bond.power_limit_cents,
      application.user_id is not distinct from auth.uid(),
      case when bond.id is not null then application.answers #>> '{bondDetails,matter,caseNumber}' end,
      private.is_bond_filed(bond.id),
      (
        select min(renewal.next_due)
        from public.renewals as renewal
        where renewal.bond_id = bond.id and renewal.status = 'upcoming'
      ),
      rider.number,
      rider.poa_pdf_url is not null,
      (
        -- The same certificates as in the inbox of the bond's owner (`desk_overview`).
        select min(continued.number)
        from public.bond_terms as continued
        where continued.bond_id = bond.id and bond.status = 'active' and continued.certificate_url is not null
          and continued.ends_on > private.agency_day()
          and not exists (
            select 1
            from public.bond_filing_steps as done
            where done.bond_id = bond.id and done.step = 'certificate' and done.term = continued.number
          )
      )
    from public.matters as matter
    join public.applications as application on application.id = matter.application_id
    left join public.bonds as bond on bond.application_id = application.id
    left join lateral (
      select attached.number, attached.poa_pdf_url
      from public.bond_riders as attached
      where attached.bond_id = bond.id and bond.status = 'active' and attached.pdf_url is not null
        and not exists (
          select 1
          from public.bond_filing_steps as done
          where done.bond_id = bond.id and done.step = 'rider' and done.rider = attached.number
        )
      order by attached.number
      limit 1
    ) as rider on true
    where matter.id in (select private.open_matters());
end;
$$;

comment on function private.matter_progress() is
  'Status of application and bond of each matter that the caller may open, with the case number on the bond, whether it is filed, the start of the term to renew for, and the first rider and the first certificate that are not ticked as filed. No other answer of an applicant, and no price.';

revoke all on function
private.write_people(uuid, jsonb), private.save_matter(uuid, integer, uuid, jsonb),
private.save_matter_note(uuid, integer, text), private.is_colleague(uuid, uuid), private.hand_over_matter(uuid, uuid),
private.name_for_matter(uuid, uuid, boolean), private.close_matter(uuid, boolean),
private.put_on_matter(uuid, uuid), private.attach_application(uuid, uuid), private.is_bond_filed(uuid), private.matter_progress()
from public, anon, authenticated, service_role;

grant execute on function
private.save_matter(uuid, integer, uuid, jsonb), private.save_matter_note(uuid, integer, text),
private.hand_over_matter(uuid, uuid), private.name_for_matter(uuid, uuid, boolean), private.close_matter(uuid, boolean),
private.attach_application(uuid, uuid), private.matter_progress()
to authenticated;

-- `begin atomic` parses the bodies now, so callers need no right on the schema `private`.
create function public.save_matter(of_matter uuid, known_version integer, save_key uuid, matter jsonb)
returns jsonb language sql set search_path = ''
begin atomic
  select private.save_matter(of_matter, known_version, save_key, matter);
end;

create function public.save_matter_note(of_matter uuid, known_version integer, words text)
returns jsonb language sql set search_path = ''
begin atomic
  select private.save_matter_note(of_matter, known_version, words);
end;

create function public.hand_over_matter(of_matter uuid, to_user uuid)
returns text language sql set search_path = ''
begin atomic
  select private.hand_over_matter(of_matter, to_user);
end;

create function public.name_for_matter(of_matter uuid, of_user uuid, is_named boolean)
returns text language sql set search_path = ''
begin atomic
  select private.name_for_matter(of_matter, of_user, is_named);
end;

create function public.close_matter(of_matter uuid, is_closed boolean)
returns text language sql set search_path = ''
begin atomic
  select private.close_matter(of_matter, is_closed);
end;

create function public.attach_application(of_matter uuid, of_application uuid)
returns text language sql set search_path = ''
begin atomic
  select private.attach_application(of_matter, of_application);
end;

create function public.matter_progress()
returns table (
  matter_id uuid, application_id uuid, number text, status text, submitted_at timestamptz, bond_id uuid,
  bond_number text, bond_status text, amount_cents bigint, effective_date date, expiry_date date, power_limit_cents bigint,
  is_own boolean, printed_case_number text, is_filed boolean, next_due date, rider_to_file integer,
  rider_brings_power boolean, certificate_to_file integer
)
language sql stable set search_path = ''
begin atomic
  select * from private.matter_progress();
end;

comment on function public.save_matter(uuid, integer, uuid, jsonb) is 'Saves a matter of the caller''s firm, once for its key.';
comment on function public.save_matter_note(uuid, integer, text) is 'Saves the private notes on a matter.';
comment on function public.hand_over_matter(uuid, uuid) is 'Makes a colleague responsible for a matter.';
comment on function public.name_for_matter(uuid, uuid, boolean) is 'Names a member for a matter, or ends that.';
comment on function public.close_matter(uuid, boolean) is 'Closes or reopens a matter.';
comment on function public.attach_application(uuid, uuid) is 'Attaches an application of the caller to a matter.';
comment on function public.matter_progress() is 'Status of application and bond of each matter that the caller may open.';

revoke all on function
public.save_matter(uuid, integer, uuid, jsonb), public.save_matter_note(uuid, integer, text),
public.hand_over_matter(uuid, uuid), public.name_for_matter(uuid, uuid, boolean), public.close_matter(uuid, boolean),
public.attach_application(uuid, uuid), public.matter_progress()
from public, anon, authenticated, service_role;

grant execute on function
public.save_matter(uuid, integer, uuid, jsonb), public.save_matter_note(uuid, integer, text),
public.hand_over_matter(uuid, uuid), public.name_for_matter(uuid, uuid, boolean), public.close_matter(uuid, boolean),
public.attach_application(uuid, uuid), public.matter_progress()
to authenticated;

create function private.firm_colleagues()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', member.user_id,
          'name', coalesce(
            nullif(concat_ws(' ', profile.first_name, profile.last_name), ''), profile.display_name, account.email
          ),
          'email', account.email,
          'role', member.role
        )
        order by member.joined_at, member.user_id
      ),
      '[]'
    )
    from public.firm_members as member
    join auth.users as account on account.id = member.user_id
    left join public.profiles as profile on profile.id = member.user_id
    where member.firm_id = private.own_firm() and member.left_at is null
  );
end;
$$;

comment on function private.firm_colleagues() is
  'The current members of the caller''s firm: id, name, email address and role. An empty list for everyone else.';

revoke all on function private.firm_colleagues() from public, anon, authenticated, service_role;
grant execute on function private.firm_colleagues() to authenticated;

create function public.firm_colleagues()
returns jsonb language sql stable set search_path = ''
begin atomic
  select private.firm_colleagues();
end;

comment on function public.firm_colleagues() is 'The current members of the caller''s firm.';

revoke all on function public.firm_colleagues() from public, anon, authenticated, service_role;
grant execute on function public.firm_colleagues() to authenticated;

-- Restrictive, as on every table of customers: a token whose session has ended opens nothing.
do $$
declare
  relation text;
begin
  foreach relation in array array[
    'firms', 'firm_bar_numbers', 'firm_members', 'firm_invitations', 'matters', 'matter_people', 'matter_access',
    'matter_notes'
  ]
  loop
    execute format(
      'create policy "The session is open and has proved the second factor" on public.%I as restrictive for all to authenticated '
        'using ((select private.has_open_session())) with check ((select private.has_open_session()))',
      relation
    );
  end loop;
end;
$$;

-- The deletion of an account ends its firm if nobody else works there. An owner with colleagues and no other owner must
-- name one first.

create function private.leave_firm_for_good(of_user uuid)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own uuid;
begin
  select member.firm_id into own
  from public.firm_members as member
  where member.user_id = of_user and member.left_at is null;
  if own is null then
    return true;
  end if;

  perform 1 from public.firms as held where held.id = own for update;
  if not private.is_last_owner(own, of_user) then
    return true; -- Auth deletes the membership with the user
  end if;
  if exists (
    select 1
    from public.firm_members as colleague
    where colleague.firm_id = own and colleague.user_id <> of_user and colleague.left_at is null
  ) then
    return false;
  end if;

  delete from public.firms as ended where ended.id = own;

  return true;
end;
$$;

comment on function private.leave_firm_for_good(uuid) is
  'Ends the firm of its only member. False for a last owner with colleagues: the firm would have no owner.';

-- The firm in the export of an account: everything that the caller may read.

create function private.export_own_firm()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'firm', to_jsonb(firm),
      'role', member.role,
      'joinedAt', member.joined_at,
      'barNumbers', (
        select jsonb_agg(to_jsonb(bar) - 'firm_id') from public.firm_bar_numbers as bar where bar.firm_id = firm.id
      ),
      'matters', coalesce(
        (
          select jsonb_agg(
            to_jsonb(matter) - 'created_by' - 'responsible' - 'saved_with' || jsonb_build_object(
              'people', (
                select jsonb_agg(
                  to_jsonb(person) - 'matter_id' || jsonb_build_object(
                    -- What the desk shows of an invitation: never the answers of a signer (sign_by_link).
                    'invitations', (
                      select jsonb_agg(
                        private.times_of_link(link) || jsonb_build_object(
                          'sentTo', link.sent_to, 'sentAt', link.created_at, 'payer', link.payer,
                          'voidedFor', to_jsonb(link.voided_for)
                        )
                        order by link.created_at
                      )
                      from public.signing_links as link
                      where link.matter_person_id = person.id
                    ),
                    'corrections', (
                      select jsonb_agg(to_jsonb(correction) - 'matter_person_id' - 'settled_by' order by correction.created_at)
                      from public.signing_corrections as correction
                      where correction.matter_person_id = person.id
                    )
                  )
                )
                from public.matter_people as person
                where person.matter_id = matter.id
              ),
              'files', (
                select jsonb_agg(to_jsonb(file) - 'matter_id' - 'added_by' order by file.created_at)
                from public.matter_files as file
                where file.matter_id = matter.id and file.stored_at is not null
              ),
              'underwriterAnswers', private.matter_answers(matter.id),
              'privateNotes', (
                select note.words
                from public.matter_notes as note
                where note.matter_id = matter.id and member.role <> 'billing'
              )
            )
          )
          from public.matters as matter
          where matter.id in (select private.open_matters())
        ),
        '[]'
      )
    )
    from public.firm_members as member
    join public.firms as firm on firm.id = member.firm_id
    where member.user_id = auth.uid() and member.left_at is null
  );
end;
$$;

comment on function private.export_own_firm() is 'The firm of the caller with the matters that the caller may open. Null without a firm.';

revoke all on function private.leave_firm_for_good(uuid), private.export_own_firm()
from public, anon, authenticated, service_role;
grant execute on function private.export_own_firm() to authenticated;

create or replace function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  -- Null when the session has ended. Then the whole export is null.
  select private.export_own_data() || jsonb_build_object('firm', private.export_own_firm());
end;
