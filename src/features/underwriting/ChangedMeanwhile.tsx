import type { StaffEvent } from '~/domain/underwriting/history';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { EventList } from './History';

type Props = {
  /** The id of the element that gets the focus if somebody tries to decide before reading these events. */
  id: string;
  events: readonly StaffEvent[];
  staff: readonly StaffMember[];
  userId: string;
  onRead: () => void;
};

/** Events since the underwriter opened the application, and a button that marks them as read. */
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
