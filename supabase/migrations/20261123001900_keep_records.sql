-- How long records are kept, how they are deleted, and how customers delete their account and export their data.

-- How long records are kept, in days. The periods come from content/site.yaml.

create table private.retention_periods (
  name text primary key check (
    name in (
      'drafts', 'unsubmittedPayments', 'neverIssuedNumbers', 'neverIssuedDocuments', 'neverIssuedApplications',
      'endedBondNumbers', 'endedBonds', 'inquiries', 'closedMatters', 'accessLog', 'roleChanges'
    )
  ),
  days integer not null check (days > 0)
);

comment on table private.retention_periods is
  'How many days each kind of record is kept. A migration copies the section `retention` of content/site.yaml.';

alter table private.retention_periods enable row level security;

revoke all on private.retention_periods from public, anon, authenticated, service_role;

create function private.kept_since(name text)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  select now() - make_interval(days => period.days)
  from private.retention_periods as period
  where period.name = kept_since.name;
$$;

comment on function private.kept_since(text) is
  'The moment before which records of this kind are deleted. Null, which deletes nothing, for a kind without a period.';

revoke all on function private.kept_since(text) from public, anon, authenticated, service_role;

-- Deletes the records of one application or one bond when their retention period ends.

create function private.erase_application(target uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('marshline.erasing', 'on', true);

  delete from private.application_secrets where application_id = target;
  delete from private.notifications where application_id = target;
  delete from public.application_documents where application_id = target;
  delete from public.information_answers where application_id = target;
  delete from public.application_notes where application_id = target;
  delete from public.application_assignments where application_id = target;
  delete from private.report_uses where application_id = target;
  delete from private.application_parts where application_id = target;
  delete from public.payment_requests where quote_id = target;

  update public.payments
  set user_id = null, billing_address = '{}', last_four = null, payer = null
  where application_id = target;

  update public.applications
  set user_id = null, quote_key_hash = null, answers = '{}', revision = revision + 1, erased_at = now()
  where id = target;

  delete from public.application_words where application_id = target;

  perform set_config('marshline.erasing', 'off', true);
end;
$$;

comment on function private.erase_application(uuid) is
  'Deletes all data that identifies the applicant. Number, amounts and history stay.';

create function private.delete_bond(target uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  applications constant uuid[] := array(
    select bond.application_id from public.bonds as bond where bond.id = target and bond.application_id is not null
    union
    select term.application_id from public.bond_terms as term where term.bond_id = target and term.application_id is not null
    union
    select renewal.application_id
    from public.renewals as renewal
    where renewal.bond_id = target and renewal.application_id is not null
  );
begin
  perform set_config('marshline.erasing', 'on', true);
  delete from public.bond_manifests where bond_id = target;
  delete from public.bonds where id = target;
  perform private.erase_application(application) from unnest(applications) as application;
end;
$$;

comment on function private.delete_bond(uuid) is
  'Deletes a bond with all its records, and erases the applications of the bond.';

revoke all on function private.erase_application(uuid), private.delete_bond(uuid)
from public, anon, authenticated, service_role;

-- Deletes expired records, a limited number of each kind in one transaction. Rows go first. The function
-- `delete-expired-records` deletes their files afterwards: a later run finds any file without a row.

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

comment on function private.last_step_at(public.applications) is 'When an application reached its current status.';

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

comment on function private.is_part_of_bond(uuid) is
  'Whether a bond, or a later term of a bond, was issued on an application.';

create function private.bond_ended_at(bond public.bonds)
returns timestamptz
language sql
stable
security definer
set search_path = ''
as $$
  -- The later of its end and its last event. A bond in force has no end.
  select case when bond.status in ('expired', 'cancelled') then
    greatest(
      bond.expiry_date::timestamptz,
      bond.issued_at,
      (select max(event.created_at) from public.application_events as event where event.application_id = bond.application_id)
    )
  end;
$$;

comment on function private.bond_ended_at(public.bonds) is 'When a bond ended. Null while it is in force.';

create function private.delete_expired_records(max_rows integer)
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
  inquiries integer;
  matters integer;
begin
  delete from public.applications
  where id in (
    select draft.id
    from public.applications as draft
    where draft.status = 'draft'
      and draft.updated_at < private.kept_since('drafts')
      -- An old note on a draft (nobody can write one today) would stop the whole job, so its draft is skipped.
      and not exists (select 1 from public.application_notes as note where note.application_id = draft.id)
    order by draft.updated_at
    limit max_rows
    for update skip locked
  );
  get diagnostics drafts = row_count;

  delete from public.payments
  where id in (
    select unused.id
    from public.payments as unused
    where unused.application_id is null and unused.status = 'voided'
      and unused.created_at < private.kept_since('unsubmittedPayments')
    limit max_rows
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
    limit max_rows
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
    limit max_rows
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
    limit max_rows
    for update skip locked
  ) as past;

  select count(private.delete_bond(past.id)) into bonds
  from (
    select bond.id
    from public.bonds as bond
    where bond.status in ('expired', 'cancelled')
      and private.bond_ended_at(bond) < private.kept_since('endedBonds')
      -- A renewal in progress may reinstate the bond.
      and not exists (
        select 1
        from public.renewals as renewal
        join public.applications as application on application.id = renewal.application_id
        where renewal.bond_id = bond.id
          and application.status in ('submitted', 'under_review', 'information_requested', 'price_offered', 'approved')
      )
    limit max_rows
    for update skip locked
  ) as past;

  delete from public.inquiries
  where id in (
    select past.id
    from public.inquiries as past
    where past.created_at < private.kept_since('inquiries') and past.matter_id is null -- others end with their matter
    order by past.created_at
    limit max_rows
    for update skip locked
  );
  get diagnostics inquiries = row_count;

  delete from public.matters
  where id in (
    select past.id
    from public.matters as past
    where past.closed_at < private.kept_since('closedMatters')
    order by past.closed_at
    limit max_rows
    for update skip locked
  );
  get diagnostics matters = row_count;

  perform private.delete_expired_signing(max_rows);

  return jsonb_build_object(
    'drafts', drafts, 'payments', payments, 'numbers', numbers, 'documents', documents, 'applications', applications,
    'bonds', bonds, 'inquiries', inquiries, 'matters', matters
  ) || private.delete_expired_logs(max_rows);
end;
$$;

comment on function private.delete_expired_records(integer) is
  'Deletes expired records, up to the limit for each kind, and returns their number.';

create function public.delete_expired_records(max_rows integer)
returns jsonb
language sql
set search_path = ''
as $$
  select private.delete_expired_records(max_rows);
$$;

comment on function public.delete_expired_records(integer) is
  'Deletes records past their period in content/site.yaml, up to the limit for each kind, and returns their number. Never touches the records of a bond in force. For service_role only.';

create function public.find_files_of_deleted_bonds(max_rows integer)
returns setof text
language sql
stable
set search_path = ''
as $$
  select file.name
  from storage.objects as file
  where file.bucket_id = 'bonds'
    and file.created_at < now() - interval '24 hours' -- the bond's row may still be on the way
    and not exists (select 1 from public.bonds as bond where bond.id::text = split_part(file.name, '/', 1))
  order by file.created_at
  limit max_rows;
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

-- At night in every state on the site.
select private.schedule(
  'delete-expired-records', '37 8 * * *', $$select private.call_function('delete-expired-records', 'sweep_key')$$
);

-- Records of staff actions have retention periods too, because they name people. The records of current staff are kept
-- while the person has a role.

create function private.delete_expired_logs(max_rows integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  reads integer;
  endings integer;
  changes integer;
begin
  perform set_config('marshline.erasing', 'on', true);

  delete from private.staff_reads
  where id in (
    select past.id
    from private.staff_reads as past
    where past.read_at < private.kept_since('accessLog')
    order by past.read_at, past.id
    limit max_rows
  );
  get diagnostics reads = row_count;

  delete from private.ended_sessions
  where id in (
    select past.id
    from private.ended_sessions as past
    where past.created_at < private.kept_since('accessLog')
    order by past.created_at, past.id
    limit max_rows
  );
  get diagnostics endings = row_count;

  delete from private.staff_role_changes
  where id in (
    select past.id
    from private.staff_role_changes as past
    where past.created_at < private.kept_since('roleChanges')
      and not exists (select 1 from public.staff_roles as held where held.user_id = past.user_id)
    order by past.created_at, past.id
    limit max_rows
  );
  get diagnostics changes = row_count;

  perform set_config('marshline.erasing', 'off', true);

  return jsonb_build_object('accessLog', reads + endings, 'roleChanges', changes);
end;
$$;

comment on function private.delete_expired_logs(integer) is
  'Deletes expired entries of the access log and expired role changes, up to the limit for each table, and returns their number.';

revoke all on function private.delete_expired_logs(integer) from public, anon, authenticated, service_role;

-- A customer deletes their own account. Records that no bond and no retention period needs are deleted at once, in one
-- transaction. The others lose their owner, and delete_expired_records deletes them when their period ends.

-- Records that outlive the account still name its email address, as insurance record laws require. A later owner of
-- the address must not get them, so nobody can claim an application that once had an owner.

create function private.note_that_owner_left()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.owner_left_at := now();
  return new;
end;
$$;

comment on function private.note_that_owner_left() is 'Records that an application lost the account that owned it.';

revoke all on function private.note_that_owner_left() from public, anon, authenticated, service_role;

create trigger note_that_owner_left
before update of user_id on public.applications
for each row when (old.user_id is not null and new.user_id is null)
execute function private.note_that_owner_left();

create function private.delete_own_account(password text)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  account auth.users;
begin
  -- A simultaneous insert of an application or bond for the account waits for this lock. Afterwards its owner does not
  -- exist.
  select * into account from auth.users where id = caller for update;

  -- A token can outlive its session by up to an hour.
  if not found or not exists (
    select 1
    from auth.sessions as open
    where open.id = session and open.user_id = caller and (open.not_after is null or open.not_after > now())
  ) then
    return 'signed-out';
  end if;

  if exists (select 1 from public.staff_roles as held where held.user_id = caller) then
    return 'is-staff';
  end if;

  if exists (select 1 from auth.mfa_factors as factor where factor.user_id = caller and factor.status::text = 'verified')
    and (auth.jwt() ->> 'aal' is distinct from 'aal2' or not private.challenged_within(interval '10 minutes'))
  then
    return 'challenge-required';
  end if;

  -- A thief with a token gets five guesses an hour.
  if public.take_rate_limit('delete-own-account', caller::text, 5, 3600) > 0 then
    return 'rate-limited';
  end if;

  if coalesce(account.encrypted_password, '') = '' then
    return 'no-password';
  end if;

  -- "2b" is the same algorithm; pgcrypto knows the older name.
  if extensions.crypt(password, regexp_replace(account.encrypted_password, '^\$2b\$', '$2a$'))
    is distinct from regexp_replace(account.encrypted_password, '^\$2b\$', '$2a$')
  then
    return 'wrong-password';
  end if;

  -- A simultaneous submission already has its rows. This statement waits for it and then sees the new status of the
  -- draft.
  perform 1 from public.applications where user_id = caller for update;
  perform 1 from public.payments where user_id = caller for update;

  if exists (
    select 1
    from public.applications as application
    where application.user_id = caller
      and application.status in ('submitted', 'under_review', 'information_requested', 'price_offered', 'approved')
  ) then
    return 'open-application';
  end if;

  if not private.leave_firm_for_good(caller) then
    return 'last-owner';
  end if;

  -- Nobody can submit these paid quotes any more. finish-bonds asks the processor to release the money.
  update public.payments as payment
  set status = 'voided'
  where payment.status = 'authorized' and payment.application_id is null
    and (
      payment.user_id = caller
      or payment.quote_id in (
        select draft.id from public.applications as draft where draft.user_id = caller and draft.status = 'draft'
      )
    );

  delete from public.applications where user_id = caller and status = 'draft'; -- sweep-documents removes their files

  -- Without an owner, the browser's key would open them again.
  update public.applications set quote_key_hash = null where user_id = caller;

  delete from private.notifications where user_id = caller and status in ('sent', 'failed');
  delete from public.inquiries where lower(email) = lower(account.email);
  delete from private.rate_limits where caller_hash = caller::text;

  perform private.enqueue_notification(
    'account_deleted',
    null,
    null,
    null,
    account.email,
    'account_deleted:' || caller,
    jsonb_build_object(
      'keepsRecords', exists (select 1 from public.applications as kept where kept.user_id = caller)
    )
  );

  -- Auth deletes profile, preferences, acceptances, sessions, factors and sign-ins with the user. Kept records lose
  -- their owner.
  delete from auth.users where id = caller;

  return 'deleted';
end;
$$;

comment on function private.delete_own_account(text) is
  'Deletes the account of the caller and returns "deleted", or why not: signed-out, is-staff, challenge-required, rate-limited, no-password, wrong-password, open-application, last-owner.';

revoke all on function private.delete_own_account(text) from public, anon, authenticated, service_role;
grant execute on function private.delete_own_account(text) to authenticated;

-- `begin atomic` parses the body now, so a customer needs no right on the schema `private`.
create function public.delete_own_account(password text)
returns text
language sql
set search_path = ''
begin atomic
  select private.delete_own_account(password);
end;

comment on function public.delete_own_account(text) is
  'Permanently deletes the caller''s account, after checking its password and, when it has a second factor, a code entered in the last 10 minutes.';

revoke all on function public.delete_own_account(text) from public, anon, authenticated, service_role;
grant execute on function public.delete_own_account(text) to authenticated;

-- Exports all data of a customer to that customer, both given and created here. Sealed numbers appear only by their
-- last four digits. Staff notes, sessions and tokens are left out.

create function private.export_own_data()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'account', (
      select jsonb_build_object('email', account.email, 'createdAt', account.created_at)
      from auth.users as account
      where account.id = auth.uid()
    ),
    'profile', (select to_jsonb(profile) from public.profiles as profile where profile.id = auth.uid()),
    'notificationPreferences', (
      select to_jsonb(preference) from public.notification_preferences as preference where preference.user_id = auth.uid()
    ),
    'acceptedTerms', coalesce(
      (select jsonb_agg(to_jsonb(accepted) - 'user_id') from public.tos_acceptances as accepted where accepted.user_id = auth.uid()),
      '[]'
    ),
    'applications', coalesce(
      (
        select jsonb_agg(
          to_jsonb(application) - 'quote_key_hash' - 'user_id' || jsonb_build_object(
            'sealedNumbers', coalesce(
              (
                select jsonb_agg(jsonb_build_object('kind', sealed.kind, 'lastFour', sealed.last_four))
                from private.application_secrets as sealed
                where sealed.application_id = application.id
              ),
              '[]'
            ),
            'documents', coalesce(
              (
                select jsonb_agg(to_jsonb(document) - 'uploaded_by' - 'scan_status' - 'is_checked')
                from public.application_documents as document
                where document.application_id = application.id and document.status = 'uploaded'
              ),
              '[]'
            ),
            'payments', coalesce(
              (
                select jsonb_agg(to_jsonb(payment) - 'quote_key_hash' - 'user_id')
                from public.payments as payment
                where payment.application_id = application.id
              ),
              '[]'
            ),
            'priceOffers', coalesce(
              (
                select jsonb_agg(to_jsonb(offer) - 'proposed_by' - 'confirmed_by' order by offer.created_at)
                from public.price_offers as offer
                where offer.application_id = application.id and offer.opened_at is not null
              ),
              '[]'
            ),
            'answersToQuestions', coalesce(
              (
                select jsonb_agg(to_jsonb(given) - 'answered_by')
                from public.information_answers as given
                where given.application_id = application.id
              ),
              '[]'
            ),
            -- The events that the customer sees on the dashboard: no staff reads, and no ids of people.
            'history', coalesce(
              (
                select jsonb_agg(to_jsonb(event) - 'actor_id' order by event.id)
                from public.application_events as event
                where event.application_id = application.id
                  and event.kind in (
                    'submitted', 'approved', 'sent-to-review', 'claimed', 'withdrawn', 'information-requested',
                    'information-given', 'price-offered', 'price-accepted', 'price-expired', 'price-taken-back',
                    'declined', 'issued', 'bond-renewed', 'bond-expired'
                  )
              ),
              '[]'
            )
          )
        )
        from public.applications as application
        where application.user_id = auth.uid()
      ),
      '[]'
    ),
    'bonds', coalesce(
      (
        select jsonb_agg(
          to_jsonb(bond) - 'user_id' || jsonb_build_object(
            'terms', (select jsonb_agg(to_jsonb(term) - 'tried_at') from public.bond_terms as term where term.bond_id = bond.id),
            'filingSteps', (select jsonb_agg(to_jsonb(done) - 'bond_id') from public.bond_filing_steps as done where done.bond_id = bond.id),
            'riders', (select jsonb_agg(to_jsonb(rider) - 'tried_at') from public.bond_riders as rider where rider.bond_id = bond.id),
            'requests', (
              select jsonb_agg(to_jsonb(request) - 'decided_by' - 'requested_by')
              from public.bond_requests as request
              where request.bond_id = bond.id
            )
          )
        )
        from public.bonds as bond
        where bond.user_id = auth.uid()
      ),
      '[]'
    ),
    -- An inquiry has no account, only an email address. Auth confirmed that the address of an account is its user's.
    'inquiries', coalesce(
      (
        select jsonb_agg(to_jsonb(inquiry) - array['key_hash', 'answered_by', 'matter_id', 'asked_by', 'sender', 'facts', 'copied_from'])
        from public.inquiries as inquiry
        where lower(inquiry.email) = (select lower(account.email) from auth.users as account where account.id = auth.uid())
      ),
      '[]'
    ),
    'mails', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object('kind', mail.kind, 'recipient', mail.recipient, 'status', mail.status, 'createdAt', mail.created_at)
        )
        from private.notifications as mail
        where mail.user_id = auth.uid()
      ),
      '[]'
    )
  )
  -- The session of the token is open, and has proved the second factor of an account that has one.
  where private.proved_user() is not null;
$$;

comment on function private.export_own_data() is
  'All data of the caller as one JSON value. Null when the session of the token has ended, or has not passed the second factor of the account.';

revoke all on function private.export_own_data() from public, anon, authenticated, service_role;
grant execute on function private.export_own_data() to authenticated;

-- `begin atomic` parses the body now, so a customer needs no right on the schema `private`.
create function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.export_own_data();
end;

comment on function public.export_own_data() is
  'All data of the caller as one JSON value, sealed numbers by their last four digits. Null when the session has ended, or has not passed the second factor of the account.';

revoke all on function public.export_own_data() from public, anon, authenticated, service_role;
grant execute on function public.export_own_data() to authenticated;
