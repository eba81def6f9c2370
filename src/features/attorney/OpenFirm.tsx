import { useState } from 'react';
import type { FirmFailure, FirmInvitation } from '~/data/firms/firm';
import { toFirmRow } from '~/data/firms/firm';
import { FIRM_ROLES } from '~/domain/matters/matter-words';
import type { Firm } from '~/domain/matters/read-firm';
import { randomId } from '~/platform/random';
import { makeFirmChange } from '~/stores/attorney';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { FirmForm } from './FirmForm';
import { FIRM_FAILURE_WORDS } from './messages';

const EMPTY: Firm = {
  name: '',
  officeAddress: '',
  barNumbers: [{ state: '', number: '' }],
  matterAccess: 'firm',
  payerDefault: 'client',
};

/** The desk of an account without a firm: join one by invitation, or open one. */
export function OpenFirm({ invitations }: { invitations: readonly FirmInvitation[] }) {
  const [firmId] = useState(randomId); // a repeated call opens the same firm

  return (
    <div className="grid gap-6">
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} />
      ))}
      <Card title="Open the desk of your firm" level={2}>
        <p className="mb-5 max-w-text text-muted">
          You become its owner and can invite colleagues. Your matters are visible to your firm
          only: our underwriters see what an application carries, and never your private notes.
        </p>
        <FirmForm
          firm={EMPTY}
          submit={{ label: 'Open the desk', pendingLabel: 'Opening...', closesForm: true }}
          onSubmit={async (firm) => {
            const args = { of_firm: firmId, firm: toFirmRow(firm) };
            const opened = await makeFirmChange({ name: 'open_firm', args });
            if (opened.ok) window.scrollTo(0, 0); // the button is at the bottom of a long form

            return opened;
          }}
        />
      </Card>
    </div>
  );
}

function Invitation({ invitation: { id, firm, role } }: { invitation: FirmInvitation }) {
  const [failure, setFailure] = useState<FirmFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    const result = await makeFirmChange({ name: 'join_firm', args: { invitation: id } });
    setFailure(result.ok ? undefined : result.code);
  });

  return (
    <Card title={`${firm} invited you`} level={2}>
      <p>
        Your role: {FIRM_ROLES[role].label}. {FIRM_ROLES[role].text}.
      </p>
      {failure && (
        <Alert type="danger" isAnnounced>
          {FIRM_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <div className="mt-4">
        <Button look="primary" aria-disabled={isPending} onClick={() => void run()}>
          {isPending ? 'Joining...' : `Join ${firm}`}
        </Button>
      </div>
    </Card>
  );
}
