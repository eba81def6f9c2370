import type { StaffEvent } from '~/domain/underwriting/history';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { EventList } from './History';

type Props = {
  /** Takes the focus when somebody decides without having read it. */
  id: string;
  events: readonly StaffEvent[];
  staff: readonly StaffMember[];
  userId: string;
  onRead: () => void;
};

/** What happened since this underwriter looked, and the button that says it was read. */
export function ChangedMeanwhile({ id, events, staff, userId, onRead }: Props) {
  return (
    <div id={id} tabIndex={-1} className="mb-4 focus:outline-none">
      <Alert
        type="warning"
        title="Changed meanwhile"
        isAnnounced
        actions={<Button onClick={onRead}>I have read this</Button>}
      >
        <p className="mb-3">This happened since you opened the application:</p>
        <EventList events={events} staff={staff} userId={userId} />
      </Alert>
    </div>
  );
}
