import { z } from 'zod';
import { askedDocumentLabel } from '../applications/asked-document-words.ts';
import { DOCUMENT_TYPES } from '../bonds/bond-types.ts';
import {
  ACCOUNT_NOTE,
  applicationFacts,
  applicationFactsSchema,
  applicationPath,
} from './mail-facts.ts';
import { defineLetter } from './letter.ts';

/** An underwriter requests documents from the customer, with a question. */
export const documentAskedLetter = defineLetter(
  applicationFactsSchema.extend({
    question: z.string().min(1),
    documents: z.array(z.enum(DOCUMENT_TYPES)).min(1),
  }),
  (application) => ({
    subject: `Documents for your application ${application.applicationNumber}`,
    title: 'We need documents from you',
    parts: [
      { type: 'text', text: 'An underwriter needs this before we can continue:' },
      { type: 'list', items: application.documents.map((type) => askedDocumentLabel(type)) },
      { type: 'quote', text: application.question },
      { type: 'facts', facts: applicationFacts(application) },
    ],
    action: { label: 'Send the documents', path: applicationPath(application) },
    note: `${ACCOUNT_NOTE} Send documents from your dashboard, where they stay private. Do not send them by email.`,
  }),
);
