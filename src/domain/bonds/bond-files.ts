/**
 * The files of a bond that can be downloaded (spec 2, section 7): the bond itself, the power of attorney, and the
 * certificates that continue it, one for each term after the first.
 */
export const BOND_FILE_TYPES = ['bond', 'poa', 'continuation'] as const;

export type BondFileType = (typeof BOND_FILE_TYPES)[number];

/** How long the address of a file is good, in seconds: long enough to follow it, too short to pass it on. */
export const BOND_FILE_URL_SECONDS = 60;

const FILE_WORDS: Record<BondFileType, string> = {
  bond: 'bond',
  poa: 'power-of-attorney',
  continuation: 'continuation-certificate',
};

/**
 * "MSB-27182818-notary-bond.pdf", "MSB-27182818-bid-power-of-attorney.pdf",
 * "MSB-27182818-notary-continuation-certificate-2.pdf": the name a file is saved under. `term` is that of a certificate.
 */
export function bondFileName(
  bond: { number: string; bondSlug: string },
  type: BondFileType,
  term?: number,
): string {
  const kind = bond.bondSlug.replace(/-bond$/, '');
  const words = term === undefined ? FILE_WORDS[type] : `${FILE_WORDS[type]}-${term}`;

  return `${bond.number}-${kind}-${words}.pdf`;
}
