import { type SubmitEvent, useState } from 'react';
import {
  type AttorneyAccount,
  type FirmChange,
  type FirmFailure,
  toFirmRow,
} from '~/data/firms/firm';
import { formatDate } from '~/domain/dates';
import { parseEmail } from '~/domain/formats/email';
import { isMember } from '~/domain/matters/is-member';
import { FIRM_ROLES, type FirmRole } from '~/domain/matters/matter-words';
import { loadedFirm, makeFirmChange } from '~/stores/attorney';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { useSeenVersion } from '~/ui/use-seen-version';
import { useTitle } from '~/ui/use-title';
import { FirmForm } from './FirmForm';
import { FIRM_FAILURE_WORDS } from './messages';
import { RemoveColleague } from './RemoveColleague';
import { deskLink } from './use-attorney-address';

type Props = { account: Extract<AttorneyAccount, { firm: object }>; userId: string };

const INVITE_FIELD = 'invite-email';

const ROLE_OPTIONS = (Object.keys(FIRM_ROLES) as FirmRole[]).map((value) => ({
  value,
  label: `${FIRM_ROLES[value].label}: ${FIRM_ROLES[value].text.toLowerCase()}`,
}));

/** The firm: its facts and its members. Only owners change it. */
export function FirmPage({ account, userId }: Props) {
  const { firm, role } = account;
  const { seen, settle } = useSeenVersion(firm.version);
  useTitle('Your firm');

  return (
    <div className="grid gap-6">
      <p className="no-print">
        <a {...deskLink({})}>Back to the matters</a>
      </p>
      <h2>{firm.name}</h2>
      {role === 'owner' ? (
        <Card title="The firm">
          <FirmForm
            firm={firm}
            submit={{ label: 'Save', pendingLabel: 'Saving...' }}
            onSubmit={async (changed) => {
              const args = { expected: seen, firm: toFirmRow(changed) };
              const result = await makeFirmChange({ name: 'change_firm', args });
              settle(result, loadedFirm()?.version);
              if (result.ok) showToast({ title: 'Firm saved', type: 'success' });

              return result;
            }}
          />
        </Card>
      ) : (
        <p>
          {firm.officeAddress}. Your role: {FIRM_ROLES[role].label}.
        </p>
      )}
      <Card title="Bar numbers">
        <ul className="grid gap-1">
          {firm.barNumbers.map(({ state, number, checkedOn }) => (
            <li key={`${state} ${number}`} className="wrap-anywhere">
              {state} {number}:{' '}
              {checkedOn === undefined
                ? 'we have not checked it with the bar yet'
                : `checked on ${formatDate(checkedOn)}`}
            </li>
          ))}
        </ul>
      </Card>
      <Members account={account} userId={userId} />
    </div>
  );
}

function Members({ account, userId }: Props) {
  const { colleagues, invited, role } = account;
  const isOwner = role === 'owner';
  const [email, setEmail] = useState('');
  const [wanted, setWanted] = useState<FirmRole>('attorney');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<FirmFailure>();
  const { isPending, run } = useOnceAtATime(async (change: FirmChange) => {
    const result = await makeFirmChange(change);
    setFailure(result.ok ? undefined : result.code);
    if (result.ok && change.name === 'invite_colleague') {
      setEmail((current) => (current === email ? '' : current));
      showToast({
        title: 'Invitation sent',
        description: `We mailed ${change.args.email}. The invitation waits on the Attorney Desk for 14 days.`,
        type: 'success',
      });
    }
  });
  const invite = (event: SubmitEvent) => {
    event.preventDefault();
    const address = parseEmail(email);
    setProblem(address ? undefined : 'Enter an email address');
    if (!address) document.getElementById(INVITE_FIELD)?.focus();
    else void run({ name: 'invite_colleague', args: { email: address, role: wanted } });
  };

  return (
    <Card title="Who works here">
      {failure && (
        <Alert type="danger" isAnnounced>
          {FIRM_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <ul className="divide-y divide-rule">
        {colleagues.map((colleague) => (
          <li key={colleague.id} className="flex flex-wrap items-center gap-3 py-4">
            <span className="min-w-0 wrap-anywhere">
              {colleague.name}, {FIRM_ROLES[colleague.role].label}
              <span className="attorney-small">{colleague.email}</span>
            </span>
            {(isOwner || colleague.id === userId) && (
              <RemoveColleague
                name={colleague.name}
                isOwn={colleague.id === userId}
                isPending={isPending}
                onRemove={() => run({ name: 'remove_colleague', args: { of_user: colleague.id } })}
              />
            )}
            {isOwner && colleague.role !== 'owner' && (
              <Button
                look="quiet"
                aria-disabled={isPending}
                onClick={() =>
                  void run({
                    name: 'change_colleague',
                    args: { of_user: colleague.id, role: 'owner' },
                  })
                }
              >
                Make {colleague.name} an owner
              </Button>
            )}
          </li>
        ))}
        {invited.map(({ id, email: address, role: invitedAs }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-4">
            <span className="min-w-0 wrap-anywhere">
              {address}, invited as {FIRM_ROLES[invitedAs].label}
            </span>
            <Button
              look="quiet"
              onClick={() => void run({ name: 'take_back_invitation', args: { invitation: id } })}
            >
              Take back<span className="sr-only"> the invitation of {address}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isOwner && (
        <form noValidate onSubmit={invite} className="mt-4 grid max-w-form gap-4">
          <TextField
            id={INVITE_FIELD}
            label="Email of a colleague"
            type="email"
            error={problem}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <SelectField
            id="invite-role"
            label="Role"
            width="full"
            options={ROLE_OPTIONS}
            value={wanted}
            onChange={({ currentTarget: { value } }) => {
              if (isMember(FIRM_ROLES, value)) setWanted(value);
            }}
          />
          <div>
            <Button type="submit" aria-disabled={isPending}>
              Invite
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
