import { type ReactNode, useCallback, useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { useOnceAtATime } from './use-once-at-a-time';

type Props = {
  /** Downloads and saves the file. Returns the message of a failure. */
  onSave: () => Promise<string | undefined>;
  /** The label while the file is prepared. */
  pendingLabel: string;
  children: ReactNode;
};

/**
 * A button that saves a file that has to be prepared first. It shows the progress on its label and
 * a failure below it.
 */
export function SaveButton({ onSave, pendingLabel, children }: Props) {
  const [failure, setFailure] = useState<string>();
  const save = useCallback(async () => {
    setFailure(undefined);
    setFailure(await onSave());
  }, [onSave]);
  const { isPending, run } = useOnceAtATime(save);

  return (
    <>
      <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
        {isPending ? pendingLabel : children}
      </Button>
      {failure && (
        <div className="mt-3">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
    </>
  );
}
