import { useState } from 'react';
import type { QueueRow } from '~/data/staff/underwriting-queue';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { showToast } from '~/stores/toasts';
import { assign } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { RECORD_FAILURES } from './queue-messages';
import { StaffSelect } from './StaffSelect';

type Props = {
  rows: readonly QueueRow[];
  staff: readonly StaffMember[];
  userId: string;
  onDone: () => Promise<void>;
  onClear: () => void;
};

/** Actions for the selected applications. Renders nothing if none is selected. */
export function BulkBar({ rows, staff, userId, onDone, onClear }: Props) {
  const [failure, setFailure] = useState<string>();
  const nameOf = (staffId: string | undefined) => {
    if (staffId === undefined) return 'nobody';

    return staffId === userId ? 'you' : staffName(staff, staffId);
  };

  const { isPending, run } = useOnceAtATime(async (staffId: string | undefined) => {
    setFailure(undefined);
    const result = await assign(rows, staffId);
    if (!result.ok) {
      setFailure(RECORD_FAILURES[result.code]);
      return;
    }
    showToast(outcomeWords(rows.length, result.value.length, nameOf(staffId)));
    await onDone();
    document.querySelector('h1')?.focus({ preventScroll: true });
  });

  if (rows.length === 0) return null;

  return (
    <div
      role="group"
      aria-label="Selected applications"
      className="sticky bottom-0 rounded-b-md border-t-2 border-marsh bg-marsh-wash p-4"
    >
      {failure && (
        <div className="mb-3">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <p className="py-2 font-semibold tabular-nums" role="status">
          {rows.length === 1 ? '1 selected' : `${rows.length} selected`}
        </p>
        <Button onClick={() => void run(userId)} aria-disabled={isPending}>
          {isPending ? 'Assigning...' : 'Assign to me'}
        </Button>
        <StaffSelect
          id="bulk-holder"
          staff={staff.filter(({ id }) => id !== userId)}
          isPending={isPending}
          onChoose={(staffId) => void run(staffId)}
        />
        <Button look="quiet" onClick={() => void run(undefined)} aria-disabled={isPending}>
          Unassign
        </Button>
        <Button look="quiet" onClick={onClear}>
          Clear selection
        </Button>
      </div>
    </div>
  );
}

function outcomeWords(wanted: number, given: number, name: string) {
  const title =
    given === 1
      ? `1 application is assigned to ${name}`
      : `${given} applications are assigned to ${name}`;
  const left = wanted - given;
  if (left === 0) return { title, type: 'success' as const };

  return {
    title,
    description:
      left === 1
        ? 'One was reassigned in the meantime and was not changed.'
        : `${left} were reassigned in the meantime and were not changed.`,
    type: 'warning' as const,
  };
}
