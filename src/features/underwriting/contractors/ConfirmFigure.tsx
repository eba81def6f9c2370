import { useState } from 'react';
import type { Database } from '~/data/database.types';
import { DESK_FAILURES } from '~/domain/contractors/desk-failures';
import { decideOnAccount } from '~/stores/staff-contractors';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

type Functions = Database['public']['Functions'];

/** The call that records who read a figure. */
type Call =
  | ['confirm_statement', Functions['confirm_statement']['Args']]
  | ['confirm_schedule', Functions['confirm_schedule']['Args']]
  | ['confirm_largest_job', Functions['confirm_largest_job']['Args']];

type Props = { of: string; label: string; hidden?: string; call: Call };

/** The button with which an underwriter says that a figure was read. */
export function ConfirmFigure({ of, label, hidden, call: [name, given] }: Props) {
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useOnceAtATime(async () => {
    const result = await decideOnAccount(of, name, given);
    setFailure(result.ok ? undefined : DESK_FAILURES[result.code]);
    if (!result.ok) return;

    showToast({ title: 'Recorded: you have read it', type: 'success' });
    document.getElementById('figures-title')?.focus();
  });

  return (
    <div className="no-print grid justify-items-start gap-2">
      <Button aria-disabled={isPending || undefined} onClick={() => void run()}>
        {label}
        {hidden && <span className="sr-only">{hidden}</span>}
      </Button>
      {failure && (
        <Alert type="danger" isAnnounced>
          {failure}
        </Alert>
      )}
    </div>
  );
}
