-- The people who signed by link for an application of a matter have no account in which they could read its decision. Its
-- mails go to the attorney who applied, so each of them gets a mail of their own.

create function private.tell_signers_of_decline()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_notification(
    'signed_declined', null, null, null, link.sent_to, 'signed_declined:' || new.id || ':' || link.id,
    jsonb_build_object('sender', link.sender, 'purpose', link.purpose)
  )
  from private.application_parts as part
  join public.signing_links as link on link.id = part.link_id
  where part.application_id = new.application_id;

  return null;
end;
$$;

comment on function private.tell_signers_of_decline() is
  'Queues a mail to each person whose signature by link a declined application used. It has no reason and no name.';

revoke all on function private.tell_signers_of_decline() from public, anon, authenticated, service_role;

create trigger tell_signers_of_decline
after insert on public.application_events
for each row when (new.kind = 'declined')
execute function private.tell_signers_of_decline();
