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
  /** Which of several it is: the term of a certificate, or the number of a rider. */
  ordinal?: number;
  name: string;
  /** ISO 8601, with a zone: the moment it was made out, where that is not the bond's. */
  issuedAt?: string;
};

/** Spec 2, section 2: what the badge of each type says. */
export const DOCUMENT_BADGES: Record<BondDocumentType, { label: string; tone: BadgeTone }> = {
  bond: { label: 'Bond', tone: 'success' },
  poa: { label: 'POA', tone: 'info' },
  continuation: { label: 'Renewal', tone: 'success' },
  rider: { label: 'Rider', tone: 'success' },
  rider_poa: { label: 'POA', tone: 'info' },
  filing_packet: { label: 'Filing', tone: 'accent' },
};

/** Spec 2, section 2: what the documents of a bond are called. */
const NAMES: Record<BondFileType, string> = {
  bond: 'Surety Bond Document',
  poa: 'Power of Attorney',
  continuation: 'Continuation Certificate',
  rider: 'Rider',
  rider_poa: 'Power of Attorney of Rider',
};

/** A bond, as far as it is known which of its papers are there. */
type BondWithPapers = {
  id: string;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  continuations: readonly { term: number; issuedAt: string; hasCertificate: boolean }[];
  riders: readonly { number: number; issuedAt: string; hasFile: boolean; hasPoaFile: boolean }[];
};

/** A paper that was added to a bond after it was issued. */
type LaterDocument = { type: BondFileType; ordinal: number; name: string; issuedAt: string };

/**
 * The documents of one bond: the bond first, then the power of attorney, each where its file is there, then the
 * certificates that continue it and the riders that change it, in the order they were made.
 */
export function documentsOf(bond: BondWithPapers): BondDocument[] {
  const types: BondFileType[] = [
    ...(bond.hasBondFile ? (['bond'] as const) : []),
    ...(bond.hasPoaFile ? (['poa'] as const) : []),
  ];
  const later = [...certificatesOf(bond.continuations), ...ridersOf(bond.riders)].sort(
    (one, other) => Date.parse(one.issuedAt) - Date.parse(other.issuedAt),
  );

  return [
    ...types.map((type) => ({
      id: `${bond.id}-${type}`,
      bondId: bond.id,
      type,
      name: NAMES[type],
    })),
    ...later.map((document) => ({
      id: `${bond.id}-${document.type}-${document.ordinal}`,
      bondId: bond.id,
      ...document,
    })),
  ];
}

function certificatesOf(continuations: BondWithPapers['continuations']): LaterDocument[] {
  return continuations
    .filter(({ hasCertificate }) => hasCertificate)
    .map(({ term, issuedAt }) => ({
      ...{ type: 'continuation', ordinal: term, name: NAMES.continuation, issuedAt },
    }));
}

function ridersOf(riders: BondWithPapers['riders']): LaterDocument[] {
  return riders.flatMap(({ number, issuedAt, hasFile, hasPoaFile }) => {
    const types: BondFileType[] = [
      ...(hasFile ? (['rider'] as const) : []),
      ...(hasPoaFile ? (['rider_poa'] as const) : []),
    ];

    return types.map((type) => ({
      ...{ type, ordinal: number, name: `${NAMES[type]} ${number}`, issuedAt },
    }));
  });
}
