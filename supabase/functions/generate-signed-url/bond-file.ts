import { z } from 'zod';
import type { BondFileRequest } from '../../../src/domain/bonds/bond-file-request.ts';
import { BOND_FILE_URL_SECONDS, BONDS_BUCKET } from '../../../src/domain/bonds/bond-files.ts';
import { bondRowSchema } from '../_shared/bond-row.ts';
import { DependencyError } from '../_shared/failures.ts';
import type { ServiceClient } from '../_shared/service-client.ts';
import { isMissingFile } from '../_shared/storage-answers.ts';

const rowSchema = bondRowSchema
  .pick({ number: true, bond_type_id: true, user_id: true, pdf_url: true, poa_pdf_url: true })
  .extend({
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
    /** Papers of which a bond can have several, by their numbers. */
    series: {
      continuation: new Map(row.bond_terms.map((term) => [term.number, term.certificate_url])),
      rider: new Map(row.bond_riders.map((rider) => [rider.number, rider.pdf_url])),
      rider_poa: new Map(row.bond_riders.map((rider) => [rider.number, rider.poa_pdf_url])),
    },
  }));

/** The data of a bond about its files. */
export type BondWithFiles = z.output<typeof rowSchema>;

/** Find a bond of any owner. */
export async function findBond(
  database: ServiceClient,
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

  return data === null ? undefined : rowSchema.parse(data);
}

/** The storage path of a bond's file; null or undefined if the bond has no such file. */
export function pathOf(
  { paths, series }: BondWithFiles,
  { type, ordinal = 0 }: Pick<BondFileRequest, 'type' | 'ordinal'>,
): string | null | undefined {
  return type === 'bond' || type === 'poa' ? paths[type] : series[type].get(ordinal);
}

/** Create a URL that downloads a file under a name; undefined if the file does not exist. */
export async function signFile(
  { storage }: ServiceClient,
  path: string,
  fileName: string,
): Promise<string | undefined> {
  const { data, error } = await storage
    .from(BONDS_BUCKET)
    .createSignedUrl(path, BOND_FILE_URL_SECONDS, { download: fileName });
  if (!error) return data.signedUrl;
  if (isMissingFile(error.status)) return undefined;

  throw new DependencyError('storage', error.statusCode);
}
