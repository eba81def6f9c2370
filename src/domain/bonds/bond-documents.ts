/** The documents of a bond as separate items of a list. */
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { BadgeTone } from '../states/filing.ts';
import type { BondFileType } from './bond-files.ts';
import type { Rider } from './rider.ts';

/** The types of documents in a list. */
export type BondDocumentType = BondFileType | 'filing_packet';

/** One document of a bond that can be downloaded. */
export type BondDocument = {
  /** Unique in a list. */
  id: string;
  bondId: string;
  type: BondFileType;
  /** The term of a certificate, or the number of a rider. */
  ordinal?: number;
  name: string;
  /** The penal sum in the document. A later rider may have changed it. */
  amount: Cents;
  /**
   * ISO 8601, with a zone: the time at which the document was issued, if it differs from the
   * bond's.
   */
  issuedAt?: string;
  /** The effective date in the document, if it differs from the day of issue. */
  effectiveOn?: IsoDate;
};

/** The badge of each type. */
export const DOCUMENT_BADGES: Record<BondDocumentType, { label: string; tone: BadgeTone }> = {
  bond: { label: 'Bond', tone: 'success' },
  poa: { label: 'POA', tone: 'info' },
  continuation: { label: 'Renewal', tone: 'success' },
  rider: { label: 'Rider', tone: 'success' },
  rider_poa: { label: 'POA', tone: 'info' },
  filing_packet: { label: 'Filing', tone: 'accent' },
};

/** The names of a bond's documents. */
const NAMES: Record<BondFileType, string> = {
  bond: 'Surety Bond Document',
  poa: 'Power of Attorney',
  continuation: 'Continuation Certificate',
  rider: 'Rider',
  rider_poa: 'Power of Attorney of Rider',
};

/** A bond, with the documents that it has. */
type BondWithPapers = {
  id: string;
  amount: Cents;
  hasBondFile: boolean;
  hasPoaFile: boolean;
  continuations: readonly { term: number; issuedAt: string; hasCertificate: boolean }[];
  riders: readonly RiderPapers[];
};

type RiderPapers = Omit<Rider, 'kind' | 'isFiled'>;

/** A document that was added after the bond was issued. */
type LaterDocument = Omit<BondDocument, 'id' | 'bondId'> & { ordinal: number; issuedAt: string };

/**
 * The documents of one bond that have a file: first the bond, then the power of attorney, then
 * certificates and riders in the order in which they were issued.
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
      type: 'continuation',
      ordinal: term,
      name: NAMES.continuation,
      issuedAt,
      amount: amountAt(bond, issuedAt),
    }));
}

/** The penal sum at a moment, which is that of the last rider before it. */
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
      type,
      ordinal: number,
      name: `${NAMES[type]} ${number}`,
      amount,
      effectiveOn,
      issuedAt,
    }));
  });
}
