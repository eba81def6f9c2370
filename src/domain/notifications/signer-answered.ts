import { z } from 'zod';
import { matterPath } from '../matters/matter-path.ts';
import { defineLetter } from './letter.ts';
import { matterNumberFacts, matterNumberFields, matterSubject } from './matter-number.ts';

const SIGNERS = { client: 'Your client', 'co-fiduciary': 'A co-fiduciary' } as const;

/**
 * A person signed or declined. It goes to the member of the firm who sent the link, or else to the responsible attorney. It
 * names the bond and the firm's file number, or else the court's case number. It names no person, because the link shows no
 * name until the code is entered.
 */
export const signerAnsweredLetter = defineLetter(
  z.object({
    role: z.enum(['client', 'co-fiduciary']),
    outcome: z.enum(['signed', 'declined']),
    purpose: z.string().min(1),
    matterId: z.uuid(),
    ...matterNumberFields,
    /** How many corrections of the facts wait for the firm. Missing for none and in older mails. */
    corrections: z.int().positive().optional(),
  }),
  ({ role, outcome, purpose, matterId, corrections, ...numbers }) => {
    const title = `${SIGNERS[role]} ${outcome === 'signed' ? 'signed' : 'declined to sign'}`;

    return {
      subject: matterSubject(title, purpose, numbers),
      title,
      parts: [
        {
          type: 'text',
          text:
            outcome === 'signed'
              ? 'The answers and the promise to repay are signed. When everyone in the matter has signed, get the price and send the application.'
              : 'The link has ended. Talk to the person before you send another one.',
        },
        ...(outcome === 'signed' && corrections !== undefined
          ? [{ type: 'text' as const, text: correctionWords(corrections) }]
          : []),
        { type: 'facts', facts: [['Bond', purpose], ...matterNumberFacts(numbers)] },
      ],
      action: { label: 'Open the matter', path: matterPath(matterId) },
      note: 'To open the matter, sign in with the account of your firm.',
      reason: 'You get this email because your firm sent this person a link to sign.',
    };
  },
);

function correctionWords(count: number): string {
  return count === 1
    ? 'The signer also corrected a fact of the matter. Accept the correction or discuss it before you get the price.'
    : `The signer also corrected ${count} facts of the matter. Accept the corrections or discuss them before you get the price.`;
}
