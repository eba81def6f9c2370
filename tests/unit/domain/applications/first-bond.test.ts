import { describe, expect, it } from 'vitest';
import { firstBondHolder } from '~/domain/applications/first-bond';
import type { ApplicationStatus } from '~/domain/application-status';

const application = (status: ApplicationStatus) => ({
  status,
  isPaidByWire: false,
  isMadeByHand: false,
});

describe('the first bond of a customer', () => {
  it.each([
    ['with us while an underwriter reads it', ['under_review'], 'us'],
    ['with the customer while a question is open', ['information_requested'], 'you'],
    ['with us if we hold another application', ['price_offered', 'under_review'], 'us'],
    ['not on its way in a draft', ['draft'], undefined],
    ['not on its way after a decline', ['declined'], undefined],
  ] as const)('is %s', (_, statuses, holder) => {
    expect(firstBondHolder(0, statuses.map(application))).toBe(holder);
  });

  it('is there already for a customer with a bond', () => {
    expect(firstBondHolder(1, [application('under_review')])).toBeUndefined();
  });
});
