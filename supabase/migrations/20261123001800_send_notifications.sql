-- The mail preferences of a customer. Customers can turn off reminders only. Every customer gets the mails about an
-- application or a bond.

create table public.notification_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  renewal_reminders boolean not null,
  updated_at timestamptz not null default now()
);

comment on table public.notification_preferences is 'The mails that each customer wants. No row: all mails.';

create function private.touch_notification_preferences()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

comment on function private.touch_notification_preferences() is 'Sets the time of a change, whatever the client sends.';

revoke all on function private.touch_notification_preferences() from public, anon, authenticated, service_role;

create trigger touch_notification_preferences
before update on public.notification_preferences
for each row execute function private.touch_notification_preferences();

alter table public.notification_preferences enable row level security;

revoke all on public.notification_preferences from public, anon, authenticated, service_role;
grant select on public.notification_preferences to authenticated, service_role;

-- An upsert of the Data API sets every column of the request, including the key.
grant insert (user_id, renewal_reminders), update (user_id, renewal_reminders)
on public.notification_preferences to authenticated, service_role;

create policy "Customers can read their own preferences"
on public.notification_preferences for select to authenticated
using ((select auth.uid()) = user_id);

create policy "Customers can set preferences of their own"
on public.notification_preferences for insert to authenticated
with check ((select auth.uid()) = user_id);

create policy "Customers can change their own preferences"
on public.notification_preferences for update to authenticated
using ((select auth.uid()) = user_id)
with check ((select auth.uid()) = user_id);

-- A person without an account turns reminders off with the link in a reminder.
create table private.reminder_opt_outs (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now()
);

comment on table private.reminder_opt_outs is 'Addresses without an account that opted out of reminders.';

alter table private.reminder_opt_outs enable row level security;

revoke all on private.reminder_opt_outs from public, anon, authenticated, service_role;
grant select, insert on private.reminder_opt_outs to service_role;

-- The data that each kind of mail needs. A mail is checked when it is queued, in the transaction of its event, and not
-- only when it is sent.
create table private.letter_data (
  kind text primary key,
  schema jsonb not null
);

comment on table private.letter_data is
  'The JSON Schema of the data of each kind of mail, generated from src/domain/notifications.';

alter table private.letter_data enable row level security;

revoke all on private.letter_data from public, anon, authenticated, service_role;

-- The mail outbox. A mail is written in the transaction of its event, and the function `send-notifications` sends it
-- later. So no mail reports a rolled-back change, and a failure of the mail server loses no mail.

create table private.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.letter_data (kind),
  recipient text check (length(recipient) between 3 and 320),
  user_id uuid references auth.users (id) on delete set null,
  application_id uuid references public.applications (id) on delete cascade,
  bond_id uuid references public.bonds (id) on delete cascade,
  dedupe_key text not null unique check (length(dedupe_key) between 1 and 200),
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  last_error text check (length(last_error) <= 100),
  created_at timestamptz not null default now(),
  sent_at timestamptz,

  constraint notifications_wait_for_somebody check (recipient is not null or status in ('sent', 'failed')),
  constraint notifications_sent_when_sent check ((status = 'sent') = (sent_at is not null)),
  constraint notifications_reminders_name_their_bond check (
    kind not in ('renewal_due', 'filing_due') or bond_id is not null
  )
);

comment on table private.notifications is
  'Mails that are queued, being sent, or sent. One row is one mail to one address.';
comment on column private.notifications.recipient is
  'The address. Null: the mail is old, and its address and text were removed.';
comment on column private.notifications.dedupe_key is
  'Identifies the subject of the mail. A second mail with the same key is not queued.';
comment on column private.notifications.data is
  'The data for the mail''s template. Never free text from an applicant, and never a readable secret: `secret` is sealed.';
comment on column private.notifications.next_attempt_at is
  'Queued: do not send before this time. Sending: the sender has the mail alone until this time.';
comment on column private.notifications.last_error is 'Our code for the last failure. Never the mail server''s text.';

create index notifications_due_idx on private.notifications (next_attempt_at) where status in ('queued', 'sending');
create index notifications_kind_idx on private.notifications (kind);
create index notifications_user_id_idx on private.notifications (user_id);
create index notifications_application_id_idx on private.notifications (application_id, kind);
create index notifications_bond_id_idx on private.notifications (bond_id, kind);

