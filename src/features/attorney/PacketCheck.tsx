import { useState } from 'react';
import type { LoadedProgress } from '~/data/firms/board';
import type { MatterValues } from '~/domain/matters/matter-values';
import { isPacketReady, packetLines, type PacketLine } from '~/domain/matters/packet-check';
import { fetchPart } from '~/platform/fetch-part';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

type Props = {
  values: MatterValues;
  progress: LoadedProgress;
  /** Whether the member may open the papers. */
  mayOpen: boolean;
};

/** The check before the packet is printed. */
export function PacketCheck({ values, progress, mayOpen }: Props) {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const lines = packetLines(values, progress);
  const after = lines.filter(({ isAfterPrint }) => isAfterPrint);
  const before = lines.filter(({ isAfterPrint }) => !isAfterPrint);
  const isReady = isPacketReady(lines, checked);
  const { isOwn, bondId: id, bondNumber: number = '' } = progress;
  const { isPending, run } = useOnceAtATime(async (bondId: string) => {
    const downloads = await fetchPart(import('~/stores/bond-downloads'));
    if (downloads.ok) await downloads.value.downloadFilingPacket({ id: bondId, number });
    else showToast(PAPER_FAILED);
  });

  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">Before you print the packet</legend>
      <Lines lines={before} checked={checked} onCheck={setChecked} />
      <p role="status">
        {isReady ? 'The packet is ready to print.' : 'Check every line before you print.'}
        {isReady && !mayOpen && ' A colleague who may change the matter prints it.'}
      </p>
      {isReady && mayOpen && id && (
        <div className="no-print mt-3 flex flex-wrap items-center gap-4">
          <Button
            look="primary"
            aria-disabled={isPending || undefined}
            onClick={() => void run(id)}
          >
            {isPending ? 'Preparing the packet...' : 'Get the filing packet'}
          </Button>
          {isOwn && <a href={`/dashboard?bond=${id}`}>All papers of the bond</a>}
        </div>
      )}
      <p className="mt-4 font-semibold">After you print it</p>
      <Lines lines={after} checked={checked} onCheck={setChecked} />
    </fieldset>
  );
}

type LinesProps = {
  lines: readonly PacketLine[];
  checked: readonly string[];
  onCheck: (checked: readonly string[]) => void;
};

function Lines({ lines, checked, onCheck }: LinesProps) {
  return lines.map(({ key, label, isMet }) =>
    isMet === undefined ? (
      <CheckboxField
        key={key}
        id={`packet-${key}`}
        label={label}
        checked={checked.includes(key)}
        onChange={({ currentTarget }) =>
          onCheck(
            currentTarget.checked ? [...checked, key] : checked.filter((other) => other !== key),
          )
        }
      />
    ) : (
      <p key={key} className="py-2">
        <strong>{isMet ? 'OK' : 'Stop'}</strong>: {label}
      </p>
    ),
  );
}
