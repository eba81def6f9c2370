/**
 * The words of an invitation to sign. The attorney’s browser shows them before we send the mail, so this file imports no
 * Zod.
 */
import { isIndemnitor, type SignerRole } from '../signing/part-fields.ts';
import type { LetterPart } from './letter.ts';

const WHY: Readonly<Record<SignerRole, string>> = {
  client: 'Your attorney is applying for a bond that the court requires from you.',
  'co-fiduciary':
    'You serve together with another person, and the court requires a bond from both of you.',
  indemnitor: 'Our underwriter asks for your signature before we write bonds for this contractor.',
  'indemnitor-entity':
    'Our underwriter asks for your company’s signature before we write bonds for this contractor.',
};

/** The title of the mail. */
export function invitationTitle(sender: string): string {
  return `${sender} asks you to answer and sign`;
}

/** What the mail says in plain words before the form asks. `reason` is the underwriter's, or empty. */
export function invitationParts(
  role: SignerRole,
  reason = '',
): Extract<LetterPart, { type: 'text' | 'quote' | 'list' }>[] {
  return [
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
  ];
}
