-- Mails to be sent. Whatever has to be told is written here in the transaction in which it happened, and sent
-- afterwards by the function `send-notifications`: no mail about what was rolled back, none lost with a mail server.

create table private.notifications (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (
    kind in (
      'received', 'information_asked', 'document_asked', 'approved', 'declined', 'issued', 'renewal_due',
      'bond_expired', 'request_decided', 'account_deleted', 'second_factor_removed'
    )
  ),
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
  constraint notifications_reminders_name_their_bond check (kind <> 'renewal_due' or bond_id is not null)
);

comment on table private.notifications is 'Mails that were sent, are sent or will be. One row is one mail to one address.';
comment on column private.notifications.recipient is 'None: the mail is old, and what it said and to whom was taken out.';
comment on column private.notifications.dedupe_key is 'What the mail is about. The same is told once.';
comment on column private.notifications.data is 'What the template of its kind is filled with. Never a secret, nothing an applicant typed.';
comment on column private.notifications.next_attempt_at is
  'Queued: not before. Sending: until then the sender that took it has it alone.';
comment on column private.notifications.last_error is 'A code of ours for why the last attempt failed. Never what a mail server said.';

create index notifications_due_idx on private.notifications (next_attempt_at) where status in ('queued', 'sending');
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
  -- What was turned off by mail stays off when an account appears, until the account turns it on again.
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
  'Whether an account or an address is reminded of renewals: what either turned off counts, unless the account turned it on since.';

-- The account page shows what the address turned off before.
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
  'Turns reminders off for an account that gets a bond, where its address had turned them off and the account said nothing.';

revoke all on function private.carry_opt_out_to_account() from public, anon, authenticated, service_role;

create trigger carry_opt_out_to_account
after update of user_id on public.bonds
for each row when (old.user_id is null and new.user_id is not null)
execute function private.carry_opt_out_to_account();

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
  if address is null or (p_kind = 'renewal_due' and not private.wants_reminders(account, address)) then
    return;
  end if;

  insert into private.notifications (kind, recipient, user_id, application_id, bond_id, dedupe_key, data)
  values (p_kind, address, account, application, p_bond_id, p_dedupe_key, coalesce(p_data, '{}'))
  on conflict (dedupe_key) do nothing;
end;
$$;

comment on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) is
  'Queues a mail once for its key: to the address given, else to that of the account, else to the applicant. Nobody to write to, or a reminder nobody wants: nothing.';

revoke all on function private.wants_reminders(uuid, text) from public, anon, authenticated;
revoke all on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) from public, anon, authenticated;
grant execute on function private.wants_reminders(uuid, text) to service_role;
grant execute on function private.enqueue_notification(text, uuid, uuid, uuid, text, text, jsonb) to service_role;
