import { useState } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { applicationView, assign } from '~/stores/underwriting';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { RECORD_FAILURES } from './queue-messages';
import { Panel } from './Panel';
import { StaffSelect } from './StaffSelect';

type Props = {
  application: StaffApplication;
  staff: readonly StaffMember[];
  userId: string;
  onAssigned: () => void;
};

const TAKEN = 'Someone else took it. See above who has it now, then try again.';

/** Shows who holds the application, and assigns it to somebody else. */
export function Assignment({ application, staff, userId, onAssigned }: Props) {
  const { id, holderId } = application;
  const [failure, setFailure] = useState<string>();
  const { isPending, run } = useOnceAtATime(async (staffId: string | undefined) => {
    setFailure(undefined);
    const result = await assign([{ id, holderId }], staffId);
    await applicationView.refresh(id);
    onAssigned();
    if (!result.ok) setFailure(RECORD_FAILURES[result.code]);
    else if (result.value.length === 0) setFailure(TAKEN);
    document.getElementById('assignment-holder')?.focus();
  });

  return (
    <Panel id="assignment" title="Assigned to">
      <p
        id="assignment-holder"
        tabIndex={-1}
        role="status"
        className="-mt-2 text-lg focus:outline-none"
      >
        {holderWords(holderId, userId, staff)}
      </p>
      {failure && (
        <div className="mt-2">
          <Alert type="danger" isAnnounced>
            {failure}
          </Alert>
        </div>
      )}
      <div className="no-print mt-3 grid justify-items-start gap-3">
        {holderId === userId ? (
          <Button onClick={() => void run(undefined)} aria-disabled={isPending}>
            Unassign
          </Button>
        ) : (
          <Button onClick={() => void run(userId)} aria-disabled={isPending}>
            {holderId === undefined ? 'Assign to me' : 'Take over'}
          </Button>
        )}
        <StaffSelect
          id="assignment-staff"
          staff={staff.filter((member) => member.id !== userId && member.id !== holderId)}
          isPending={isPending}
          onChoose={(staffId) => void run(staffId)}
        />
      </div>
    </Panel>
  );
}

function holderWords(
  holderId: string | undefined,
  userId: string,
  staff: readonly StaffMember[],
): string {
  if (holderId === undefined) return 'Nobody yet';

  return holderId === userId ? 'You' : staffName(staff, holderId);
}
