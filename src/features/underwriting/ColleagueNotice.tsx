import type { Approval } from '~/domain/underwriting/approvals';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { momentWords } from '~/ui/moment-words';

type Props = { approvals: readonly Approval[]; staff: readonly StaffMember[]; userId: string };

/** Lists the approvals given, says whether each still counts, and says that a second underwriter must approve. */
export function ColleagueNotice({ approvals, staff, userId }: Props) {
  return (
    <div className="mb-4">
      <Alert type="info" title="Needs a second approval">
        {approvals.length === 0
          ? 'A bond of this amount needs the approval of two underwriters.'
          : approvals.map((approval) => (
              <p key={approval.staffId}>{approvalWords(approval, staff, userId)}</p>
            ))}
      </Alert>
    </div>
  );
}

function approvalWords(
  { staffId, at, counts }: Approval,
  staff: readonly StaffMember[],
  userId: string,
): string {
  const moment = momentWords(at);
  if (staffId === userId) return `You approved on ${moment}. A colleague must approve it too.`;
  const name = staffName(staff, staffId);

  return counts
    ? `${name} approved on ${moment}.`
    : `${name} approved on ${moment} and no longer works here, so that approval does not count.`;
}
