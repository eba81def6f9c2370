import { z } from 'zod';
import { matterPath } from '../matters/matter-path.ts';
import { defineLetter } from './letter.ts';

const SIGNERS = { client: 'Your client', 'co-fiduciary': 'A co-fiduciary' } as const;

/**
 * A person signed or declined. It goes to the member of the firm who sent the link, or else to the responsible attorney. It
 * names the bond and no person, because the link names nobody before the code either.
 */
export const signerAnsweredLetter = defineLetter(
  z.object({
    role: z.enum(['client', 'co-fiduciary']),
    outcome: z.enum(['signed', 'declined']),
    purpose: z.string().min(1),
    matterId: z.uuid(),
  }),
  ({ role, outcome, purpose, matterId }) => {
    const title = `${SIGNERS[role]} ${outcome === 'signed' ? 'signed' : 'declined to sign'}`;

    return {
      subject: `${title}: ${purpose}`,
      title,
      parts: [
        {
          type: 'text',
          text:
            outcome === 'signed'
              ? 'The answers and the promise to repay are signed. When everyone in the matter has signed, get the price and send the application.'
              : 'The link has ended. Talk to the person before you send another one.',
        },
        { type: 'facts', facts: [['Bond', purpose]] },
      ],
      action: { label: 'Open the matter', path: matterPath(matterId) },
      note: 'To open the matter, sign in with the account of your firm.',
      reason: 'You get this email because your firm sent this person a link to sign.',
    };
  },
);
