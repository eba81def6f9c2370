import type { StaffEvent } from '~/domain/underwriting/history';
import type { StaffMember } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { EventList } from './History';

type Props = {
  events: readonly StaffEvent[];
  staff: readonly StaffMember[];
  userId: string;
  onRead: () => void;
};

/** Takes the focus when somebody decides without having read it. */
export const NEWS = 'decision-news';

/** What happened since this underwriter looked, and the button that says it was read. */
export function ChangedMeanwhile({ events, staff, userId, onRead }: Props) {
  return (
    <div id={NEWS} tabIndex={-1} className="mb-4 focus:outline-none">
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
