import { useEffect } from 'react';
import { clashWords } from '~/domain/matters/clash-words';
import type { MatterKind } from '~/domain/matters/matter-words';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { ClashChoice } from './ClashChoice';
import { savingWords } from './messages';
import type { MatterForm } from './use-matter-form';

type Props = { kind: MatterKind; form: MatterForm };

const CHOOSE_ABOVE = {
  type: 'warning',
  title: 'Not saved yet',
  description: 'Choose at the top of the page which answer to keep.',
  durationMs: 8000,
} as const;

/** Whether the changes of a matter are saved, and what its user can do when they are not. */
export function SavingStatus({ kind, form: { saving, isStored, choose } }: Props) {
  const words = savingWords(saving, isStored);
  const isStopped = saving.status === 'stopped';
  const isChoosing = saving.status === 'choosing';
  // The typed field may be far below.
  useEffect(() => {
    if (isChoosing) showToast(CHOOSE_ABOVE);
  }, [isChoosing]);

  return (
    <div className="attorney-saving no-print" role="status" data-state={saving.status}>
      {isChoosing && (
        <Alert type="danger" title="Not saved yet">
          {words}
          <ul className="mt-3 grid gap-4">
            {saving.clashes.map((clash) => (
              <li key={`${clash.kind} ${clash.key}`}>
                <ClashChoice
                  {...clashWords(kind, clash)}
                  onChoose={(side) => choose(clash, side)}
                />
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isStopped && (
        <Alert
          type="danger"
          title="Not saved"
          actions={<Button onClick={() => location.reload()}>Reload</Button>}
        >
          {words}
        </Alert>
      )}
      {!isStopped && !isChoosing && words}
    </div>
  );
}
