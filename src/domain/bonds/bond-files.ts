/** The files of a bond that can be downloaded (spec 2, section 7): the bond itself and the power of attorney. */
export const BOND_FILE_TYPES = ['bond', 'poa'] as const;

export type BondFileType = (typeof BOND_FILE_TYPES)[number];

/** How long the address of a file is good, in seconds: long enough to follow it, too short to pass it on. */
export const BOND_FILE_URL_SECONDS = 60;

const FILE_WORDS: Record<BondFileType, string> = {
  bond: 'bond',
  poa: 'power-of-attorney',
};

/** "MSB-27182818-notary-bond.pdf", "MSB-27182818-bid-power-of-attorney.pdf": the name a file is saved under. */
export function bondFileName(
  bond: { number: string; bondSlug: string },
  type: BondFileType,
): string {
  const kind = bond.bondSlug.replace(/-bond$/, '');

  return `${bond.number}-${kind}-${FILE_WORDS[type]}.pdf`;
}
