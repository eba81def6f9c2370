import { useState } from 'react';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';

type Props = {
  name: string;
  hasSigned: boolean;
  isPending: boolean;
  onRelease: () => Promise<void>;
};

const BEFORE_SIGNING =
  'The open link stops working at once, and nothing more is asked. To ask again, add the person again.';

const AFTER_SIGNING =
  'The signature and its record stay. Ending the signed agreement itself takes a separate letter.';

/** The button that releases an indemnitor, with a question first. */
export function ReleaseIndemnitor({ name, hasSigned, isPending, onRelease }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const label = `Release ${name}`;

  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${label}?`}
          confirm={{ label, pendingLabel: 'Releasing...' }}
          isPending={isPending}
          onConfirm={() => void onRelease().then(() => setIsAsking(false))}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            {name} no longer counts among those who indemnify the surety, and the contractor no
            longer sees the request. {hasSigned ? AFTER_SIGNING : BEFORE_SIGNING} This cannot be
            undone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
