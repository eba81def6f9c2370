-- A draft that nobody changed for 30 days goes, as it does in the browser (DRAFT_MAX_AGE_DAYS in
-- src/domain/quote/draft.ts). What was submitted stays.

create index applications_old_drafts_idx on public.applications (updated_at) where status = 'draft';

create function private.forget_old_drafts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- More old drafts go with each new application than one, so the table needs no job to stay clean.
  delete from public.applications
  where id in (
    select old_draft.id
    from public.applications as old_draft
    where old_draft.status = 'draft' and old_draft.updated_at < now() - interval '30 days'
    order by old_draft.updated_at
    limit 20
  );

  return null;
end;
$$;

comment on function private.forget_old_drafts() is
  'Removes some drafts that were not changed for 30 days whenever an application is added.';

revoke all on function private.forget_old_drafts() from public, anon, authenticated, service_role;

create trigger forget_old_drafts
after insert on public.applications
for each statement execute function private.forget_old_drafts();
