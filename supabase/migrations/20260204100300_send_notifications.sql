-- How the function `send-notifications` takes mails and says what became of them. A mail that was taken belongs to its
-- sender until the lease is over: a sender that dies loses it, and nobody else sends it meanwhile.

create function public.claim_notifications(most integer, lease_seconds integer, most_attempts integer)
returns table (id uuid, kind text, recipient text, bond_id uuid, data jsonb, attempts integer)
language sql
set search_path = ''
as $$
  with given_up as (
    update private.notifications as mail
    set status = 'failed', last_error = 'sender-lost'
    where mail.status = 'sending' and mail.next_attempt_at <= now() and mail.attempts >= most_attempts
  ),
  unwanted as (
    delete from private.notifications as mail
    where mail.kind = 'renewal_due' and mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
      and not private.wants_reminders(mail.user_id, mail.recipient)
  ),
  due as (
    select mail.id
    from private.notifications as mail
    where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now() and mail.attempts < most_attempts
      and (mail.kind <> 'renewal_due' or private.wants_reminders(mail.user_id, mail.recipient))
    order by mail.next_attempt_at
    limit most
    for update skip locked
  )
  update private.notifications as mail
  set
    status = 'sending',
    attempts = mail.attempts + 1,
    next_attempt_at = now() + make_interval(secs => lease_seconds)
  from due
  where mail.id = due.id
  returning mail.id, mail.kind, mail.recipient, mail.bond_id, mail.data, mail.attempts;
$$;

comment on function public.claim_notifications(integer, integer, integer) is
  'Takes mails that are due, each for one sender and so many seconds. Reminders that nobody wants any more go. For service_role only.';

create function public.settle_notification(
  notification uuid,
  attempt integer,
  result text,
  retry_seconds integer,
  error text
)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if result not in ('sent', 'retry', 'untried', 'failed') or (result in ('retry', 'untried')) <> (retry_seconds is not null) then
    raise exception 'A mail cannot end as % with a wait of %', result, retry_seconds;
  end if;

  -- Who lost the lease says nothing any more: another sender has the mail.
  update private.notifications as mail
  set
    status = case when retry_seconds is null then result else 'queued' end,
    -- What was not tried costs no attempt.
    attempts = case result when 'untried' then mail.attempts - 1 else mail.attempts end,
    sent_at = case result when 'sent' then now() end,
    next_attempt_at = coalesce(now() + make_interval(secs => retry_seconds), mail.next_attempt_at),
    last_error = error
  where mail.id = notification and mail.status = 'sending' and mail.attempts = attempt;

  return found;
end;
$$;

comment on function public.settle_notification(uuid, integer, text, integer, text) is
  'Says what became of a mail that was taken: sent, tried again after so many seconds, given back untried for so many, or failed. False when another sender has it. For service_role only.';

create function public.turn_reminders_off(of_bond uuid)
returns boolean
language plpgsql
set search_path = ''
as $$
declare
  owner uuid;
begin
  select bond.user_id into owner from public.bonds as bond where bond.id = of_bond;
  if not found then
    return false;
  end if;

  if owner is not null then
    insert into public.notification_preferences (user_id, renewal_reminders)
    values (owner, false)
    on conflict (user_id) do update set renewal_reminders = false;
  else
    insert into private.reminder_opt_outs (email)
    select lower(mail.recipient)
    from private.notifications as mail
    where mail.bond_id = of_bond and mail.kind = 'renewal_due' and mail.recipient is not null
    union
    -- Whose link is older than what is kept of its mail: the address that mails about a bond without an account go to.
    select lower(application.answers #>> '{applicant,email}')
    from public.bonds as bond
    join public.applications as application on application.id = bond.application_id
    where bond.id = of_bond and application.answers #>> '{applicant,email}' <> ''
    on conflict do nothing;
  end if;

  return true;
end;
$$;

comment on function public.turn_reminders_off(uuid) is
  'Ends reminders for the account of a bond, or for the addresses that were reminded of it. For service_role only.';

revoke all on function public.claim_notifications(integer, integer, integer) from public, anon, authenticated;
revoke all on function public.settle_notification(uuid, integer, text, integer, text) from public, anon, authenticated;
revoke all on function public.turn_reminders_off(uuid) from public, anon, authenticated;
grant execute on function public.claim_notifications(integer, integer, integer) to service_role;
grant execute on function public.settle_notification(uuid, integer, text, integer, text) to service_role;
grant execute on function public.turn_reminders_off(uuid) to service_role;

create function private.call_send_notifications()
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (
    select 1
    from private.notifications as mail
    where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
  ) then
    return;
  end if;

  perform private.call_function('send-notifications', 'notifications_key');
end;
$$;

comment on function private.call_send_notifications() is
  'Calls the function `send-notifications` where a mail is due, with the address and the secret key that Vault keeps. For the schedule only.';

revoke all on function private.call_send_notifications() from public, anon, authenticated, service_role;

select private.schedule('send-notifications', '* * * * *', 'select private.call_send_notifications()');

-- What a mail said and to whom is kept as long as somebody may ask about it. Its key stays: the same is told once.
create function private.forget_old_mails()
returns void
language sql
security definer
set search_path = ''
as $$
  update private.notifications as mail
  set recipient = null, data = '{}'
  where mail.status in ('sent', 'failed')
    and mail.recipient is not null
    and coalesce(mail.sent_at, mail.next_attempt_at) < now() - interval '90 days';
$$;

comment on function private.forget_old_mails() is
  'Takes address and words out of mails that were sent or given up 90 days ago. For the schedule only.';

revoke all on function private.forget_old_mails() from public, anon, authenticated, service_role;

select private.schedule('forget-old-mails', '23 9 * * *', 'select private.forget_old_mails()');
