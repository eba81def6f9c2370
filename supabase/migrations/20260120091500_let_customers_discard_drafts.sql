-- A draft that its customer no longer wants goes for good. What was submitted stays: the policy sees drafts alone.

grant delete on public.applications to authenticated;

create policy "Customers can discard their own drafts"
on public.applications for delete to authenticated
using ((select auth.uid()) = user_id and status = 'draft');
