-- The people who work here read what customers sent and what came of it. A draft is the customer's alone until it is
-- sent. Nobody of them writes: what changes, changes through functions.

alter policy "Customers can read their own applications" on public.applications
using ((select auth.uid()) = user_id or (submitted_at is not null and (select private.is_staff())));

alter policy "Customers can read their own applications" on public.applications
rename to "Customers can read their own applications, staff all that were sent";

alter policy "Customers can read the history of their own applications" on public.application_events
using (
  (select private.is_staff())
  or application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);

alter policy "Customers can read the history of their own applications" on public.application_events
rename to "Customers can read the history of their own applications, staff all";

alter policy "Customers can read the answers about their own applications" on public.information_answers
using (
  (select private.is_staff())
  or application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);

alter policy "Customers can read the answers about their own applications" on public.information_answers
rename to "Customers can read the answers about their own applications, staff all";

alter policy "Customers can read their own payments" on public.payments
using ((select auth.uid()) = user_id or (application_id is not null and (select private.is_staff())));

alter policy "Customers can read their own payments" on public.payments
rename to "Customers can read their own payments, staff those of applications";

alter policy "Customers can read their own bonds" on public.bonds
using ((select auth.uid()) = user_id or (select private.is_staff()));

alter policy "Customers can read their own bonds" on public.bonds
rename to "Customers can read their own bonds, staff all";

alter policy "Customers can read when their own bonds are due" on public.renewals
using (
  (select private.is_staff())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

alter policy "Customers can read when their own bonds are due" on public.renewals
rename to "Customers can read when their own bonds are due, staff all";
