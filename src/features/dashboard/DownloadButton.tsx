import { useCallback } from 'react';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { downloadBondFile } from '~/stores/bond-downloads';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

type Props = {
  bond: { id: string; number: string };
  type: BondFileType;
  /** Which of several it is: the term of a certificate, or the number of a rider. */
  ordinal?: number;
  label: string;
};

/** Downloads one file of a bond. The number is read out, because a list has many such buttons. */
export function DownloadButton({ bond, type, ordinal, label }: Props) {
  const download = useCallback(
    () => downloadBondFile(bond.id, type, ordinal),
    [bond.id, type, ordinal],
  );
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
