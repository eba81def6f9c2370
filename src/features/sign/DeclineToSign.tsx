import { useState } from 'react';
import type { SignFailure } from '~/data/signing/signing';
import { declineNow } from '~/stores/signing';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Failure } from './Failure';

/** The button that refuses to sign, after a question. */
export function DeclineToSign() {
  const [failure, setFailure] = useState<SignFailure>();
  const [isAsking, setIsAsking] = useState(false);
  const decline = useOnceAtATime(async () => {
    setFailure(await declineNow());
    setIsAsking(false);
  });

  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        Decline
      </Button>
      {failure && <Failure code={failure} />}
      {isAsking && (
        <ConfirmDialog
          title="Decline to sign?"
          confirm={{ label: 'Decline', pendingLabel: 'Declining…' }}
          isPending={decline.isPending}
          onConfirm={() => void decline.run()}
          onCancel={() => setIsAsking(false)}
        >
          <p>The person who invited you sees that you declined. This link then ends.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
