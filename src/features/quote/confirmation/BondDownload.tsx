import { type ReactNode, useCallback } from 'react';
import { packetWords } from '~/domain/bonds/packet-words';
import type { Filer } from '~/domain/states/filing';
import type { MadeBond } from '~/domain/issuing/bond-progress';
import { type BoughtBond, downloadBoughtPacket, downloadBoughtPaper } from '~/stores/bought-papers';
import { PAPER_FAILED } from '~/stores/paper-words';
import { ERROR_TOAST_MS, showToast } from '~/stores/toasts';
import { Button, type ButtonProps } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { askForProgress, madeBondOf } from './bond-progress';
import type { Confirmation } from './confirmation-schema';

type Props = { confirmation: Confirmation; filer: Filer };

/** Downloads the papers of a bond in force. The key of the quote proves who bought it, so no account is needed. */
export function BondDownload({ confirmation, filer }: Props) {
  return (
    <div className="no-print mt-6">
      <PaperButtons confirmation={confirmation} />
      <p className="mt-3 max-w-text text-sm text-muted">{packetWords(filer)}</p>
    </div>
  );
}

function PaperButtons({ confirmation }: Pick<Props, 'confirmation'>) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <PaperButton
        confirmation={confirmation}
        look="primary"
        pending="Preparing bond…"
        download={(bond) => downloadBoughtPaper(bond, 'bond')}
      >
        Download Bond
      </PaperButton>
      <PaperButton
        confirmation={confirmation}
        pending="Preparing power of attorney…"
        download={(bond) => downloadBoughtPaper(bond, 'poa')}
      >
        Power of attorney
      </PaperButton>
      <PaperButton
        confirmation={confirmation}
        pending="Preparing packet…"
        download={downloadBoughtPacket}
      >
        Filing packet
      </PaperButton>
    </div>
  );
}

type PaperButtonProps = Pick<ButtonProps, 'look'> & {
  confirmation: Confirmation;
  /** The label while the paper is on its way. */
  pending: string;
  download: (bond: BoughtBond) => Promise<void>;
  children: ReactNode;
};

function PaperButton({ confirmation, pending, download, look, children }: PaperButtonProps) {
  const { isPending, run } = useOnceAtATime(
    useCallback(async () => {
      const bond = await findBond(confirmation);
      if (bond) await download({ ...bond, quoteKey: confirmation.quoteKey });
      else showToast({ ...PAPER_FAILED, durationMs: ERROR_TOAST_MS });
    }, [confirmation, download]),
  );

  return (
    <Button {...(look && { look })} aria-busy={isPending} onClick={() => void run()}>
      {isPending ? pending : children}
    </Button>
  );
}

/** The bond in force. The receipt of a bond that was issued at once does not name it, so it is asked for. */
async function findBond(confirmation: Confirmation): Promise<MadeBond | undefined> {
  const known = madeBondOf(confirmation);
  if (known) return known;

  const answer = await askForProgress(confirmation);

  return answer.ok && answer.value.progress === 'in-force' ? answer.value.bond : undefined;
}
