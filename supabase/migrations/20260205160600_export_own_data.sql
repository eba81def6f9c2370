-- What we have of a customer, for that customer: everything they gave us and everything we made of it. Sealed numbers
-- only by their last four digits; notes of staff, sessions and tokens are left out.

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
                select jsonb_agg(to_jsonb(document) - 'uploaded_by' - 'scan_status')
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
            'answersToQuestions', coalesce(
              (
                select jsonb_agg(to_jsonb(given) - 'answered_by')
                from public.information_answers as given
                where given.application_id = application.id
              ),
              '[]'
            ),
            -- What the customer reads of it on the dashboard: no looks of staff, and nobody's id.
            'history', coalesce(
              (
                select jsonb_agg(to_jsonb(event) - 'actor_id' order by event.id)
                from public.application_events as event
                where event.application_id = application.id
                  and event.kind in (
                    'submitted', 'approved', 'sent-to-review', 'claimed', 'withdrawn', 'information-requested',
                    'information-given', 'declined', 'issued', 'bond-renewed', 'bond-expired'
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

comment on function private.export_own_data() is 'All data of the caller as one JSON value. Null where the session of the token has ended, or has not proved the second factor of the account.';

revoke all on function private.export_own_data() from public, anon, authenticated, service_role;
grant execute on function private.export_own_data() to authenticated;

-- The body is parsed here and now, so a customer needs no right on schema `private` to get through it.
create function public.export_own_data()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.export_own_data();
end;

comment on function public.export_own_data() is
  'All data of the caller as one JSON value, sealed numbers by their last four digits. Null where the session has ended, or has not proved the second factor of the account.';

revoke all on function public.export_own_data() from public, anon, authenticated, service_role;
grant execute on function public.export_own_data() to authenticated;
