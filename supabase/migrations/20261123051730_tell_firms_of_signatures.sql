-- When a person signs or declines by a link, the firm that sent the link gets a mail, so that it does not have to watch its desk.

create function private.tell_firm_of_signature()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.enqueue_notification(
    'signer_answered', null, null, null, reader.email, 'signer_answered:' || new.id,
    jsonb_strip_nulls(jsonb_build_object(
      'role', new.role,
      'outcome', case when new.declined_at is null then 'signed' else 'declined' end,
      'purpose', new.purpose,
      'matterId', reader.matter_id,
      'reference', nullif(reader.reference, ''),
      'caseNumber', case when reader.reference = '' then nullif(reader.case_number, '') end,
      'corrections', (
        select nullif(count(*), 0)
        from public.signing_corrections as correction
        where correction.matter_person_id = new.matter_person_id and correction.status = 'open'
      )
    ))
  )
  from (
    select account.email, person.matter_id, matter.reference, matter.case_number
    from public.matter_people as person
    join public.matters as matter on matter.id = person.matter_id
    cross join unnest(array[new.sent_by, matter.responsible]) with ordinality as member (id, place)
    join auth.users as account on account.id = member.id
    where person.id = new.matter_person_id
      and person.matter_id in (select private.matters_open_to(member.id, person.matter_id))
    order by member.place
    limit 1
  ) as reader;

  return null;
end;
$$;

comment on function private.tell_firm_of_signature() is
  'Queues a mail to the member who sent a link, once the person has signed or declined. If that member may no longer open the matter, to the responsible attorney.';

revoke all on function private.tell_firm_of_signature() from public, anon, authenticated, service_role;

create trigger tell_firm_of_signature
after update of signed_at, declined_at on public.signing_links
for each row
when (
  new.matter_person_id is not null
  and coalesce(old.signed_at, old.declined_at) is null
  and coalesce(new.signed_at, new.declined_at) is not null
)
execute function private.tell_firm_of_signature();
