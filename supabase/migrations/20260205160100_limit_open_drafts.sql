-- An account has at most 20 open drafts: nobody fills the database with quotes that are never sent.

create function private.limit_drafts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 20; -- MAX_OPEN_DRAFTS in src/domain/quote/draft-limits.ts
begin
  perform pg_advisory_xact_lock(hashtextextended('drafts of ' || new.user_id::text, 0));

  -- A draft that is not offered any more takes no place.
  delete from public.applications
  where user_id = new.user_id and status = 'draft' and updated_at < now() - interval '30 days';

  if (
    select count(*)
    from public.applications as draft
    where draft.user_id = new.user_id
      and draft.submitted_at is null -- one that was withdrawn instead of deleted counts as long
      and draft.updated_at >= now() - interval '30 days'
  ) > most then
    raise exception 'An account has at most % open drafts', most
    using errcode = 'check_violation', detail = 'too-many-drafts';
  end if;

  return null;
end;
$$;

comment on function private.limit_drafts() is 'Keeps an account to 20 open drafts, and removes its drafts that were not changed for 30 days.';

revoke all on function private.limit_drafts() from public, anon, authenticated, service_role;

create trigger limit_drafts
after insert on public.applications
for each row when (new.status = 'draft' and new.user_id is not null)
execute function private.limit_drafts();
