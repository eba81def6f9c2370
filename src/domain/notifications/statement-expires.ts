import { z } from 'zod';
import { formatDate } from '../dates.ts';
import { STATEMENT_KIND_LABELS, type StatementKind } from '../contractors/closed-sets.ts';
import { defineLetter } from './letter.ts';

const KINDS = Object.keys(STATEMENT_KIND_LABELS) as [StatementKind, ...StatementKind[]];

/** The latest statement of a contractor with a bonding line goes out of date soon. It names no company. */
export const statementExpiresLetter = defineLetter(
  z.object({ kind: z.enum(KINDS), asOf: z.iso.date(), staleAfter: z.iso.date() }),
  ({ kind, asOf, staleAfter }) => ({
    subject: `Your bonding line needs a new statement by ${formatDate(staleAfter)}`,
    title: 'Your statement goes out of date',
    parts: [
      {
        type: 'text',
        text: 'After that day, your bonding line approves no bid until a newer statement is on your desk. Ask your CPA for the next one now.',
      },
      {
        type: 'facts',
        facts: [
          ['Statement', `${STATEMENT_KIND_LABELS[kind]}, ${formatDate(asOf)}`],
          ['Current until', formatDate(staleAfter)],
        ],
      },
    ],
    action: { label: 'Open the Contractor Desk', path: '/dashboard/contractor#financials' },
    note: 'We send this email once for each statement.',
    reason: 'You get this email because you work on the desk of a contractor with a bonding line.',
  }),
);
