-- With a question, an underwriter may name documents to send. Who asks for a document is told so by a mail of its own.
-- Looking at a number changes nothing that a decision rests on: only what happened to the application since it was
-- seen keeps an underwriter from deciding. Above the limit of one underwriter, the first approval leaves the application
-- under review until a colleague approves it too.

create or replace function public.decide_application(decision jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target constant uuid := (decision ->> 'application_id')::uuid;
  staff constant uuid := (decision ->> 'staff_id')::uuid;
  action constant text := decision ->> 'action';
  reason constant text := decision ->> 'reason';
  documents constant jsonb := coalesce(decision -> 'documents', '[]');
  new_status constant text := case action
    when 'approve' then 'approved'
    when 'request-information' then 'information_requested'
    when 'decline' then 'declined'
  end;
  new_kind constant text := case action
    when 'approve' then 'approved'
    when 'request-information' then 'information-requested'
    when 'decline' then 'declined'
  end;
  new_detail constant jsonb := case
    when reason is null then '{}'::jsonb
    when action = 'request-information' and jsonb_array_length(documents) > 0 then
      jsonb_build_object('question', reason, 'documents', documents)
    when action = 'request-information' then jsonb_build_object('question', reason)
    else jsonb_build_object('reason', reason)
  end;
  application public.applications;
  latest public.application_events;
  approvers uuid[];
begin
  if new_status is null then
    raise exception 'There is no action %', action;
  end if;

  if not exists (select 1 from public.staff_roles as held where held.user_id = staff) then
    return jsonb_build_object('outcome', 'not-staff');
  end if;

  -- The lock under which a quote is paid, submitted and withdrawn.
  perform pg_advisory_xact_lock(hashtextextended(target::text, 0));

  select * into application from public.applications where id = target for update;
  if not found or application.submitted_at is null then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  if private.is_own_application(staff, target) then
    return jsonb_build_object('outcome', 'own-application');
  end if;

  select * into latest
  from public.application_events as event
  where event.application_id = target and event.kind <> 'identity-revealed'
  order by event.id desc
  limit 1;

  if latest.id <> (decision ->> 'seen_event')::bigint then
    -- Pressed twice, or sent again because the answer to the first call got lost.
    if latest.actor_id = staff
      and (latest.kind = new_kind or (action = 'approve' and latest.kind = 'first-approved'))
      and latest.detail = new_detail
    then
      return jsonb_build_object(
        'outcome', 'decided', 'status', application.status, 'voided_references', private.voided_references(target)
      );
    end if;

    return jsonb_build_object('outcome', 'changed-meanwhile');
  end if;

  if application.status <> 'under_review' then
    return jsonb_build_object('outcome', 'not-open');
  end if;

  if action = 'approve' and private.needs_second_approval(application.penal_sum_cents) then
    approvers := private.approvers(target);
    if approvers = array[staff] then
      return jsonb_build_object('outcome', 'colleague-required');
    end if;

    if cardinality(approvers) = 0 then
      insert into public.application_events (application_id, actor, actor_id, kind, detail)
      values (target, 'staff', staff, 'first-approved', new_detail);

      return jsonb_build_object(
        'outcome', 'decided', 'status', application.status, 'voided_references', private.voided_references(target)
      );
    end if;
  end if;

  update public.applications set status = new_status where id = target;

  if action = 'decline' then
    update public.payments set status = 'voided' where quote_id = target and status = 'authorized';
  end if;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (target, 'staff', staff, new_kind, application.status, new_status, new_detail);

  return jsonb_build_object(
    'outcome', 'decided', 'status', new_status, 'voided_references', private.voided_references(target)
  );
end;
$$;
