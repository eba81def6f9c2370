import { useState } from 'react';
import type { MatterFailure } from '~/data/firms/matters';
import type { LaterPaper } from '~/domain/bonds/filing-steps';
import { RIDER_NOTARY } from '~/domain/bonds/rider';
import { makeMatterChange } from '~/stores/attorney';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { MATTER_FAILURE_WORDS } from './messages';

type Props = { matterId: string; paper: LaterPaper };

/** The next certificate or rider to file, and a button that says that it is filed. */
export function LaterPaperToFile({ matterId, paper }: Props) {
  const { rider = 0, term = 1 } = paper;
  const name = rider > 0 ? `Rider ${rider}` : 'The continuation certificate';
  const [failure, setFailure] = useState<MatterFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    const args = { of_matter: matterId, of_term: term, of_rider: rider };
    const result = await makeMatterChange({ name: 'file_later_paper', args });
    setFailure(result.ok ? undefined : result.code);
    if (!result.ok) return;

    showToast({ title: `${name} is marked as filed`, type: 'success' });
    document.getElementById('part-bond')?.focus(); // the button disappears
  });

  return (
    <div className="mt-4">
      <p>
        {rider > 0
          ? `Your client signs rider ${rider}. ${RIDER_NOTARY} File it at the office that has the bond.`
          : 'File the continuation certificate at the office that has the bond, before its term starts.'}{' '}
        Do not file the bond again.
      </p>
      {failure && (
        <Alert type="danger" isAnnounced>
          {MATTER_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <p className="no-print mt-3">
        <Button aria-disabled={isPending} onClick={() => void run()}>
          {isPending ? 'Saving...' : `${name} is filed`}
        </Button>
      </p>
    </div>
  );
}
