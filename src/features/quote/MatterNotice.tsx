import { useStore } from '@nanostores/react';
import { matterPath } from '~/domain/matters/matter-path';
import { stepIndex } from '~/domain/quote/journey';
import { Alert } from '~/ui/Alert';
import { $matterSigning } from './matter-signing';
import { $quote, $step } from './store';

/**
 * Says who has not signed for the matter of this quote, and leads back to it. Once the numbers of all principals are
 * entered, nothing waits for a signature.
 */
export function MatterNotice() {
  const signing = useStore($matterSigning);
  const { quoteId } = useStore($quote);
  const hasNumbers = stepIndex(useStore($step)) > stepIndex('applicant');
  if (signing?.quoteId !== quoteId || signing.missing.length === 0 || hasNumbers) return null;

  return (
    <Alert type="warning" title="Not everybody has signed">
      <p>
        Invite them from <a href={matterPath(signing.matterId)}>the matter</a>, or enter each
        principal’s date of birth and Social Security number here.
      </p>
      <details>
        <summary className="fold-name">Who has not signed</summary>
        <ul className="list-disc pl-5">
          {signing.missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}
