import { isFiledByCustomer } from '~/domain/bonds/filing-steps';
import { formatDate } from '~/domain/dates';
import { formatWholeMoney } from '~/domain/money';
import type { Filer } from '~/domain/states/filing';
import { stateName } from '~/domain/us-states';
import { BondFrame } from '~/ui/BondFrame';
import { ApplicationNumber } from './ApplicationNumber';
import { deskPath, madeBondOf } from './bond-progress';
import { BondDownload } from './BondDownload';
import type { Confirmation } from './confirmation-schema';
import { issuedHeadline } from './summary-lines';

type Props = { confirmation: Confirmation; filer?: Filer | undefined };

/** The issued bond: what the customer has now, and its papers. */
export function IssuedBond({ confirmation, filer }: Props) {
  const { receipt, amount, stateCode, effectiveDate, renews } = confirmation;
  const bond = madeBondOf(confirmation);

  return (
    <BondFrame label="The bond">
      <h3 className="text-base">Application Submitted Successfully!</h3>
      <p className="mt-2 font-display text-3xl">{issuedHeadline(confirmation)}</p>
      <p className="mt-3">
        {bond && <>No. {bond.number}. </>}
        {formatWholeMoney(amount)} in {stateName(stateCode)}, from {formatDate(effectiveDate)}
        {renews?.endsOn && <> to {formatDate(renews.endsOn)}</>}.
      </p>
      {renews && (
        <>
          <p className="mt-3">
            The continuation certificate is in your account.
            {isFiledByCustomer(filer ?? 'customer') && (
              <>
                {' '}
                File it where the bond is filed, before the new term starts on{' '}
                {formatDate(effectiveDate)}.
              </>
            )}
          </p>
          <p className="no-print mt-6">
            <a href={deskPath(confirmation)} className="button button-primary">
              Get the Certificate
            </a>
          </p>
        </>
      )}
      {!renews && !bond?.isRenewed && (
        <BondDownload confirmation={confirmation} filer={filer ?? 'customer'} />
      )}
      <ApplicationNumber number={receipt.applicationNumber} />
    </BondFrame>
  );
}
