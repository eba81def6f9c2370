import { z } from 'zod';
import type { Database } from '../../../supabase/local/database/database.ts';

const fileSchema = z.object({ path: z.string().nullable(), sha256: z.string().nullable() });

const bondSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  status: z.string(),
  application_id: z.uuid().nullable(),
  verify_token: z.string(),
  expiry_date: z.string().nullable(),
  /**
   * Every paper that the bond should have; null for a paper that is not stored. A bond older than this site has none.
   */
  papers: z.array(fileSchema.extend({ name: z.string() })),
  manifests: z.array(
    z.object({
      revision: z.int(),
      manifest: z.string(),
      signature: z.string(),
      key_id: z.string(),
    }),
  ),
});

const factsSchema = z.object({
  applications: z.array(
    z.object({
      number: z.string().nullable(),
      status: z.string(),
      review_reasons: z.unknown(),
      /** Why the bond was left to staff, if it was. */
      needs_hand: z.string().nullable(),
      /** How often the schedule tried to issue the bond, and why the last try failed. */
      issuing: z.object({ attempts: z.int(), failure: z.string().nullable() }).nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      status: z.string(),
      /** How often the processor took the money, by its own books. */
      captures: z.int(),
    }),
  ),
  bonds: z.array(bondSchema),
  /** Event kinds, the first event first. */
  events: z.array(z.string()),
  mails: z.array(z.object({ kind: z.string(), status: z.string() })),
});

/** The database's records of one application and its bond. */
export type ApplicationFacts = z.output<typeof factsSchema>;

/** A bond of an application, or the bond that the application renews. */
export type BondFacts = z.output<typeof bondSchema>;

/** Read all records of an application at one time. */
export async function loadApplicationFacts(
  { query }: Pick<Database, 'query'>,
  applicationId: string,
): Promise<ApplicationFacts> {
  const { rows } = await query<{ facts: unknown }>(SQL, [applicationId]);

  return factsSchema.parse(rows[0]?.facts);
}

const SQL = `
select jsonb_build_object(
  'applications', (
    select coalesce(jsonb_agg(to_jsonb(application) || jsonb_build_object(
      'issuing', (select to_jsonb(opened) from private.issuing_cases as opened where opened.application_id = $1)
    )), '[]')
    from public.applications as application where application.id = $1 and application.submitted_at is not null
  ),
  'payments', (
    select coalesce(
      jsonb_agg(jsonb_build_object('status', payment.status, 'captures', coalesce(book.captures, 0))), '[]'
    )
    from public.payments as payment
    left join private.simulated_gateway_books as book on book.reference = payment.reference
    where payment.quote_id = $1
  ),
  'events', (
    select coalesce(jsonb_agg(event.kind order by event.id), '[]')
    from public.application_events as event where event.application_id = $1
  ),
  'mails', (
    select coalesce(jsonb_agg(jsonb_build_object('kind', mail.kind, 'status', mail.status)), '[]')
    from private.notifications as mail where mail.application_id = $1
  ),
  'bonds', (
    select coalesce(jsonb_agg(to_jsonb(bond) || jsonb_build_object(
      'manifests', (
        select coalesce(jsonb_agg(to_jsonb(signed) order by signed.revision), '[]')
        from public.bond_manifests as signed where signed.bond_id = bond.id
      ),
      'papers', (
        select coalesce(jsonb_agg(to_jsonb(paper)), '[]')
        from (
          select 'bond' as name, bond.pdf_url as path, bond.pdf_sha256 as sha256
          where bond.pdf_url is not null or exists (
            select 1 from public.payments as paid where paid.application_id = bond.application_id
          )
          union all
          select 'power-of-attorney', bond.poa_pdf_url, bond.poa_pdf_sha256
          where bond.poa_pdf_url is not null or exists (
            select 1 from public.payments as paid where paid.application_id = bond.application_id
          )
          union all
          select 'continuation-' || term.number, term.certificate_url, term.certificate_sha256
          from public.bond_terms as term where term.bond_id = bond.id and term.number > 1
          union all
          select 'rider-' || rider.number, rider.pdf_url, rider.pdf_sha256
          from public.bond_riders as rider where rider.bond_id = bond.id
        ) as paper
      )
    )), '[]')
    from public.bonds as bond
    where bond.application_id = $1
      or bond.id in (select renewal.bond_id from public.renewals as renewal where renewal.application_id = $1)
  )
) as facts
`;
