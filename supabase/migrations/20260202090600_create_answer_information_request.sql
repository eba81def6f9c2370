-- An applicant answers the question of an underwriter, who has the application again.

create function public.answer_information_request(of_application uuid, caller uuid, answer text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  application public.applications;
  request bigint;
begin
  select * into application from public.applications where id = of_application for update;
  if not found or application.user_id is distinct from caller then
    return jsonb_build_object('outcome', 'not-found');
  end if;

  select max(event.id) into request
  from public.application_events as event
  where event.application_id = of_application and event.kind = 'information-requested';

  if application.status <> 'information_requested' then
    -- Pressed twice, or sent again because the answer to the first call got lost.
    if exists (
      select 1
      from public.information_answers as given
      where given.request_id = request and given.answer = answer_information_request.answer
    ) then
      return jsonb_build_object('outcome', 'answered', 'status', application.status);
    end if;

    return jsonb_build_object('outcome', 'not-open');
  end if;

  insert into public.information_answers (application_id, request_id, answer, answered_by)
  values (of_application, request, answer_information_request.answer, caller);

  update public.applications set status = 'under_review' where id = of_application;

  insert into public.application_events (application_id, actor, actor_id, kind, from_status, to_status, detail)
  values (
    of_application, 'customer', caller, 'information-given', 'information_requested', 'under_review',
    jsonb_build_object('requestId', request)
  );

  return jsonb_build_object('outcome', 'answered', 'status', 'under_review');
end;
$$;

comment on function public.answer_information_request(uuid, uuid, text) is
  'Keeps the answer of the caller to the last question and gives the application back to its underwriter, once for every question. For service_role only.';

revoke all on function public.answer_information_request(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.answer_information_request(uuid, uuid, text) to service_role;
