import { useCallback } from 'react';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { loadDownloads, type Downloads } from './load-downloads';

type Props = {
  label: string;
  /** What the paper belongs to, such as the number of a bond. Only screen readers hear it, because a list has many such buttons. */
  of: string;
  /** Save the paper. Called with the code of downloads. */
  save: (downloads: Downloads) => Promise<void>;
};

/** Downloads one paper. */
export function PaperButton({ label, of, save }: Props) {
  const download = useCallback(async () => {
    const downloads = await loadDownloads();
    if (downloads.ok) await save(downloads.value);
    else showToast(PAPER_FAILED);
  }, [save]);
  const { isPending, run } = useOnceAtATime(download);

  return (
    <Button onClick={() => void run()} aria-disabled={isPending}>
      <DownIcon />
      {label} <span className="sr-only">{of}</span>
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
