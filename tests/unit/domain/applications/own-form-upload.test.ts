import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '~/domain/application-status';
import { takesBlankForm } from '~/domain/applications/own-form-upload';

describe('takesBlankForm', () => {
  it('is true from the review to the approval', () => {
    expect(APPLICATION_STATUSES.filter(takesBlankForm)).toEqual([
      'under_review',
      'information_requested',
      'price_offered',
      'approved',
    ]);
  });
});
