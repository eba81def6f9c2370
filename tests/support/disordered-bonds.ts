/** Finds bonds whose days are in an impossible order: case, application, issue, first day, filing, end. */
export const DISORDERED_BONDS = `
  select bond.number, bond.bond_type_id, bond.effective_date, bond.matter
  from public.bonds as bond
  join public.applications as application on application.id = bond.application_id
  left join public.matters as matter on matter.application_id = application.id
  where application.submitted_at > bond.issued_at
    or bond.issued_at > now()
    or bond.issued_at::date > bond.effective_date
    or application.answers #>> '{bondDetails,effectiveDate}' <> bond.effective_date::text
    or bond.expiry_date <= bond.effective_date
    or bond.cancelled_on < bond.effective_date
    or application.answers #>> '{bondDetails,matter,dateOfDeath}' >= bond.effective_date::text
    or application.answers #>> '{bondDetails,matter,contractDate}' >= bond.effective_date::text
    or application.answers #>> '{bondDetails,matter,bidDate}' < bond.effective_date::text
    or matter.facts ->> 'filedOn' < bond.effective_date::text
    or exists (
      select 1
      from public.bond_terms as term
      join public.applications as renewal on renewal.id = term.application_id
      where term.bond_id = bond.id
        and renewal.answers #>> '{bondDetails,effectiveDate}' <> term.starts_on::text
    )
    or (bond.status = 'active' and bond.expiry_date <= current_date)
    or (bond.status = 'expired' and bond.expiry_date > current_date)
`;
