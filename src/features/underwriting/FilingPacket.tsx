import { useCallback } from 'react';
import type { StaffApplication } from '~/data/staff/underwriting-application';
import { fetchPart } from '~/platform/fetch-part';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { Panel } from './Panel';

/** Downloads the filing packet that the customer gets. Renders nothing until the bond has its papers. */
export function FilingPacket({ application }: { application: StaffApplication }) {
  const { bondId, bondNumber, isBondPending } = application;
  if (!bondId || !bondNumber || isBondPending) return null;

  return <Packet id={bondId} number={bondNumber} />;
}

function Packet({ id, number }: { id: string; number: string }) {
  const download = useCallback(async () => {
    const downloads = await fetchPart(import('~/stores/bond-downloads'));
    if (!downloads.ok) showToast(PAPER_FAILED);
    else await downloads.value.downloadFilingPacket({ id, number });
  }, [id, number]);
  const { isPending, run } = useOnceAtATime(download);

  return (
    <Panel id="packet" title="Filing packet">
      <p className="mb-3">
        Bond {number} as the customer files it: cover sheet, checklist and papers in one PDF.
      </p>
      <Button onClick={() => void run()} aria-disabled={isPending || undefined}>
        {isPending ? 'Making the packet...' : 'Download filing packet'}
      </Button>
    </Panel>
  );
}
