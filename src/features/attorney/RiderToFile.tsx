import { useState } from 'react';
import type { MatterFailure } from '~/data/firms/matters';
import { makeMatterChange } from '~/stores/attorney';
import { showToast } from '~/stores/toasts';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { MATTER_FAILURE_WORDS } from './messages';

type Props = { matterId: string; rider: number };

/** The next rider to sign and file, and a button that says that it is filed. */
export function RiderToFile({ matterId, rider }: Props) {
  const [failure, setFailure] = useState<MatterFailure>();
  const { isPending, run } = useOnceAtATime(async () => {
    const args = { of_matter: matterId, rider_number: rider };
    const result = await makeMatterChange({ name: 'file_rider_of_matter', args });
    setFailure(result.ok ? undefined : result.code);
    if (!result.ok) return;

    showToast({ title: `Rider ${rider} is marked as filed`, type: 'success' });
    document.getElementById('part-bond')?.focus(); // the button disappears
  });

  return (
    <div className="mt-4">
      <p>
        Your client signs rider {rider}. File it at the office that has the bond. Do not file the
        bond again.
      </p>
      {failure && (
        <Alert type="danger" isAnnounced>
          {MATTER_FAILURE_WORDS[failure]}
        </Alert>
      )}
      <p className="no-print mt-3">
        <Button aria-disabled={isPending} onClick={() => void run()}>
          {isPending ? 'Saving...' : `Rider ${rider} is filed`}
        </Button>
      </p>
    </div>
  );
}
