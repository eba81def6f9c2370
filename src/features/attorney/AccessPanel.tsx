import { useRef, useState } from 'react';
import type { AttorneyAccount } from '~/data/firms/firm';
import type { LoadedMatter, MatterChange, MatterFailure } from '~/data/firms/matters';
import { makeMatterChange } from '~/stores/attorney';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { CheckboxField } from '~/ui/CheckboxField';
import { SelectField } from '~/ui/SelectField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { MATTER_FAILURE_WORDS } from './messages';

type Props = { matter: LoadedMatter; account: Extract<AttorneyAccount, { firm: object }> };

const RESPONSIBLE = 'matter-responsible';

/** Who is responsible, who may open the matter, and closing it. */
export function AccessPanel({ matter, account }: Props) {
  const { id, responsible, named, isClosed } = matter;
  const { colleagues, role, firm } = account;
  const lawyers = colleagues.filter((colleague) => colleague.role !== 'billing');
  const [wanted, setWanted] = useState(responsible ?? '');
  const [failure, setFailure] = useState<MatterFailure>();
  const make = async (change: MatterChange) => {
    const result = await makeMatterChange(change);
    setFailure(result.ok ? undefined : result.code);

    return result.ok;
  };
  const { isPending, run } = useOnceAtATime(async (change: MatterChange, title: string) => {
    if (!(await make(change))) return;

    showToast({ title, type: 'success' });
    // The button that hands over disappears.
    if (change.name === 'hand_over_matter') document.getElementById(RESPONSIBLE)?.focus();
  });
  // One after the other, so that the second of two quick presses is not lost.
  const naming = useRef<Promise<unknown>>(Promise.resolve());
  const name = (colleague: string, isNamed: boolean) => {
    const args = { of_matter: id, of_user: colleague, is_named: isNamed };
    naming.current = naming.current.then(() => make({ name: 'name_for_matter', args }));
  };

  return (
    <Card title="Your firm">
      {failure && (
        <Alert type="danger" isAnnounced>
          {MATTER_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <div className="grid gap-4">
        <SelectField
          id={RESPONSIBLE}
          label="Responsible"
          placeholder="Nobody"
          options={lawyers.map((one) => ({ value: one.id, label: one.name }))}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        {wanted !== '' && wanted !== responsible && (
          <div>
            <Button
              aria-disabled={isPending}
              onClick={() =>
                void run(
                  { name: 'hand_over_matter', args: { of_matter: id, to_user: wanted } },
                  'Matter handed over',
                )
              }
            >
              Hand over
            </Button>
          </div>
        )}
        {firm.matterAccess === 'named' && (role === 'owner' || role === 'attorney') && (
          <fieldset>
            <legend className="font-semibold">Named for this matter</legend>
            {colleagues.map((one) => (
              <CheckboxField
                key={one.id}
                id={`named-${one.id}`}
                label={one.name}
                checked={named.includes(one.id)}
                onChange={(event) => name(one.id, event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        )}
        <div>
          <Button
            aria-disabled={isPending}
            onClick={() =>
              void run(
                { name: 'close_matter', args: { of_matter: id, is_closed: !isClosed } },
                isClosed ? 'Matter reopened' : 'Matter closed',
              )
            }
          >
            {isClosed ? 'Reopen the matter' : 'Close the matter'}
          </Button>
          {!isClosed && (
            <p className="mt-2 text-sm text-muted">
              A closed matter leaves the board. Its bond stays in force until it is released.
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
