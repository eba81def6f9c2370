import type { LoadedProgress } from '~/data/firms/board';
import type { BondFileType } from '~/domain/bonds/bond-files';
import { fetchPart } from '~/platform/fetch-part';
import { PAPER_FAILED } from '~/stores/paper-words';
import { showToast } from '~/stores/toasts';
import { Button } from '~/ui/Button';
import { useOnceAtATime } from '~/ui/use-once-at-a-time';

type Paper = { type: BondFileType; ordinal?: number; label: string };

type Props = {
  bondId: string;
  progress: Pick<LoadedProgress, 'certificateToFile' | 'riderToFile' | 'riderBringsPower'>;
};

/** Downloads the papers of a colleague's bond: the bond with its power of attorney, and the next papers to file. */
export function BondPapers({ bondId, progress }: Props) {
  const { certificateToFile, riderToFile, riderBringsPower } = progress;
  const papers: Paper[] = [
    { type: 'bond', label: 'Bond' },
    { type: 'poa', label: 'POA' },
    ...certificatePapers(certificateToFile),
    ...(riderToFile === undefined ? [] : riderPapers(riderToFile, riderBringsPower === true)),
  ];

  return (
    <div className="no-print mt-3 flex flex-wrap gap-3">
      {papers.map((paper) => (
        <PaperButton key={paper.label} bondId={bondId} {...paper} />
      ))}
    </div>
  );
}

function certificatePapers(ordinal: number | undefined): Paper[] {
  return ordinal === undefined
    ? []
    : [{ type: 'continuation', ordinal, label: 'Continuation certificate' }];
}

function riderPapers(ordinal: number, bringsPower: boolean): Paper[] {
  const rider: Paper = { type: 'rider', ordinal, label: `Rider ${ordinal}` };

  return bringsPower
    ? [rider, { type: 'rider_poa', ordinal, label: `POA of Rider ${ordinal}` }]
    : [rider];
}

function PaperButton({ bondId, type, ordinal, label }: Paper & { bondId: string }) {
  const { isPending, run } = useOnceAtATime(async () => {
    const downloads = await fetchPart(import('~/stores/bond-downloads'));
    if (downloads.ok) await downloads.value.downloadBondFile(bondId, type, ordinal);
    else showToast(PAPER_FAILED);
  });

  return (
    <Button onClick={() => void run()} aria-disabled={isPending}>
      {label}
    </Button>
  );
}
