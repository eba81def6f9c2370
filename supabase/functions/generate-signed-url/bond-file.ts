import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { BondFileRequest } from '../../../src/domain/bonds/bond-file-request.ts';
import { BOND_FILE_URL_SECONDS } from '../../../src/domain/bonds/bond-files.ts';
import { DependencyError } from '../_shared/failures.ts';

const BUCKET = 'bonds';

/** How Storage says that there is no such file. */
const MISSING_STATUSES: readonly (number | undefined)[] = [400, 404];

const bondRowSchema = z
  .object({
    number: z.string(),
    bond_type_id: z.string(),
    user_id: z.uuid().nullable(),
    pdf_url: z.string().nullable(),
    poa_pdf_url: z.string().nullable(),
    bond_terms: z.array(z.object({ number: z.int(), certificate_url: z.string().nullable() })),
    bond_riders: z.array(
      z.object({
        number: z.int(),
        pdf_url: z.string().nullable(),
        poa_pdf_url: z.string().nullable(),
      }),
    ),
  })
  .transform((row) => ({
    number: row.number,
    bondSlug: row.bond_type_id,
    ownerId: row.user_id,
    paths: { bond: row.pdf_url, poa: row.poa_pdf_url },
    /** Those of which there are several, by their ordinal. */
    series: {
      continuation: new Map(row.bond_terms.map((term) => [term.number, term.certificate_url])),
      rider: new Map(row.bond_riders.map((rider) => [rider.number, rider.pdf_url])),
      rider_poa: new Map(row.bond_riders.map((rider) => [rider.number, rider.poa_pdf_url])),
    },
  }));

/** A bond as far as its files go. */
export type BondWithFiles = z.output<typeof bondRowSchema>;

/** Find a bond, whosever it is. */
export async function findBond(
  database: SupabaseClient,
  id: string,
): Promise<BondWithFiles | undefined> {
  const { data, error } = await database
    .from('bonds')
    .select(
      'number, bond_type_id, user_id, pdf_url, poa_pdf_url, bond_terms (number, certificate_url), bond_riders (number, pdf_url, poa_pdf_url)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DependencyError('database', error.code);

  return data === null ? undefined : bondRowSchema.parse(data);
}

/** Where a file of a bond is; nothing where the bond has no such file. */
export function pathOf(
  { paths, series }: BondWithFiles,
  { type, ordinal = 0 }: Pick<BondFileRequest, 'type' | 'ordinal'>,
): string | null | undefined {
  return type === 'bond' || type === 'poa' ? paths[type] : series[type].get(ordinal);
}

/** An address that downloads a file under a name; undefined when the file is not there. */
export async function signFile(
  { storage }: SupabaseClient,
  path: string,
  fileName: string,
): Promise<string | undefined> {
  const { data, error } = await storage
    .from(BUCKET)
    .createSignedUrl(path, BOND_FILE_URL_SECONDS, { download: fileName });
  if (!error) return data.signedUrl;
  if (MISSING_STATUSES.includes(error.status)) return undefined;

  throw new DependencyError('storage', error.statusCode);
}
