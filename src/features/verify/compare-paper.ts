import type { ManifestPaper } from '~/domain/proof/bond-manifest';
import { sha256Hex } from '~/domain/proof/sha256';
import { signedPaper } from '~/domain/proof/verify-proof';
import { comparisonWords, UNREADABLE_FILE } from './proof-words';

/** Say which paper of the bond a file is. The file stays on this device: only its SHA-256 is compared. */
export async function comparePaper(papers: readonly ManifestPaper[], file: Blob): Promise<string> {
  try {
    const hash = await sha256Hex(await file.arrayBuffer());

    return comparisonWords(signedPaper({ papers }, hash));
  } catch {
    return UNREADABLE_FILE;
  }
}

/** The drop area, the file input and the element that shows the result. */
type PaperCheck = { drop: HTMLElement; file: HTMLInputElement; comparison: HTMLElement };

/** Let the clerk choose or drop a file. `papers` returns the papers known at that moment. */
export function letCompare(
  { drop, file, comparison }: PaperCheck,
  papers: () => readonly ManifestPaper[],
): void {
  const compare = async (chosen: File | undefined) => {
    if (chosen !== undefined) comparison.textContent = await comparePaper(papers(), chosen);
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
