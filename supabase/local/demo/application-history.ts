import type { ApplicationStatus } from '../../../src/domain/application-status.ts';
import type { ApplicationEventKind } from '../../../src/domain/application-events.ts';

/** One event of an application, this many hours after submission. */
export type HistoryEvent = {
  kind: ApplicationEventKind;
  actor: 'customer' | 'staff' | 'system';
  from: ApplicationStatus;
  to: ApplicationStatus;
  afterHours: number;
};

const SUBMITTED: HistoryEvent = {
  kind: 'submitted',
  actor: 'customer',
  from: 'draft',
  to: 'submitted',
  afterHours: 0,
};

const REVIEWED: HistoryEvent = {
  kind: 'sent-to-review',
  actor: 'system',
  from: 'submitted',
  to: 'under_review',
  afterHours: 0,
};

const APPROVED: HistoryEvent = {
  kind: 'approved',
  actor: 'staff',
  from: 'under_review',
  to: 'approved',
  afterHours: 20,
};

/** The events that lead to a status, oldest first. A draft has none. */
const HISTORIES: Record<ApplicationStatus, readonly HistoryEvent[]> = {
  draft: [],
  submitted: [SUBMITTED],
  under_review: [SUBMITTED, REVIEWED],
  information_requested: [
    SUBMITTED,
    REVIEWED,
    {
      kind: 'information-requested',
      actor: 'staff',
      from: 'under_review',
      to: 'information_requested',
      afterHours: 22,
    },
  ],
  price_offered: [
    SUBMITTED,
    REVIEWED,
    {
      kind: 'price-offered',
      actor: 'staff',
      from: 'under_review',
      to: 'price_offered',
      afterHours: 20,
    },
  ],
  approved: [SUBMITTED, REVIEWED, APPROVED],
  issued: [
    SUBMITTED,
    REVIEWED,
    APPROVED,
    { kind: 'issued', actor: 'system', from: 'approved', to: 'issued', afterHours: 21 },
  ],
  declined: [
    SUBMITTED,
    REVIEWED,
    { kind: 'declined', actor: 'staff', from: 'under_review', to: 'declined', afterHours: 30 },
  ],
  withdrawn: [
    SUBMITTED,
    REVIEWED,
    { kind: 'withdrawn', actor: 'customer', from: 'under_review', to: 'withdrawn', afterHours: 5 },
  ],
};

/** The events of an application, oldest first. */
export function historyOf(status: ApplicationStatus): readonly HistoryEvent[] {
  return HISTORIES[status];
}
