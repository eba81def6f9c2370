-- What a customer wants to be written to about. Only reminders can be turned off: what we have to tell about an
-- application or a bond is told to everybody.

create table public.notification_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  renewal_reminders boolean not null,
  updated_at timestamptz not null default now()
);

comment on table public.notification_preferences is 'Which mails each customer wants. No row: all of them.';

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

comment on function private.touch_notification_preferences() is 'Says when a preference was changed, whatever the client says.';

revoke all on function private.touch_notification_preferences() from public, anon, authenticated, service_role;

create trigger touch_notification_preferences
before update on public.notification_preferences
for each row execute function private.touch_notification_preferences();

alter table public.notification_preferences enable row level security;

revoke all on public.notification_preferences from public, anon, authenticated, service_role;
grant select on public.notification_preferences to authenticated, service_role;
-- An upsert of the Data API sets every column it sends, the key among them.
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

-- Who has no account turns reminders off by the link in them.
create table private.reminder_opt_outs (
  email text primary key check (email = lower(email)),
  created_at timestamptz not null default now()
);

comment on table private.reminder_opt_outs is 'Addresses without an account that want no reminders.';

alter table private.reminder_opt_outs enable row level security;

revoke all on private.reminder_opt_outs from public, anon, authenticated, service_role;
grant select, insert on private.reminder_opt_outs to service_role;
