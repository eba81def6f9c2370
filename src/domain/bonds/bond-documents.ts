/** The documents of a bond as a list shows them, each by itself (spec 2, sections 2 and 3). */
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { BadgeTone } from '../states/filing.ts';
import type { BondFileType } from './bond-files.ts';
import type { Rider } from './rider.ts';

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
  /** The penal sum that it shows, which a later rider may have changed. */
  amount: Cents;
  /** ISO 8601, with a zone: the moment it was made out, where that is not the bond's. */
  issuedAt?: string;
  /** The day that stands on it, where it is not the day of that moment. */
  effectiveOn?: IsoDate;
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
  amount: Cents;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  continuations: readonly { term: number; issuedAt: string; hasCertificate: boolean }[];
  riders: readonly RiderPapers[];
};

type RiderPapers = Omit<Rider, 'kind'>;

/** A paper that was added to a bond after it was issued. */
type LaterDocument = Omit<BondDocument, 'id' | 'bondId'> & { ordinal: number; issuedAt: string };

/**
 * The documents of one bond: the bond first, then the power of attorney, each where its file is there, then the
 * certificates that continue it and the riders that change it, in the order they were made.
 */
export function documentsOf(bond: BondWithPapers): BondDocument[] {
  const types: BondFileType[] = [
    ...(bond.hasBondFile ? (['bond'] as const) : []),
    ...(bond.hasPoaFile ? (['poa'] as const) : []),
  ];
  const later = [...certificatesOf(bond), ...ridersOf(bond.riders)].sort(
    (one, other) => Date.parse(one.issuedAt) - Date.parse(other.issuedAt),
  );

  return [
    ...types.map((type) => ({
      id: `${bond.id}-${type}`,
      bondId: bond.id,
      type,
      name: NAMES[type],
      amount: bond.riders[0]?.amountBefore ?? bond.amount,
    })),
    ...later.map((document) => ({
      id: `${bond.id}-${document.type}-${document.ordinal}`,
      bondId: bond.id,
      ...document,
    })),
  ];
}

function certificatesOf(bond: BondWithPapers): LaterDocument[] {
  return bond.continuations
    .filter(({ hasCertificate }) => hasCertificate)
    .map(({ term, issuedAt }) => ({
      ...{ type: 'continuation', ordinal: term, name: NAMES.continuation, issuedAt },
      amount: amountAt(bond, issuedAt),
    }));
}

/** The penal sum at a moment: that of the last rider before it. */
function amountAt({ amount, riders }: BondWithPapers, moment: string): Cents {
  const isEarlier = ({ issuedAt }: RiderPapers) => Date.parse(issuedAt) < Date.parse(moment);

  return riders.findLast(isEarlier)?.amount ?? riders[0]?.amountBefore ?? amount;
}

function ridersOf(riders: readonly RiderPapers[]): LaterDocument[] {
  return riders.flatMap(({ number, amount, effectiveOn, issuedAt, hasFile, hasPoaFile }) => {
    const types: BondFileType[] = [
      ...(hasFile ? (['rider'] as const) : []),
      ...(hasPoaFile ? (['rider_poa'] as const) : []),
    ];

    return types.map((type) => ({
      ...{ type, ordinal: number, name: `${NAMES[type]} ${number}`, amount, effectiveOn, issuedAt },
    }));
  });
}
