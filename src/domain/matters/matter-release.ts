/** When each kind of matter is over, and the proof that releases its bond. */
import type { ProofKind } from '../bond-requests/request-proofs.ts';
import type { MatterKind } from './matter-words.ts';

export const MATTER_RELEASES: Record<MatterKind, { proof: ProofKind; words: string }> = {
  fiduciary: {
    proof: 'order_of_discharge',
    words: 'When the court discharges your client, send us the order.',
  },
  litigation: {
    proof: 'satisfaction_of_judgment',
    words: 'When the judgment is paid or reversed, send us the paper that shows it.',
  },
};
