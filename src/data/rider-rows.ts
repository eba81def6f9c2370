import { RIDER_KINDS, type RiderKind } from '~/domain/bond-requests/request-kinds';
import type { IsoDate } from '~/domain/dates';

/** A rider to a bond. Its papers may still be made. */
export type Rider = {
  number: number;
  kind: RiderKind;
  effectiveOn: IsoDate;
  /** ISO 8601, with a zone. */
  issuedAt: string;
  hasFile: boolean;
  /** Whether a power of attorney came with it. */
  hasPoaFile: boolean;
};

type RiderRow = {
  number: number;
  kind: string;
  effective_on: string;
  issued_at: string;
  pdf_url: string | null;
  poa_pdf_url: string | null;
};

/** The riders of a bond, the first one first. A kind that is not known here is left out. */
export function toRiders(rows: readonly RiderRow[]): Rider[] {
  return rows
    .flatMap(({ number, kind: name, effective_on: effectiveOn, issued_at: issuedAt, ...files }) => {
      const kind = RIDER_KINDS.find((known) => known === name);
      const has = { hasFile: files.pdf_url !== null, hasPoaFile: files.poa_pdf_url !== null };

      return kind ? [{ number, kind, effectiveOn, issuedAt, ...has }] : [];
    })
    .sort((one, other) => one.number - other.number);
}
