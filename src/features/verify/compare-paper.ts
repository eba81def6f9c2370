import type { ManifestPaper } from '~/domain/proof/bond-manifest';
import { sha256Hex } from '~/domain/proof/sha256';
import { signedPaper } from '~/domain/proof/verify-proof';
import { comparisonWords, NO_PDF, UNREADABLE_FILE } from './proof-words';

/** The result of a comparison in words. `isOurs` is undefined for a file that could not be read. */
type Comparison = { words: string; isOurs: boolean | undefined };

/** Say which paper of the bond a file is. The file stays on this device: only its SHA-256 is compared. */
export async function comparePaper(
  papers: readonly ManifestPaper[],
  file: Blob,
): Promise<Comparison> {
  try {
    const bytes = await file.arrayBuffer();
    const paper = signedPaper({ papers }, await sha256Hex(bytes));
    if (paper === undefined && !isPdf(bytes)) return { words: NO_PDF, isOurs: undefined };

    return { words: comparisonWords(paper), isOurs: paper !== undefined };
  } catch {
    return { words: UNREADABLE_FILE, isOurs: undefined };
  }
}

/** A PDF says so in its first 1,024 bytes. */
function isPdf(bytes: ArrayBuffer): boolean {
  return new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-');
}

/** The drop area, the file input, and the elements that show the result and warn of a wrong file. */
type PaperCheck = {
  drop: HTMLElement;
  file: HTMLInputElement;
  comparison: HTMLElement;
  /** Missing in the proof file, whose words alone warn. */
  mismatch?: HTMLElement;
};

/** Let the clerk choose or drop a file. `papers` returns the papers known at that moment. */
export function letCompare(
  { drop, file, comparison, mismatch }: PaperCheck,
  papers: () => readonly ManifestPaper[],
): void {
  let last: File | undefined;
  const compare = async (chosen: File | undefined) => {
    if (chosen === undefined) return;

    last = chosen;
    comparison.textContent = ''; // what it says is about the file before
    comparison.dataset['ours'] = '';
    const { words, isOurs } = await comparePaper(papers(), chosen);
    if (chosen !== last) return; // a smaller file that was chosen later may be compared first

    comparison.textContent = words;
    comparison.dataset['ours'] = String(isOurs ?? '');
    if (!mismatch) return;

    mismatch.hidden = isOurs !== false;
    if (isOurs === false) mismatch.focus(); // scrolls the warning into view
  };

  file.addEventListener('change', () => void compare(file.files?.[0]));
  drop.addEventListener('dragover', (event) => {
    event.preventDefault();
    drop.dataset['drop'] = 'over';
  });
  drop.addEventListener('dragleave', () => {
    drop.dataset['drop'] = '';
  });
  drop.addEventListener('drop', (event) => {
    event.preventDefault();
    drop.dataset['drop'] = '';
    void compare(event.dataTransfer?.files[0]);
  });
}
