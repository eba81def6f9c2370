-- What an underwriter sees of the people who answer and sign by link for an application.

create function private.signed_parts(of_application uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if of_application is null or not exists (
    select 1 from private.opened_applications() as opened (id) where opened.id = of_application
  ) then
    return null;
  end if;

  return coalesce(
    (
      with bound as (
        select part.link_id, part.matter_id
        from private.application_parts as part -- apply_for_matters
        where part.application_id = of_application
      )

      select jsonb_agg(
        jsonb_build_object(
          'name', person.full_name,
          'role', link.role,
          'times', private.times_of_link(link),
          'signature', private.shown_signature(signature)
        )
        order by person.created_at, person.id
      )
      from public.matters as matter
      join public.matter_people as person on person.matter_id = matter.id
      join public.signing_links as link on link.id = (
        select one.id
        from public.signing_links as one
        where one.matter_person_id = person.id
        order by one.id in (select part.link_id from bound as part) desc, one.created_at desc, one.id
        limit 1
      )
      left join private.signatures as signature on signature.link_id = link.id
      -- What the application rests on stays, also after the firm attaches another application to the matter.
      where matter.application_id = of_application or matter.id in (select part.matter_id from bound as part)
    ),
    '[]'
  );
end;
$$;

comment on function private.signed_parts(uuid) is
  'The people who were asked to sign for an application, each with the invitation that the application rests on, or else the newest one, and its signature, for staff who opened the application today. Null for anyone else. Contains no secret number.';

revoke all on function private.signed_parts(uuid) from public, anon, authenticated, service_role;
grant execute on function private.signed_parts(uuid) to authenticated;

-- `begin atomic` parses the body now, so callers need no right on the schema `private`.
create function public.signed_parts(of_application uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.signed_parts(of_application);
end;

comment on function public.signed_parts(uuid) is
  'For staff who opened the application today: who signed for it by link, with answers and signatures. Null for anyone else.';

revoke all on function public.signed_parts(uuid) from public, anon, authenticated, service_role;
grant execute on function public.signed_parts(uuid) to authenticated;
