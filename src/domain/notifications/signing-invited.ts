import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { isIndemnitor, SIGNER_ROLES, type SignerRole } from '../signing/part-fields.ts';
import { defineLetter } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

const WHY: Readonly<Record<SignerRole, string>> = {
  client: 'Your attorney is applying for a bond that the court requires from you.',
  'co-fiduciary':
    'You serve together with another person, and the court requires a bond from both of you.',
  indemnitor: 'Our underwriter asks for your signature before we write bonds for this contractor.',
  'indemnitor-entity':
    'Our underwriter asks for your company’s signature before we write bonds for this contractor.',
};

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
    title: `${sender} asks you to answer and sign`,
    parts: [
      { type: 'text', text: WHY[role] },
      ...(reason === '' ? [] : [{ type: 'quote' as const, text: reason }]),
      { type: 'text', text: 'It takes about ten minutes on a phone or computer. We ask for:' },
      {
        type: 'list',
        items: [
          'Your name, address, work and money in broad terms, and past bankruptcies or judgments.',
          'Your date of birth and Social Security number (for a company, its EIN). We encrypt them.',
          'Permission to check your credit. Only underwriters see the report.',
          `A promise to repay (indemnity): if the surety pays because of ${isIndemnitor(role) ? 'a bond for this contractor' : 'this bond'}, you repay it from your own money. A bond isn’t insurance for you.`,
        ],
      },
      {
        type: 'text',
        text: 'You can stop at any time and continue later, ask your own lawyer, or decline. When you open the link, we send a code to this address. Never give the code to anybody.',
      },
      {
        type: 'facts',
        facts: [
          ['From', sender],
          [isIndemnitor(role) ? 'For' : 'Bond', purpose],
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
