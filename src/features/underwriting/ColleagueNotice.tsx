import type { StaffApplication } from '~/data/underwriting-application';
import { firstApproval } from '~/domain/underwriting/first-approval';
import { eventActor } from '~/domain/underwriting/history';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { momentWords } from '~/ui/moment-words';

type Props = {
  application: Pick<StaffApplication, 'events'>;
  staff: readonly StaffMember[];
  userId: string;
};

/** Says of a large bond who approved it first, and that a colleague has to approve it too. */
export function ColleagueNotice({ application, staff, userId }: Props) {
  const first = firstApproval(application.events);
  if (!first) return null;

  const isOwn = first.actorId === userId;
  const name = eventActor(first, (id) => staffName(staff, id));

  return (
    <div className="mb-4">
      <Alert type="info" title="Needs a second approval">
        {isOwn
          ? `You approved on ${momentWords(first.at)}. A colleague must approve it too.`
          : `${name} approved on ${momentWords(first.at)}.`}
      </Alert>
    </div>
  );
}
