-- Row by row: the customer's own, and for staff what belongs to an application that they opened today.

alter policy "Customers can read their own applications, staff all that were sent" on public.applications
using (
  (select auth.uid()) = user_id
  or (submitted_at is not null and id in (select private.opened_applications()))
);

alter policy "Customers can read their own applications, staff all that were sent" on public.applications
rename to "Owners and staff who opened an application can read it";

alter policy "Customers can read the history of their own applications, staff all" on public.application_events
using (
  application_id in (select private.opened_applications())
  or (
    kind <> 'identity-revealed'
    and application_id in (
      select application.id from public.applications as application where application.user_id = (select auth.uid())
    )
  )
);

alter policy "Customers can read the history of their own applications, staff all" on public.application_events
rename to "Owners and staff who opened the application can read history";

alter policy "Customers can read the answers about their own applications, staff all" on public.information_answers
using (
  application_id in (select private.opened_applications())
  or application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
);

alter policy "Customers can read the answers about their own applications, staff all" on public.information_answers
rename to "Owners and staff who opened the application can read answers";

alter policy "Customers can read their own payments, staff those of applications" on public.payments
using ((select auth.uid()) = user_id or application_id in (select private.opened_applications()));

alter policy "Customers can read their own payments, staff those of applications" on public.payments
rename to "Owners and staff who opened the application can read payments";

alter policy "Customers can read the documents of their own applications, staff those of what was sent" on public.application_documents
using (
  application_id in (
    select application.id from public.applications as application where application.user_id = (select auth.uid())
  )
  or application_id in (select private.opened_applications())
);

alter policy "Customers can read the documents of their own applications, staff those of what was sent" on public.application_documents
rename to "Owners and staff who opened the application can read documents";

alter policy "Staff can read notes" on public.application_notes
using (application_id in (select private.opened_applications()));

alter policy "Staff can read notes" on public.application_notes
rename to "Staff who opened the application can read notes";

alter policy "Customers can read their own bonds, staff all" on public.bonds
using ((select auth.uid()) = user_id or id in (select private.opened_bonds()));

alter policy "Customers can read their own bonds, staff all" on public.bonds
rename to "Owners and staff who opened the application can read bonds";

alter policy "Customers can read when their own bonds are due, staff all" on public.renewals
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

alter policy "Customers can read when their own bonds are due, staff all" on public.renewals
rename to "Owners and staff who opened the application can read due days";

alter policy "Customers can read the terms of their own bonds, staff all" on public.bond_terms
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

alter policy "Customers can read the terms of their own bonds, staff all" on public.bond_terms
rename to "Owners and staff who opened the application can read terms";

alter policy "Customers can read the riders of their own bonds, staff all" on public.bond_riders
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

alter policy "Customers can read the riders of their own bonds, staff all" on public.bond_riders
rename to "Owners and staff who opened the application can read riders";

alter policy "Customers can read requests about their own bonds, staff all" on public.bond_requests
using (
  bond_id in (select private.opened_bonds())
  or bond_id in (select bond.id from public.bonds as bond where bond.user_id = (select auth.uid()))
);

alter policy "Customers can read requests about their own bonds, staff all" on public.bond_requests
rename to "Owners and staff who opened the application can read requests";

alter policy "Customers can read the proofs of requests about their own bonds, staff all" on public.bond_request_proofs
using (
  request_id in (
    select request.id
    from public.bond_requests as request
    join public.bonds as bond on bond.id = request.bond_id
    where bond.user_id = (select auth.uid()) or bond.id in (select private.opened_bonds())
  )
);

alter policy "Customers can read the proofs of requests about their own bonds, staff all" on public.bond_request_proofs
rename to "Owners and staff who opened the application can read proofs";
