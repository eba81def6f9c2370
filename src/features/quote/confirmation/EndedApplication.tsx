import { askAgainPath } from '~/domain/inquiries/inquiry-status';
import { ApplicationNumber } from './ApplicationNumber';
import type { Confirmation } from './confirmation-schema';
import { chargeSentence } from './summary-lines';

/** An application that ended without a bond: what happens to the payment, and how to ask about the bond again. */
export function EndedApplication({ confirmation }: { confirmation: Confirmation }) {
  const { receipt, bondSlug, stateCode, amount } = confirmation;
  const inquiry = bondSlug ? askAgainPath(bondSlug, stateCode, amount) : '/inquiry';

  return (
    <div className="rounded-md border border-rule bg-surface p-4 sm:p-6">
      <p className="max-w-text">{chargeSentence(confirmation)}</p>
      <p className="no-print mt-2 max-w-text">
        If something has changed, an underwriter can tell you what would help.
      </p>
      <p className="no-print mt-4">
        <a href={inquiry} className="button button-primary">
          Ask again
        </a>
      </p>
      <ApplicationNumber number={receipt.applicationNumber} />
    </div>
  );
}
