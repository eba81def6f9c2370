import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  isOpenStatus,
  parseApplicationStatus,
  parseQueueStatus,
  QUEUE_STATUSES,
  queueLabel,
  staffStatus,
} from '~/domain/underwriting/queue-status';

describe('the tabs of the queue', () => {
  it('are all statuses except draft', () => {
    expect([...QUEUE_STATUSES, 'draft'].sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  it('are read from an address; one name stands for all of them', () => {
    expect(parseQueueStatus('declined')).toBe('declined');
    expect(parseQueueStatus('all')).toBe('all');
    expect(parseQueueStatus('draft')).toBeUndefined();
    expect(parseQueueStatus(null)).toBeUndefined();
  });

  it('are open while an application waits', () => {
    expect(APPLICATION_STATUSES.filter(isOpenStatus)).toEqual([
      'submitted',
      'under_review',
      'information_requested',
      'price_offered',
      'approved',
    ]);
    expect(isOpenStatus('all')).toBe(false);
  });

  it('have unique names', () => {
    const names = [...QUEUE_STATUSES, 'all' as const].map(queueLabel);

    expect(new Set(names).size).toBe(names.length);
  });
});

describe('staffStatus', () => {
  it('highlights the applications to decide', () => {
    expect(staffStatus('under_review')).toEqual({ label: 'To decide', tone: 'accent' });
    expect(staffStatus('draft')).toEqual({ label: 'Draft', tone: 'neutral' });
    expect(staffStatus('approved')).toEqual({ label: 'Approved', tone: 'success' });
  });
});

describe('parseApplicationStatus', () => {
  it('recognizes every status of the database and no other', () => {
    expect(APPLICATION_STATUSES.map(parseApplicationStatus)).toEqual(APPLICATION_STATUSES);
    expect(parseApplicationStatus('lost')).toBeUndefined();
  });
});
