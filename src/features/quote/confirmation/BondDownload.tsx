import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import type { MadeBond } from '~/domain/issuing/bond-progress';
import { downloadBondFile, downloadFilingPacket } from '~/stores/bond-downloads';
import { PAPER_FAILED } from '~/stores/paper-words';
import { $session, shownUser } from '~/stores/session';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';
import { askForProgress, madeBondOf } from './bond-progress';
import type { Confirmation } from './confirmation-schema';

/** The way to the papers of a bond that is in force. They are given to an account alone. */
export function BondDownload({ confirmation }: { confirmation: Confirmation }) {
  const isSignedIn = shownUser(useStore($session)) !== undefined;
  const bond = madeBondOf(confirmation);

  return (
    <div className="no-print mt-5 flex flex-wrap items-center gap-3">
      {isSignedIn ? (
        <>
          {!bond?.isRenewed && (
            <>
              <DownloadButton confirmation={confirmation} />
              <PacketButton confirmation={confirmation} />
            </>
          )}
          <a href="/dashboard" className="button button-secondary">
            Open Your Dashboard
          </a>
        </>
      ) : (
        <a href="/signup" className="button button-primary">
          Sign Up to Download
        </a>
      )}
    </div>
  );
}

function DownloadButton({ confirmation }: { confirmation: Confirmation }) {
  const { isPending, run } = useOnceAtATime(
    useCallback(() => downloadBond(confirmation), [confirmation]),
  );

  return (
    <Button look="primary" aria-busy={isPending} onClick={() => void run()}>
      {isPending ? 'Preparing bond…' : 'Download Bond'}
    </Button>
  );
}

function PacketButton({ confirmation }: { confirmation: Confirmation }) {
  const { isPending, run } = useOnceAtATime(
    useCallback(() => downloadPacket(confirmation), [confirmation]),
  );

  return (
    <Button aria-busy={isPending} onClick={() => void run()}>
      {isPending ? 'Preparing packet…' : 'Filing packet'}
    </Button>
  );
}

async function downloadBond(confirmation: Confirmation): Promise<void> {
  const bond = await findBond(confirmation);
  if (bond) await downloadBondFile(bond.id, 'bond');
  else showToast(PAPER_FAILED);
}

async function downloadPacket(confirmation: Confirmation): Promise<void> {
  const bond = await findBond(confirmation);
  if (bond) await downloadFilingPacket(bond);
  else showToast(PAPER_FAILED);
}

/** The bond in force. The receipt of a bond that was issued at once does not name it, so it is asked for. */
async function findBond(confirmation: Confirmation): Promise<MadeBond | undefined> {
  const known = madeBondOf(confirmation);
  if (known) return known;

  const answer = await askForProgress(confirmation);

  return answer.ok && answer.value.progress === 'in-force' ? answer.value.bond : undefined;
}
