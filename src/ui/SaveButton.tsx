import { type ReactNode, useCallback, useState } from 'react';
import { Alert } from './Alert';
import { Button } from './Button';
import { useOnceAtATime } from './use-once-at-a-time';

type Props = {
  /** Fetches and saves the file. Gives the words of a failure. */
  onSave: () => Promise<string | undefined>;
  /** What the button says while it works. */
  pendingLabel: string;
  children: ReactNode;
};

/** Saves a file that has to be made first: it says while that takes its time, and, under itself, when it failed. */
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
