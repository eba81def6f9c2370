import { RIDER_KINDS } from '~/domain/bond-requests/request-kinds';
import { RIDER_STEP } from '~/domain/bonds/filing-steps';
import type { Rider } from '~/domain/bonds/rider';

type RiderRow = {
  number: number;
  kind: string;
  amount_before_cents: number;
  amount_cents: number;
  effective_on: string;
  issued_at: string;
  pdf_url: string | null;
  poa_pdf_url: string | null;
};

/** Convert rows to the riders of a bond, oldest first. Riders of an unknown kind are left out. */
export function toRiders({
  bond_riders,
  bond_filing_steps,
}: {
  bond_riders: readonly RiderRow[];
  bond_filing_steps: readonly { step: string; rider: number }[];
}): Rider[] {
  return bond_riders
    .flatMap((row) => {
      const kind = RIDER_KINDS.find((known) => known === row.kind);

      return kind
        ? [
            {
              number: row.number,
              kind,
              amountBefore: row.amount_before_cents,
              amount: row.amount_cents,
              effectiveOn: row.effective_on,
              issuedAt: row.issued_at,
              hasFile: row.pdf_url !== null,
              hasPoaFile: row.poa_pdf_url !== null,
              isFiled: bond_filing_steps.some(
                ({ step, rider }) => step === RIDER_STEP && rider === row.number,
              ),
            },
          ]
        : [];
    })
    .sort((one, other) => one.number - other.number);
}
