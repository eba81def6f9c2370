-- The people who signed by link for an application of a matter have no account in which they could read how it ended. Its
-- mails go to the attorney who applied, so each of them gets a mail of their own when there will be no bond.

create function private.tell_signers_of_no_bond()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail constant text := case new.kind when 'declined' then 'signed_declined' else 'signed_withdrawn' end;
begin
  perform private.enqueue_notification(
    mail, null, null, null, link.sent_to, mail || ':' || new.id || ':' || link.id,
    jsonb_build_object('sender', link.sender, 'purpose', link.purpose)
  )
  from private.application_parts as part
  join public.signing_links as link on link.id = part.link_id
  where part.application_id = new.application_id;

  return null;
end;
$$;

comment on function private.tell_signers_of_no_bond() is
  'Queues a mail to each person whose signature by link a declined or withdrawn application used. It has no reason and no name.';

revoke all on function private.tell_signers_of_no_bond() from public, anon, authenticated, service_role;

create trigger tell_signers_of_no_bond
after insert on public.application_events
for each row when (new.kind in ('declined', 'withdrawn', 'price-expired'))
execute function private.tell_signers_of_no_bond();
