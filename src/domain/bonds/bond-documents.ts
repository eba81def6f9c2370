/** The documents of a bond as a list shows them, each by itself (spec 2, sections 2 and 3). */
import type { BadgeTone } from '../states/filing.ts';
import type { BondFileType } from './bond-files.ts';

/** What a listed document can be (spec 2, section 3). */
export type BondDocumentType = BondFileType | 'filing_packet';

/** One document of a bond that can be downloaded. */
export type BondDocument = {
  /** Unlike that of any other document in a list. */
  id: string;
  bondId: string;
  type: BondFileType;
  /** Which term a certificate is for. */
  term?: number;
  name: string;
  /** ISO 8601, with a zone: the moment it was made out, where that is not the bond's. */
  issuedAt?: string;
};

/** Spec 2, section 2: what the badge of each type says. */
export const DOCUMENT_BADGES: Record<BondDocumentType, { label: string; tone: BadgeTone }> = {
  bond: { label: 'Bond', tone: 'success' },
  poa: { label: 'POA', tone: 'info' },
  continuation: { label: 'Renewal', tone: 'success' },
  filing_packet: { label: 'Filing', tone: 'accent' },
};

/** Spec 2, section 2: what the documents of a bond are called. */
const NAMES: Record<BondFileType, string> = {
  bond: 'Surety Bond Document',
  poa: 'Power of Attorney',
  continuation: 'Continuation Certificate',
};

/**
 * The documents of one bond: the bond first, then the power of attorney, each where its file is there, then the
 * certificates that continue it, the first one first.
 */
export function documentsOf(bond: {
  id: string;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  continuations: readonly { term: number; issuedAt: string; hasCertificate: boolean }[];
}): BondDocument[] {
  const types: BondFileType[] = [
    ...(bond.hasBondFile ? (['bond'] as const) : []),
    ...(bond.hasPoaFile ? (['poa'] as const) : []),
  ];

  return [
    ...types.map((type) => ({
      id: `${bond.id}-${type}`,
      bondId: bond.id,
      type,
      name: NAMES[type],
    })),
    ...bond.continuations
      .filter(({ hasCertificate }) => hasCertificate)
      .map(({ term, issuedAt }) => ({
        id: `${bond.id}-continuation-${term}`,
        bondId: bond.id,
        type: 'continuation' as const,
        term,
        name: NAMES.continuation,
        issuedAt,
      })),
  ];
}
