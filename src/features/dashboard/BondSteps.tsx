import type { Bond } from '~/data/bonds/bonds';
import { laterPapersLeft, leftWords } from '~/domain/bonds/filing-step-words';
import { isFiledByCustomer, isRenewed } from '~/domain/bonds/filing-steps';
import type { SignedBond } from '~/domain/bonds/paper-signing';
import type { Filer } from '~/domain/states/filing';
import { FilingSteps } from './FilingSteps';

type Props = { bond: Bond; filer: Filer; signed: SignedBond };

/** What is left to do with the papers of a bond in force. After a renewal, only the later papers count. */
export function BondSteps({ bond, filer, signed }: Props) {
  const later = laterPapersLeft(filer, bond);
  if (!isRenewed(bond)) {
    return (
      <FilingSteps
        id="filing-steps"
        bondId={bond.id}
        done={bond.doneSteps}
        later={later}
        filer={filer}
        bond={signed}
      />
    );
  }

  return isFiledByCustomer(filer) ? (
    <p role="status" className="text-muted">
      {leftWords([], signed.signing, later)}
    </p>
  ) : null;
}
