import { useCallback } from 'react';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fetchPart } from '~/platform/fetch-part';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

/** The code of downloads. The desk fetches it once it is shown, so that a press does not wait for it. */
export function loadDownloads() {
  return fetchPart(import('~/stores/bond-downloads'));
}

type Props = {
  /** The id of the bond, or of its application for a receipt. */
  bond: { id: string; number: string };
  type: BondFileType | 'packet' | 'receipt';
  /** The term of a certificate or the number of a rider, because a bond can have several. */
  ordinal?: number;
  label: string;
};

/** Downloads one file of a bond. Screen readers also hear the bond's number, because a list has many such buttons. */
export function DownloadButton({ bond, type, ordinal, label }: Props) {
  const download = useCallback(async () => {
    const downloads = await loadDownloads();
    if (!downloads.ok) showToast(PAPER_FAILED);
    else if (type === 'packet') await downloads.value.downloadFilingPacket(bond);
    else if (type === 'receipt') await downloads.value.downloadReceipt(bond);
    else await downloads.value.downloadBondFile(bond.id, type, ordinal);
  }, [bond, type, ordinal]);
  const { isPending, run } = useOnceAtATime(download);

  return (
    <Button onClick={() => void run()} aria-disabled={isPending}>
      <DownIcon />
      {label} <span className="sr-only">{bond.number}</span>
    </Button>
  );
}

function DownIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-current"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M8 2v8.5M4.5 7.5 8 11l3.5-3.5M2.5 14h11" />
    </svg>
  );
}
