/** A renewal that the customer sent, in words. */
import type { ApplicationStatus } from '../application-status.ts';
import { formatDate, type IsoDate } from '../dates.ts';

/** Who has a renewal that was sent. Declined and withdrawn ones can be renewed again, and issued ones are renewed. */
const SENT: Partial<Record<ApplicationStatus, string>> = {
  submitted: 'with us',
  under_review: 'with an underwriter',
  information_requested: 'an underwriter has a question for you',
  price_offered: 'there is a new price for you',
  approved: 'approved',
};

/** When a renewal was sent, and who has it: "Sent November 30, 2026, with an underwriter". */
export function sentRenewalWords(status: ApplicationStatus, on: IsoDate): string {
  return [`Sent ${formatDate(on)}`, SENT[status] ?? []].flat().join(', ');
}
