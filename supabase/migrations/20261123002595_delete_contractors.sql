-- When the last member deletes the account, the contractor is deleted too, unless the surety granted it a line.
create function private.delete_contractor_without_members()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.contractors as contractor
  where contractor.id = old.contractor_id
    and not exists (select 1 from public.contractor_members as member where member.contractor_id = contractor.id)
    and not exists (select 1 from public.line_grants as line where line.contractor_id = contractor.id);

  return null;
end;
$$;

comment on function private.delete_contractor_without_members() is
  'Deletes the records of a contractor with its last member. The records of a granted line stay.';

revoke all on function private.delete_contractor_without_members() from public, anon, authenticated, service_role;

create trigger delete_contractor_without_members
after delete on public.contractor_members
for each row execute function private.delete_contractor_without_members();