alter table private.notifications enable row level security;

revoke all on private.notifications from public, anon, authenticated, service_role;
grant select, update, delete on private.notifications to service_role;

create function private.wants_reminders(account uuid, email text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- An opt-out by mail still counts after an account appears, until the account turns reminders on again.
  select coalesce(
    (select preference.renewal_reminders from public.notification_preferences as preference where preference.user_id = account),
    true
  )
  and not exists (
    select 1
    from private.reminder_opt_outs as opt_out
    where opt_out.email = lower(wants_reminders.email)
      and not exists (
        select 1
        from public.notification_preferences as later
        where later.user_id = account and later.renewal_reminders and later.updated_at > opt_out.created_at
      )
  );
$$;

comment on function private.wants_reminders(uuid, text) is
  'Whether an account or an address gets renewal reminders. An opt-out of either counts, unless the account turned reminders on later.';

-- The account page shows an earlier opt-out of the address.
create function private.carry_opt_out_to_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.notification_preferences (user_id, renewal_reminders)
  select account.id, false
  from auth.users as account
  join private.reminder_opt_outs as opt_out on opt_out.email = lower(account.email)
  where account.id = new.user_id
  on conflict (user_id) do nothing;

  return null;
end;
$$;

comment on function private.carry_opt_out_to_account() is
  'Turns reminders off for an account that gets a bond, when its address had opted out and the account has no preference.';

revoke all on function private.carry_opt_out_to_account() from public, anon, authenticated, service_role;

create trigger carry_opt_out_to_account
after update of user_id on public.bonds
for each row when (old.user_id is null and new.user_id is not null)
execute function private.carry_opt_out_to_account();

create function private.fits_schema(fact jsonb, rules jsonb)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  if rules ? 'anyOf' then
    return exists (
      select 1 from jsonb_array_elements(rules -> 'anyOf') as choices (choice) where private.fits_schema(fact, choice)
    );
  end if;
  if rules ? 'enum' and not rules -> 'enum' @> jsonb_build_array(fact) then
    return false;
  end if;

  -- A schema without a type allows every value.
  if not rules ? 'type' then
    return true;
  end if;

  return case rules ->> 'type'
    when 'null' then jsonb_typeof(fact) = 'null'
    when 'boolean' then jsonb_typeof(fact) = 'boolean'
    when 'string' then jsonb_typeof(fact) = 'string'
      and length(fact #>> '{}') >= coalesce((rules ->> 'minLength')::integer, 0)
      and fact #>> '{}' ~ coalesce(rules ->> 'pattern', '')
    when 'integer' then jsonb_typeof(fact) = 'number'
      and (fact #>> '{}')::numeric % 1 = 0
      and (fact #>> '{}')::numeric between (rules ->> 'minimum')::numeric and (rules ->> 'maximum')::numeric
    when 'array' then jsonb_typeof(fact) = 'array'
      and jsonb_array_length(fact) >= coalesce((rules ->> 'minItems')::integer, 0)
      and not exists (
        select 1 from jsonb_array_elements(fact) as items (item) where not private.fits_schema(item, rules -> 'items')
      )
    when 'object' then jsonb_typeof(fact) = 'object'
      and fact ?& array(select jsonb_array_elements_text(coalesce(rules -> 'required', '[]')))
      and not exists (
        select 1
        from jsonb_each(rules -> 'properties') as field (name, rule)
        where fact ? field.name and not private.fits_schema(fact -> field.name, field.rule)
      )
    else false
  end;
end;
$$;

comment on function private.fits_schema(jsonb, jsonb) is
  'Whether a value fits a JSON Schema of the words that letters use. False for a type that it does not know.';

revoke all on function private.fits_schema(jsonb, jsonb) from public, anon, authenticated, service_role;

create function private.enqueue_notification(
  p_kind text,
  p_application_id uuid,
  p_bond_id uuid,
  p_user_id uuid,
  p_email text,
  p_dedupe_key text,
  p_data jsonb
)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  application constant uuid := coalesce(
    p_application_id, (select bond.application_id from public.bonds as bond where bond.id = p_bond_id)
  );
  account constant uuid := coalesce(
    p_user_id,
    (select bond.user_id from public.bonds as bond where bond.id = p_bond_id),
    (select applied.user_id from public.applications as applied where applied.id = p_application_id)
  );
  address constant text := coalesce(
    nullif(btrim(p_email), ''),
    (select nullif(owner.email, '') from auth.users as owner where owner.id = account),
    (select nullif(applied.answers #>> '{applicant,email}', '') from public.applications as applied where applied.id = application)
  );
begin
  if address is null or (p_kind in ('renewal_due', 'filing_due') and not private.wants_reminders(account, address)) then
    return;
  end if;
  if not exists (
    select 1
    from private.letter_data as letter
    where letter.kind = p_kind and private.fits_schema(coalesce(p_data, '{}'), letter.schema)
  ) then
    raise exception 'The data of the mail % is incomplete', p_kind using errcode = 'check_violation';
  end if;

  insert into private.notifications (kind, recipient, user_id, application_id, bond_id, dedupe_key, data)
  values (p_kind, address, account, application, p_bond_id, p_dedupe_key, jsonb_strip_nulls(jsonb_build_object('caption', coalesce(
    (select bond.caption from public.bonds as bond where bond.id = p_bond_id),
    -- A firm has many applications: it recognizes each by its case. Before a bond, no other mail has words of the applicant.
    (
      select applied.caption
      from public.applications as applied
      where applied.id = p_application_id and private.is_for_client(applied.id)
    )
  ))) || coalesce(p_data, '{}'))
  on conflict (dedupe_key) do nothing;
end;
$$;

comment on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) is
  'Queues a mail once for its key: to the given address, otherwise to the account''s address, otherwise to the applicant. Queues nothing without an address, or for a reminder after an opt-out.';

revoke all on function private.wants_reminders(uuid, text) from public, anon, authenticated;

revoke all on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) from public, anon, authenticated;
grant execute on function private.wants_reminders(uuid, text) to service_role;
grant execute on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) to service_role;

-- Each event of an application queues a mail to the applicant in the same transaction. The mail goes to the address of
-- the application, otherwise to the address of the account. The application of a law firm's matter, or to renew its bond,
-- has the address of the client, who has no access to it: its mails go to the account of the attorney who applied.

-- The mail about an automatic approval, or one by accepting a price, waits two minutes. A customer whose bond is issued by then gets only the mail
-- about the bond.

create function private.mail_event(new public.application_events)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail constant text := case new.kind
    when 'submitted' then 'received'
    when 'information-requested' then
      case when jsonb_array_length(coalesce(new.detail -> 'documents', '[]')) > 0 then 'document_asked' else 'information_requested' end
    when 'price-accepted' then 'approved'
    -- A draft was never sent, so no mail about it came before.
    when 'withdrawn' then case when new.from_status = 'draft' then null else 'withdrawn' end
    when 'bond-expired' then null -- expire_bonds queues it with the bond's facts.
    else replace(new.kind, '-', '_')
  end;
  -- The fields of the letter. Null for an event without a letter of its name.
  fields constant jsonb := (select letter.schema -> 'properties' from private.letter_data as letter where letter.kind = mail);
  application record;
  bond public.bonds;
  term public.bond_terms;
  key constant text := mail || ':' || new.id;
begin
  if new.kind in ('issued', 'withdrawn') then
    delete from private.notifications as waiting
    where waiting.application_id = new.application_id and waiting.kind = 'approved' and waiting.status = 'queued'
      and (new.kind = 'withdrawn' or not waiting.data ? 'reason'); -- no other mail has the underwriter's message
  end if;

  -- The mail of the same transaction says then that an underwriter reads the application.
  if new.kind = 'sent-to-review' then
    update private.notifications as waiting
    set data = waiting.data || '{"isReviewed": true}'
    where waiting.application_id = new.application_id and waiting.kind = 'received' and waiting.status = 'queued';
  end if;

  if fields is null then
    return;
  end if;

  select
    applied.id, applied.number, applied.user_id, applied.state_code, applied.total_cents, applied.review_reasons,
    -- The words of `pairName` (src/domain/bonds/companion.ts). The caption of an issued bond has them already.
    bond_type.name || case
      when mail <> 'issued' and applied.answers #>> '{bondDetails,matter,companion}' = 'payment-bond'
      then ' with a payment bond' else ''
    end as bond_name,
    case
      when private.is_for_client(applied.id) then null
      else nullif(applied.answers #>> '{applicant,email}', '')
    end as email,
    (
      select renewed.principal
      from public.renewals as renewal
      join public.bonds as renewed on renewed.id = renewal.bond_id
      where renewal.application_id = applied.id and private.is_for_client(applied.id)
    ) as client
  into application
  from public.applications as applied
  join public.bond_types as bond_type on bond_type.slug = applied.bond_slug
  where applied.id = new.application_id;

  if mail = 'issued' then
    -- A renewal continues a bond that another application issued. The event names that bond.
    select * into bond
    from public.bonds as issued
    where issued.application_id = new.application_id or issued.number = new.detail ->> 'bondNumber';

    -- The renewed term, which keeps its end when the bond is renewed again before the mail is queued.
    select * into term
    from public.bond_terms as renewed
    where renewed.bond_id = bond.id and renewed.number = (new.detail ->> 'term')::integer;
  end if;

  perform private.enqueue_notification(
    mail,
    application.id,
    bond.id,
    application.user_id,
    application.email,
    key,
    jsonb_build_object('applicationId', application.id) || (
      select coalesce(jsonb_object_agg(fact.key, fact.value), '{}')
      from jsonb_each(jsonb_strip_nulls(new.detail || jsonb_build_object(
        'applicationNumber', application.number,
        'bondName', application.bond_name,
        'stateCode', application.state_code,
        'totalCents', application.total_cents,
        'offeredTotalCents', new.detail -> 'totalCents',
        'paymentMethod', (
          select payment.method
          from public.payments as payment
          -- Not the card of the reader's client.
          where payment.application_id = application.id and payment.status <> 'voided' and payment.link_id is null
          order by payment.created_at desc
          limit 1
        ),
        'isPaidByClient', nullif((
          select payment.link_id is not null
          from public.payments as payment
          where payment.application_id = application.id
          order by payment.created_at desc
          limit 1
        ), false),
        'isClientAsked', nullif(exists (
          select 1
          from public.signing_links as link
          where link.payment_quote_id = application.id and link.paid_at is null and link.revoked_at is null
        ), false),
        'isOwnForm', nullif('own-form' = any (application.review_reasons), false),
        'isRenewal', nullif(exists (
          select 1 from public.renewals as renewal where renewal.application_id = application.id
        ), false),
        'client', application.client,
        'matterId', (select matter.id from public.matters as matter where matter.application_id = application.id),
        'bondNumber', bond.number,
        'bondId', bond.id,
        'effectiveOn', case when term.number is null then bond.effective_date end,
        -- The day that the certificate names.
        'endsOn', case when bond.expiry_date is not null then term.ends_on - bond.ends_with_last_day::integer end,
        'premiumDueOn', case when bond.expiry_date is null then term.ends_on end
      ))) as fact
      where fields ? fact.key
    )
  );

  if mail = 'approved' and new.actor <> 'staff' then
    update private.notifications set next_attempt_at = now() + interval '2 minutes' where dedupe_key = key;
  end if;
end;
$$;

comment on function private.mail_event(public.application_events) is
  'Queues the mail about an event of an application, once. The letter of the event''s name chooses the facts: its fields, from the event''s detail and the application.';

create function private.mail_application_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_event(new);

  return null;
end;
$$;

comment on function private.mail_application_event() is
  'Queues the mail about an event of an application. put_in_force queues the mail about the bond.';

revoke all on function private.mail_event(public.application_events), private.mail_application_event()
from public, anon, authenticated, service_role;
grant execute on function private.mail_event(public.application_events) to service_role;

create trigger mail_application_event
after insert on public.application_events
for each row when (new.kind <> 'issued')
execute function private.mail_application_event();

-- How the function `send-notifications` takes mails and records the result. A taken mail belongs to its sender until
-- the lease ends. A sender that dies loses the mail, and nobody else sends it before the lease ends.

create function private.is_wanted(mail private.notifications)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    (mail.kind not in ('renewal_due', 'filing_due') or private.wants_reminders(mail.user_id, mail.recipient))
    and (mail.kind <> 'filing_due' or not exists (
      select 1
      from public.bond_filing_steps as done
      where done.bond_id = mail.bond_id and done.term = coalesce((mail.data ->> 'term')::integer, 1)
        and done.rider = coalesce((mail.data ->> 'rider')::integer, 0) and done.step in ('filed', 'certificate', 'rider')
      union all -- a renewed bond counts as filed
      select 1
      from public.bond_terms as term
      where term.bond_id = mail.bond_id and term.number > 1 and mail.data ->> 'term' = '1' and not mail.data ? 'rider'
    ));
$$;

comment on function private.is_wanted(private.notifications) is
  'Whether a queued mail still counts: its receiver wants reminders, and a bond, certificate or rider to file is not filed yet.';

revoke all on function private.is_wanted(private.notifications) from public, anon, authenticated;
grant execute on function private.is_wanted(private.notifications) to service_role;

create function public.claim_notifications(max_rows integer, lease_seconds integer, max_attempts integer)
returns table (id uuid, kind text, recipient text, bond_id uuid, data jsonb, attempts integer)
language sql
set search_path = ''
as $$
  with given_up as (
    update private.notifications as mail
    set status = 'failed', last_error = 'sender-lost'
    where mail.status = 'sending' and mail.next_attempt_at <= now() and mail.attempts >= max_attempts
  ),
  unwanted as (
    delete from private.notifications as mail
    where mail.kind in ('renewal_due', 'filing_due') and mail.status in ('queued', 'sending') and mail.next_attempt_at <= now()
      and not private.is_wanted(mail)
  ),
  due as (
    select mail.id
    from private.notifications as mail
    where mail.status in ('queued', 'sending') and mail.next_attempt_at <= now() and mail.attempts < max_attempts
      and private.is_wanted(mail)
    order by mail.next_attempt_at
    limit max_rows
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
  'Takes due mails, each for one sender and this many seconds. Deletes reminders that are no longer wanted. For service_role only.';

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

  -- A sender that lost its lease records nothing: another sender has the mail.
  update private.notifications as mail
  set
    status = case when retry_seconds is null then result else 'queued' end,
    -- A mail that was not tried loses no attempt.
    attempts = case result when 'untried' then mail.attempts - 1 else mail.attempts end,
    sent_at = case result when 'sent' then now() end,
    next_attempt_at = coalesce(now() + make_interval(secs => retry_seconds), mail.next_attempt_at),
    -- A sealed link or code, and a credit score, are kept only until the mail is sent or given up.
    data = case when retry_seconds is null then mail.data - array['secret', 'reports'] else mail.data end,
    last_error = error
  where mail.id = notification and mail.status = 'sending' and mail.attempts = attempt;

  return found;
end;
$$;

comment on function public.settle_notification(uuid, integer, text, integer, text) is
  'Records the result of a taken mail: sent, retry after this many seconds, returned untried for this many seconds, or failed. False when another sender has the mail. For service_role only.';

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
    where mail.bond_id = of_bond and mail.kind in ('renewal_due', 'filing_due') and mail.recipient is not null
    union
    -- When the link is older than the stored mail, use the address that receives mails about a bond without an account.
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
  'Ends reminders for the account of a bond, or for the addresses that received its reminders. For service_role only.';

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
  'Calls the function `send-notifications` when a mail is due, with the address and the secret key from Vault. For the schedule only.';

revoke all on function private.call_send_notifications() from public, anon, authenticated, service_role;

select private.schedule('send-notifications', '* * * * *', 'select private.call_send_notifications()');

-- The address and text of a mail are kept while someone may ask about it. The key stays, so that no mail is sent twice.
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
  'Removes the address and text of mails that were sent or given up 90 days ago. For the schedule only.';

revoke all on function private.forget_old_mails() from public, anon, authenticated, service_role;

select private.schedule('forget-old-mails', '23 9 * * *', 'select private.forget_old_mails()');

-- 'Email Confirmation' on the last step of the wizard: sends the mail about the present status of the application again,
-- to its original address only.

create function private.mail_of_status(of_application uuid)
returns private.notifications
language sql
stable
set search_path = ''
as $$
  select mail
  from public.applications as application
  join private.notifications as mail on mail.application_id = application.id
  where application.id = of_application
    and mail.recipient is not null
    and case application.status
      when 'information_requested' then mail.kind in ('information_requested', 'document_asked')
      when 'price_offered' then mail.kind = 'price_offered'
      when 'declined' then mail.kind = 'declined'
      when 'withdrawn' then mail.kind in ('withdrawn', 'price_expired')
      when 'approved' then mail.kind = 'approved' or (mail.kind = 'received' and not mail.data ? 'isReviewed')
      when 'issued' then mail.kind in ('approved', 'issued') or (mail.kind = 'received' and not mail.data ? 'isReviewed')
      else mail.kind = 'received'
    end
  -- An application can be received and approved at one moment.
  order by mail.created_at desc, mail.kind = 'received'
  limit 1;
$$;

comment on function private.mail_of_status(uuid) is
  'The newest mail that fits the status of an application. A mail that an underwriter reads it does not fit an approved one.';

revoke all on function private.mail_of_status(uuid) from public, anon, authenticated;
grant execute on function private.mail_of_status(uuid) to service_role;

create function public.mail_confirmation(of_application uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  max_copies constant integer := 3; -- of one mail per day
  copy_key constant text := 'again:' || of_application || ':';
  latest constant private.notifications := private.mail_of_status(of_application);
  copies integer;
begin
  if latest.id is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  -- The mail is being sent or was just sent, so this call sends nothing: a double click.
  if latest.created_at > now() - interval '1 minute' or latest.status in ('queued', 'sending') then
    return jsonb_build_object(
      'outcome', 'on-its-way',
      'seconds_left', greatest(0, ceil(extract(epoch from latest.created_at + interval '1 minute' - now())))::integer
    );
  end if;

  if (
    select count(*)
    from private.notifications as mail
    where mail.application_id = of_application and mail.kind = latest.kind and starts_with(mail.dedupe_key, copy_key)
      and mail.created_at > now() - interval '1 day'
  ) >= max_copies then
    return jsonb_build_object('outcome', 'rate-limited');
  end if;

  select count(*) into copies
  from private.notifications as mail
  where mail.application_id = of_application and starts_with(mail.dedupe_key, copy_key);

  perform private.enqueue_notification(
    latest.kind, of_application, latest.bond_id, latest.user_id, latest.recipient, copy_key || copies + 1, latest.data
  );

  return jsonb_build_object('outcome', 'queued');
end;
$$;

comment on function public.mail_confirmation(uuid) is
  'Queues the mail about the present status of an application again, unless a copy is being sent or three of that mail were requested within a day. For service_role only.';

revoke all on function public.mail_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.mail_confirmation(uuid) to service_role;

-- Auth sends nothing when somebody signs up with the address of an account. Its owner gets a mail instead.

create function private.notify_known_address(address text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner uuid;
  nobodys_key constant text := 'account_known:nobody:' || gen_random_uuid();
begin
  -- An account that was confirmed a moment ago belongs to this sign-up.
  select account.id into owner
  from auth.users as account
  where account.email = lower(btrim(address)) and account.email_confirmed_at < now() - interval '2 minutes'
  limit 1;

  if owner is not null then
    perform private.enqueue_notification(
      'account_known', null, null, owner, null, 'account_known:' || owner || ':' || current_date, '{}'
    );
    return;
  end if;

  -- The same work for an address without an account, so that the time of the answer reveals no account.
  perform private.enqueue_notification(
    'account_known', null, null, null, address, nobodys_key, '{}'
  );
  delete from private.notifications where dedupe_key = nobodys_key;
end;
$$;

comment on function private.notify_known_address(text) is
  'Queues a mail to the owner of the account with this address, once a day. Does the same work for other addresses and queues nothing.';

revoke all on function private.notify_known_address(text) from public, anon, authenticated;
grant execute on function private.notify_known_address(text) to service_role;

create function public.notify_known_address(address text)
returns void
language sql
set search_path = ''
as $$
  select private.notify_known_address(address);
$$;

comment on function public.notify_known_address(text) is
  'private.notify_known_address for the Data API. For service_role only.';

revoke all on function public.notify_known_address(text) from public, anon, authenticated;
grant execute on function public.notify_known_address(text) to service_role;
