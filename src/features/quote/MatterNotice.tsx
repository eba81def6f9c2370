import { useStore } from '@nanostores/react';
import { matterPath } from '~/domain/matters/matter-path';
import { Alert } from '~/ui/Alert';
import { $matterSigning } from './matter-signing';
import { $quote } from './store';

/** Says who has not signed for the matter of this quote, and leads back to it. */
export function MatterNotice() {
  const signing = useStore($matterSigning);
  const { quoteId } = useStore($quote);
  if (signing?.quoteId !== quoteId) return null;

  return (
    <Alert
      type="warning"
      title="Not everybody has signed"
      actions={
        <a className="button" href={matterPath(signing.matterId)}>
          Back to the matter
        </a>
      }
    >
      <ul className="list-disc pl-5">
        {signing.missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-2">
        You can continue with what you know. We need the date of birth and the Social Security
        number of each principal before you submit.
      </p>
    </Alert>
  );
}
