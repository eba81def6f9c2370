-- 'Email Confirmation' on the last step of the wizard: the mail about a received application once more, to the address
-- it went to, and to no other.

create function public.mail_confirmation(of_application uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  most_copies constant integer := 3; -- of one application in a day
  first_mail private.notifications;
  latest timestamptz;
  copies integer;
begin
  select * into first_mail
  from private.notifications as mail
  where mail.application_id = of_application and mail.kind = 'received' and mail.recipient is not null
  order by mail.created_at
  limit 1;
  if not found then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select max(mail.created_at), count(*) filter (where mail.id <> first_mail.id)
  into latest, copies
  from private.notifications as mail
  where mail.application_id = of_application and mail.kind = 'received';

  -- One is on its way, or has just gone: pressed twice.
  if latest > now() - interval '1 minute' or exists (
    select 1
    from private.notifications as mail
    where mail.application_id = of_application and mail.kind = 'received' and mail.status in ('queued', 'sending')
  ) then
    return jsonb_build_object('outcome', 'queued');
  end if;

  if (
    select count(*)
    from private.notifications as mail
    where mail.application_id = of_application and mail.kind = 'received' and mail.id <> first_mail.id
      and mail.created_at > now() - interval '1 day'
  ) >= most_copies then
    return jsonb_build_object('outcome', 'rate-limited');
  end if;

  perform private.enqueue_notification(
    'received', of_application, null, first_mail.user_id, first_mail.recipient,
    'received-again:' || of_application || ':' || copies + 1, first_mail.data
  );

  return jsonb_build_object('outcome', 'queued');
end;
$$;

comment on function public.mail_confirmation(uuid) is
  'Queues the mail about a received application once more, unless one is on its way or three were asked for in a day. For service_role only.';

revoke all on function public.mail_confirmation(uuid) from public, anon, authenticated;
grant execute on function public.mail_confirmation(uuid) to service_role;
