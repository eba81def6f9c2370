import { paperWithHash } from '~/domain/bonds/bond-verdict';
import type { BondVerification } from '~/domain/bonds/bond-verification';
import { COMPARISONS } from './messages';
import type { VerifyParts } from './page-parts';

/** Say which paper of the bond a file is. The file stays on this device: only its SHA-256 is compared. */
export async function comparePaper(bond: BondVerification, file: Blob): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());

    return COMPARISONS[paperWithHash(bond, toHex(digest)) ?? 'none'];
  } catch {
    return COMPARISONS.unreadable;
  }
}

function toHex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Let the clerk choose a file, or drop one on the place for it. */
export function letCompare(
  { drop, file, comparison }: Pick<VerifyParts, 'drop' | 'file' | 'comparison'>,
  bond: BondVerification,
): void {
  const compare = async (chosen: File | undefined) => {
    if (chosen !== undefined) comparison.textContent = await comparePaper(bond, chosen);
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
