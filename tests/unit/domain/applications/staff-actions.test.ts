import { describe, expect, it } from 'vitest';
import { needsReason, STAFF_ACTIONS } from '~/domain/applications/staff-actions';

describe('needsReason', () => {
  it('is true for every decision except an approval', () => {
    expect(STAFF_ACTIONS.filter(needsReason)).toEqual(['request-information', 'decline']);
  });
});
