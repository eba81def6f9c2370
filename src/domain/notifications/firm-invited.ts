import { z } from 'zod';
import { ATTORNEY_DESK_PATH } from '../matters/matter-path.ts';
import { FIRM_ROLES, type FirmRole } from '../matters/matter-words.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** A law firm invited an address to work on its desk. The invitation opens only for an account with that address. */
export const firmInvitedLetter = defineLetter(
  z.object({
    firm: mailSenderSchema,
    role: z.enum(Object.keys(FIRM_ROLES) as [FirmRole, ...FirmRole[]]),
  }),
  ({ firm, role }) => ({
    subject: `${firm} invites you to its desk`,
    title: `${firm} invites you`,
    parts: [
      {
        type: 'text',
        text: 'The firm asks you to work on its matters with us. We have not verified its name.',
      },
      {
        type: 'facts',
        facts: [
          ['Firm', firm],
          ['Your role', FIRM_ROLES[role].label],
        ],
      },
      {
        type: 'text',
        text: 'Sign in with this address, or open an account with it, and join the firm on the Attorney Desk within 14 days. If you don’t know the firm, ignore this email.',
      },
    ],
    action: { label: 'Open the Attorney Desk', path: ATTORNEY_DESK_PATH },
    note: 'We send this email at most once a day.',
  }),
);
