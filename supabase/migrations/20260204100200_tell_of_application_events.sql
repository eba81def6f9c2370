-- What happens to an application is told to who applied, in the transaction in which it happens. The mail goes to the
-- address of the application, else to that of the account.

-- An approval by the rules waits so long for its bond: who gets the bond at once is told of the bond alone.
create function private.tell_of_application_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  mail constant text := case new.kind
    when 'submitted' then 'received'
    when 'information-requested' then
      case when jsonb_array_length(coalesce(new.detail -> 'documents', '[]')) > 0 then 'document_asked' else 'information_asked' end
    when 'approved' then 'approved'
    when 'declined' then 'declined'
    when 'issued' then 'issued'
  end;
  application record;
  bond public.bonds;
  key constant text := mail || ':' || new.id;
begin
  if new.kind in ('issued', 'withdrawn') then
    delete from private.notifications as waiting
    where waiting.application_id = new.application_id and waiting.kind = 'approved' and waiting.status = 'queued';
  end if;

  if mail is null then
    return null;
  end if;

  select
    applied.id, applied.number, applied.user_id, applied.state_code, applied.total_cents, bond_type.name as bond_name,
    nullif(applied.answers #>> '{applicant,email}', '') as email
  into application
  from public.applications as applied
  join public.bond_types as bond_type on bond_type.slug = applied.bond_slug
  where applied.id = new.application_id;

  if mail = 'issued' then
    -- A renewal goes on with a bond that was issued on another application: the event names it.
    select * into bond
    from public.bonds as issued
    where issued.application_id = new.application_id or issued.number = new.detail ->> 'bondNumber';
  end if;

  perform private.enqueue_notification(
    mail,
    application.id,
    bond.id,
    application.user_id,
    application.email,
    key,
    jsonb_strip_nulls(jsonb_build_object(
      'applicationId', application.id,
      'applicationNumber', application.number,
      'bondName', application.bond_name,
      'stateCode', application.state_code,
      'totalCents', case mail when 'received' then application.total_cents end,
      'question', case when mail in ('information_asked', 'document_asked') then new.detail -> 'question' end,
      'documents', case mail when 'document_asked' then new.detail -> 'documents' end,
      'reason', case mail when 'declined' then new.detail -> 'reason' end,
      'bondNumber', bond.number,
      'term', case mail when 'issued' then new.detail -> 'term' end
    ))
  );

  if mail = 'approved' and new.actor = 'system' then
    update private.notifications set next_attempt_at = now() + interval '2 minutes' where dedupe_key = key;
  end if;

  return null;
end;
$$;

comment on function private.tell_of_application_event() is 'Queues the mail about what happened to an application.';

revoke all on function private.tell_of_application_event() from public, anon, authenticated, service_role;

create trigger tell_of_application_event
after insert on public.application_events
for each row execute function private.tell_of_application_event();
