import { bondStageOn } from '~/domain/bonds/bond-stage';
import { verificationDay } from '~/domain/bonds/verification-day';
import { now } from '~/platform/clock';
import tokens from '~/styles/tokens.css?raw';
import type { Evidence } from './evidence';
import style from './proof-page.css?raw';
import { proofPage } from './proof-page';
import script from './proof-script.ts?bundled';

/** Make the proof of a bond as a page that works without the site, and the name of its file. */
export function makeProofFile(
  { proof, keys, bond }: Evidence,
  { savedAt, address }: { savedAt: Date; address: string },
): { name: string; content: Blob } {
  const html = proofPage({
    data: {
      proof,
      keys,
      address,
      savedAt: savedAt.toISOString(),
      bondNumber: bond.number,
      status: bondStageOn(bond, verificationDay(bond, now())),
    },
    // Convert the site's theme to plain custom properties.
    style: `${tokens.replace(/@theme[^{]*/, ':root ')}\n${style}`,
    script,
  });

  return { name: `${bond.number}-proof.html`, content: new Blob([html], { type: 'text/html' }) };
}
