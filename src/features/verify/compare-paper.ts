import { paperWithHash, type BondVerification } from '~/domain/bonds/bond-verification';
import { COMPARISONS } from './messages';

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
