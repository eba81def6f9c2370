import tokens from '~/styles/tokens.css?raw';
import type { Evidence } from '../save-proof';
import style from './proof-page.css?raw';
import { proofPage } from './proof-page';
import script from './proof-script.ts?bundled';

/** The proof of a bond as a page that works by itself, and the name it is saved under. */
export function makeProofFile(
  { proof, keys, bond }: Evidence,
  { savedAt, address }: { savedAt: Date; address: string },
): { name: string; content: Blob } {
  const html = proofPage({
    data: {
      ...{ proof, keys, address },
      savedAt: savedAt.toISOString(),
      bondNumber: bond.number,
      status: bond.status,
    },
    // The theme of the site as plain custom properties.
    style: `${tokens.replace(/@theme[^{]*/, ':root ')}\n${style}`,
    script,
  });

  return {
    name: `${bond.number}-proof.html`,
    content: new Blob([html], { type: 'text/html' }),
  };
}
