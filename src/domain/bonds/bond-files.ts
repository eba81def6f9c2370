/**
 * The files of a bond that can be downloaded: the bond, its power of attorney, a continuation
 * certificate for each term after the first, and riders, some with their own power of attorney.
 */
export const BOND_FILE_TYPES = ['bond', 'poa', 'continuation', 'rider', 'rider_poa'] as const;

/** The bucket of Storage with the papers of bonds. */
export const BONDS_BUCKET = 'bonds';

export type BondFileType = (typeof BOND_FILE_TYPES)[number];

/** Lifetime of a file's URL, in seconds: long enough to open it, too short to pass it on. */
export const BOND_FILE_URL_SECONDS = 60;

const FILE_WORDS: Record<BondFileType, string> = {
  bond: 'bond',
  poa: 'power-of-attorney',
  continuation: 'continuation-certificate',
  rider: 'rider',
  rider_poa: 'power-of-attorney-of-rider',
};

/**
 * The name under which a file is saved, such as "MSB-27182818-notary-bond.pdf",
 * "MSB-27182818-bid-power-of-attorney.pdf", "MSB-27182818-notary-continuation-certificate-2.pdf" or
 * "MSB-27182818-notary-rider-1.pdf". `ordinal` is the term of a certificate or the number of a
 * rider.
 */
export function bondFileName(
  bond: { number: string; bondSlug: string },
  type: BondFileType,
  ordinal?: number,
): string {
  const kind = bond.bondSlug.replace(/-bond$/, '');
  const words = ordinal === undefined ? FILE_WORDS[type] : `${FILE_WORDS[type]}-${ordinal}`;

  return `${bond.number}-${kind}-${words}.pdf`;
}
