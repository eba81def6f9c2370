/** How far the application for a final bond of a project is, for the contractor's desk. */
import type { ApplicationStatus } from '../application-status.ts';

/** An application that was sent. A draft is still the contractor's to send. */
export type SentStatus = Exclude<ApplicationStatus, 'draft'>;

const WORDS: Readonly<Record<SentStatus, string>> = {
  submitted: 'with an underwriter',
  under_review: 'with an underwriter',
  information_requested: 'a question waits for you',
  price_offered: 'another price waits for you',
  approved: 'approved',
  issued: 'issued',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** The progress as the end of a sentence: "with an underwriter". The dashboard has longer words (`status-words.ts`). */
export function bondProgressWords(status: SentStatus): string {
  return WORDS[status];
}
