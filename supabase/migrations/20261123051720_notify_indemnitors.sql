-- An indemnitor of a bonding line allowed a credit report with the signature. A smaller line, a suspension and a declined
-- bid ask for the answer with the decision. For any other decision, such as another condition or an indemnity that is not
-- accepted, an underwriter sends the notice by itself.

create function private.notify_indemnitor(of_indemnitor uuid, notice uuid, reports jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asked public.indemnitors;
  address text;
  used private.report_uses;
  stop text;
begin
  select * into asked from public.indemnitors as one where one.id = of_indemnitor;
  stop := private.staff_stop(asked.contractor_id);
  if stop is not null then
    return stop;
  end if;

  -- A repeated call, after a double click or a lost answer.
  if exists (select 1 from private.report_uses as sent where sent.id = notice and sent.decided_by = auth.uid()) then
    return 'notified';
  end if;

  address := private.credit_address(of_indemnitor);
  if address is null or jsonb_typeof(reports) <> 'array' or jsonb_array_length(reports) not between 1 and 4 then
    return 'no-report-allowed';
  end if;

  insert into private.report_uses (id, contractor_id, person, name, recipient, decision, reports, decided_by)
  values (notice, asked.contractor_id, of_indemnitor::text, asked.full_name, address, 'line', notify_indemnitor.reports, auth.uid())
  returning * into used;

  perform private.enqueue_notification(
    'consumer_report_used', null, null, null, address, 'consumer_report_used:' || notice, private.report_notice(used)
  );

  return 'notified';
end;
$$;

comment on function private.notify_indemnitor(uuid, uuid, jsonb) is
  'Mails an indemnitor who allowed a credit report by signing the notice about it, once for its id. Returns "notified", or why not: also no-report-allowed. A notice that lacks a fact is an error.';

revoke all on function private.notify_indemnitor(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.notify_indemnitor(uuid, uuid, jsonb) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.notify_indemnitor(of_indemnitor uuid, notice uuid, reports jsonb)
returns text
language sql
set search_path = ''
begin atomic
  select private.notify_indemnitor(of_indemnitor, notice, reports);
end;

comment on function public.notify_indemnitor(uuid, uuid, jsonb) is
  'For staff: mails an indemnitor the notice about the credit report that led to a decision about the bonding line.';

revoke all on function public.notify_indemnitor(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.notify_indemnitor(uuid, uuid, jsonb) to authenticated;

create function private.forget_report_uses_of_contractor()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('marshline.erasing', 'on', true);
  delete from private.report_uses where contractor_id = old.id;
  perform set_config('marshline.erasing', 'off', true);

  return old;
end;
$$;

comment on function private.forget_report_uses_of_contractor() is
  'Deletes the notices to the indemnitors of a contractor with the contractor.';

revoke all on function private.forget_report_uses_of_contractor() from public, anon, authenticated, service_role;

create trigger forget_report_uses_of_contractor
before delete on public.contractors
for each row execute function private.forget_report_uses_of_contractor();
