import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import {
  isOpenStatus,
  parseApplicationStatus,
  parseQueueStatus,
  QUEUE_STATUSES,
  queueLabel,
  staffStanding,
} from '~/domain/underwriting/queue-status';

describe('the parts of the queue', () => {
  it('are all statuses but that of a draft', () => {
    expect([...QUEUE_STATUSES, 'draft'].sort()).toEqual([...APPLICATION_STATUSES].sort());
  });

  it('are read from an address, and all of them by one name', () => {
    expect(parseQueueStatus('declined')).toBe('declined');
    expect(parseQueueStatus('all')).toBe('all');
    expect(parseQueueStatus('draft')).toBeUndefined();
    expect(parseQueueStatus(null)).toBeUndefined();
  });

  it('are open as long as somebody waits', () => {
    expect(APPLICATION_STATUSES.filter(isOpenStatus)).toEqual([
      'submitted',
      'under_review',
      'information_requested',
      'approved',
    ]);
    expect(isOpenStatus('all')).toBe(false);
  });

  it('have a name of their own each', () => {
    const names = [...QUEUE_STATUSES, 'all' as const].map(queueLabel);

    expect(new Set(names).size).toBe(names.length);
  });
});

describe('staffStanding', () => {
  it('draws the eye to what is to be decided', () => {
    expect(staffStanding('under_review')).toEqual({ label: 'To decide', tone: 'accent' });
    expect(staffStanding('draft')).toEqual({ label: 'Draft', tone: 'neutral' });
    expect(staffStanding('approved')).toEqual({ label: 'Approved', tone: 'success' });
  });
});

describe('parseApplicationStatus', () => {
  it('knows every status of the database and no other', () => {
    expect(APPLICATION_STATUSES.map(parseApplicationStatus)).toEqual(APPLICATION_STATUSES);
    expect(parseApplicationStatus('lost')).toBeUndefined();
  });
});
