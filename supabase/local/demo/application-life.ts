import type { ApplicationStatus } from '../../../src/domain/application-status.ts';
import type { ApplicationEventKind } from '../../../src/domain/application-events.ts';

/** One thing that happened to an application, so many hours after it was sent. */
export type LifeEvent = {
  kind: ApplicationEventKind;
  actor: 'customer' | 'staff' | 'system';
  from: ApplicationStatus;
  to: ApplicationStatus;
  afterHours: number;
};

const SUBMITTED: LifeEvent = {
  kind: 'submitted',
  actor: 'customer',
  from: 'draft',
  to: 'submitted',
  afterHours: 0,
};

const REVIEWED: LifeEvent = {
  kind: 'sent-to-review',
  actor: 'system',
  from: 'submitted',
  to: 'under_review',
  afterHours: 0,
};

const APPROVED: LifeEvent = {
  kind: 'approved',
  actor: 'staff',
  from: 'under_review',
  to: 'approved',
  afterHours: 20,
};

/** What happened to an application that stands in a status, oldest first. Nothing was told of a draft. */
const LIVES: Record<ApplicationStatus, readonly LifeEvent[]> = {
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
export function lifeOf(status: ApplicationStatus): readonly LifeEvent[] {
  return LIVES[status];
}
