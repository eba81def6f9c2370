/** A request as customers and staff load it from the database. */
import type { IsoDate } from '../dates.ts';
import type { Cents } from '../money.ts';
import type { Address } from '../quote/address.ts';
import type { RequestKind, RequestStatus } from './request-kinds.ts';
import type { ProofKind } from './request-proofs.ts';

/** A file that proves a request. */
export type RequestProof = {
  documentId: string;
  kind: ProofKind;
  name: string;
  path: string;
  mimeType: string;
};

export type StoredRequest = {
  id: string;
  kind: RequestKind;
  status: RequestStatus;
  newName?: string;
  newAddress?: Address;
  newAmount?: Cents;
  /** The first day without coverage. */
  endsOn?: IsoDate;
  /** The estimated refund, or the estimated price of a higher amount. */
  estimate?: Cents;
  /** The final refund. Zero: none. Missing until an end is approved. */
  refund?: Cents;
  note?: string;
  /** The reason that the customer receives with the decision. */
  reason?: string;
  /** ISO 8601, with a zone. */
  requestedAt: string;
  decidedAt?: string;
  proofs: RequestProof[];
};
