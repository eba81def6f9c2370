import type { Approval } from '~/domain/underwriting/approvals';
import { type StaffMember, staffName } from '~/domain/underwriting/staff-names';
import { Alert } from '~/ui/Alert';
import { momentWords } from '~/domain/formats/moment-words';

type Props = {
  approvals: readonly Approval[];
  staff: readonly StaffMember[];
  userId: string;
  /** The staff member who approved at another price, which waits for a colleague. */
  proposer?: string | undefined;
};

/** Lists the approvals given, says whether each still counts, and says that a second underwriter must approve. */
export function ColleagueNotice({ approvals, staff, userId, proposer }: Props) {
  return (
    <div className="mb-4">
      <Alert type="info" title="Needs a second approval">
        {approvals.length === 0
          ? 'A bond of this amount needs the approval of two underwriters.'
          : approvals.map((approval) => (
              <p key={approval.staffId}>{approvalWords(approval, staff, { userId, proposer })}</p>
            ))}
      </Alert>
    </div>
  );
}

function approvalWords(
  { staffId, at, counts }: Approval,
  staff: readonly StaffMember[],
  { userId, proposer }: Pick<Props, 'userId' | 'proposer'>,
): string {
  const isProposal = staffId === proposer;
  const deed = `${isProposal ? 'proposed another price' : 'approved'} on ${momentWords(at)}`;
  if (staffId === userId)
    return `You ${deed}. A colleague must ${isProposal ? 'offer the same price' : 'approve it too'}.`;
  const name = staffName(staff, staffId);

  return counts
    ? `${name} ${deed}.`
    : `${name} ${deed} and no longer works here, so that approval does not count.`;
}
