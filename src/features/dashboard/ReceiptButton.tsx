import { PaperButton } from './PaperButton';

type Props = {
  bondNumber: string;
  /** The application that paid for the term. */
  applicationId: string;
  /** The number of a later term. Missing for the first one. */
  term?: number;
};

/** Downloads the receipt of a payment: for the bond, or for a later term of it. */
export function ReceiptButton({ bondNumber, applicationId, term }: Props) {
  const isLater = term !== undefined;

  return (
    <PaperButton
      label="Receipt"
      of={isLater ? `of the renewal, term ${term} of ${bondNumber}` : bondNumber}
      save={({ downloadReceipt }) =>
        downloadReceipt(applicationId, isLater ? `${bondNumber}-term-${term}` : bondNumber)
      }
    />
  );
}
