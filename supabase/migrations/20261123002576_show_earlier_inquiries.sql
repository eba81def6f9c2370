-- What an underwriter sees of the inquiries before an application: the questions of a firm about the matter, and those of a
-- visitor with the applicant's address about the same bond and state.

create function private.earlier_inquiries(of_application uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  if of_application is null or not exists (
    select 1 from private.opened_applications() as opened (id) where opened.id = of_application
  ) then
    return null;
  end if;

  select * into application from public.applications as known where known.id = of_application;

  return (
    select coalesce(
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'id', inquiry.id, 'from', coalesce(inquiry.sender, inquiry.email), 'amount', inquiry.amount_cents,
          'worry', inquiry.worry, 'details', inquiry.details, 'facts', inquiry.facts, 'askedAt', inquiry.created_at,
          'answer', inquiry.answer, 'note', inquiry.note, 'answeredAt', inquiry.answered_at,
          'answeredBy', inquiry.answered_by
        ))
        order by inquiry.created_at desc, inquiry.id
      ),
      '[]'
    )
    from public.inquiries as inquiry
    where
      inquiry.matter_id in (
        select matter.id from public.matters as matter where matter.application_id = of_application
        union
        -- After the firm attaches another application to the matter.
        select part.matter_id from private.application_parts as part where part.application_id = of_application
      )
      or (
        inquiry.matter_id is null
        and (inquiry.bond_slug, inquiry.state_code) = (application.bond_slug, application.state_code)
        and private.same_address(inquiry.email) = private.same_address(application.answers #>> '{applicant,email}')
      )
  );
end;
$$;

comment on function private.earlier_inquiries(uuid) is
  'For staff who opened the application today: the inquiries before it with their answers, the latest first. Null for anyone else.';

revoke all on function private.earlier_inquiries(uuid) from public, anon, authenticated, service_role;
grant execute on function private.earlier_inquiries(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.earlier_inquiries(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.earlier_inquiries(of_application);
end;

comment on function public.earlier_inquiries(uuid) is
  'For staff who opened the application today: what was asked before it, and who answered what. Null for anyone else.';

revoke all on function public.earlier_inquiries(uuid) from public, anon, authenticated, service_role;
grant execute on function public.earlier_inquiries(uuid) to authenticated;
