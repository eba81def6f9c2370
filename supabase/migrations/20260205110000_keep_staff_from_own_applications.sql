-- Nobody decides, issues or opens numbers of an application of their own.

create function private.same_address(address text)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Mail to name+anything@ arrives at name@.
  select regexp_replace(lower(btrim(address)), '\+[^@]*@', '@');
$$;

comment on function private.same_address(text) is
  'An e-mail address without what leaves it the same mailbox: capitals, blanks around it and a part after a plus sign.';

create function private.is_own_application(staff uuid, of_application uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select 1
    from public.applications as application
    where application.id = of_application
      and (
        application.user_id = staff
        or exists (select 1 from public.bonds as bond where bond.application_id = of_application and bond.user_id = staff)
        -- Any answer that is the address counts, whatever its field: an applicant, a business, a co-applicant.
        or exists (
          select 1
          from jsonb_path_query(application.answers, '$.** ? (@.type() == "string" && @ like_regex "@")') as answer
          join auth.users as account on account.id = staff
          where private.same_address(answer #>> '{}') = private.same_address(account.email)
        )
      )
  );
$$;

comment on function private.is_own_application(uuid, uuid) is
  'Whether a member of the staff owns an application or its bond, or the address of the account is among its answers.';

revoke all on function private.same_address(text), private.is_own_application(uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function private.is_own_application(uuid, uuid) to service_role;
