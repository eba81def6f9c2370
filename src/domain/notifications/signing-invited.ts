import { z } from 'zod';
import { nameForReader } from '../bonds/name-for-reader.ts';
import { formatDate } from '../dates.ts';
import { isIndemnitor, SIGNER_ROLES } from '../signing/part-fields.ts';
import { invitationParts, invitationTitle } from './invitation-words.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

/** An invitation to answer and sign. It says in plain words what is asked, before the form does. */
export const signingInvitedLetter = defineLetter(
  z.object({
    role: z.enum(SIGNER_ROLES),
    sender: mailSenderSchema,
    purpose: z.string().min(1),
    reason: z.string(),
    /** The token of the link. Sealed while the mail waits. */
    secret: z.string().min(1),
    expiresOn: z.iso.date(),
  }),
  ({ role, sender, purpose, reason, secret, expiresOn }) => ({
    subject: `${sender} asks you to sign: ${purpose}`,
    title: invitationTitle(sender),
    parts: [
      ...invitationParts(role, reason),
      {
        type: 'facts',
        facts: [
          ['From', sender],
          [isIndemnitor(role) ? 'For' : 'Bond', nameForReader(purpose)],
          ['The link works until', formatDate(expiresOn)],
        ],
      },
    ],
    action: {
      label: isIndemnitor(role) ? 'Read and sign' : 'Open the application',
      path: `/sign#${secret}`,
    },
    note: 'If you don’t know the sender, ignore this email. Nothing happens unless you sign.',
    reason: isIndemnitor(role)
      ? `You get this email because our underwriter asked for your signature for ${sender}.`
      : `You get this email because ${sender} entered your address.`,
  }),
);
