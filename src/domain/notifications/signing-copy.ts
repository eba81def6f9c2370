import { z } from 'zod';
import { officeTime } from '../office-time.ts';
import { CONSENTS } from '../signing/consents.ts';
import { defineLetter, type LetterPart } from './letter.ts';
import { mailSenderSchema } from './mail-facts.ts';

const documentSchema = z.object({
  id: z.enum(CONSENTS),
  version: z.string().min(1),
  title: z.string().min(1),
  text: z.array(z.string()).min(1),
  agree: z.string().min(1),
  hash: z.string().min(1),
  agreedAt: z.string().min(1),
});

type Document = z.output<typeof documentSchema>;

/** The signer's copy: every text as signed, and the record of the signature. It has no answers of the signer. */
export const signingCopyLetter = defineLetter(
  z.object({
    sender: mailSenderSchema,
    purpose: z.string().min(1),
    name: z.string().min(1),
    intent: z.string().min(1),
    documents: z.array(documentSchema).min(1),
    contentHash: z.string().min(1),
    signedAt: z.string().min(1),
  }),
  ({ sender, purpose, name, intent, documents, contentHash, signedAt }) => ({
    subject: `Your signed copy: ${purpose}`,
    title: 'Your signed copy',
    parts: [
      { type: 'text', text: 'You signed the texts below. Keep this email.' },
      {
        type: 'facts',
        facts: [
          ['For', sender],
          ['Purpose', purpose],
          ['Signed by', name],
          ['Time', officeTime(signedAt)],
          ['Identity', 'A code that we sent to this address'],
        ],
      },
      { type: 'text', text: intent },
      ...documents.flatMap(documentParts),
      { type: 'facts', facts: [['SHA-256 of everything signed', contentHash]] },
    ],
    action: { label: 'Questions? Contact us', path: '/support' },
    note: 'To get paper copies or to withdraw your consent to electronic papers, call or write to us.',
    reason: `You get this email because you signed by a link from ${sender}.`,
  }),
);

function documentParts({ title, version, text, agree, hash, agreedAt }: Document): LetterPart[] {
  return [
    { type: 'text', text: `${title} (${version})` },
    ...text.map((line): LetterPart => ({ type: 'text', text: line })),
    { type: 'quote', text: agree },
    {
      type: 'facts',
      facts: [
        ['You agreed', officeTime(agreedAt)],
        ['SHA-256', hash],
      ],
    },
  ];
}
