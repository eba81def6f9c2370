import { beforeEach, describe, expect, it } from 'vitest';
import { issuesIn, locateIssue, noteIssues } from '~/features/quote/server-issues';
import { $serverIssues } from '~/features/quote/store';

beforeEach(() => $serverIssues.set({}));

describe('an issue of the server', () => {
  it.each([
    [['selection'], { step: 'select-bond', fieldId: '' }],
    [['bondDetails', 'amount'], { step: 'bond-details', fieldId: 'amount' }],
    [['applicant', 'address', 'zipCode'], { step: 'applicant', fieldId: 'address-zipCode' }],
    [['business', 'ein'], { step: 'business', fieldId: 'ein' }],
    [
      ['underwriting', 'claimsHistory', 'details'],
      { step: 'underwriting', fieldId: 'claimsHistory-details' },
    ],
    [['billing', 'billingAddress', 'city'], { step: 'payment', fieldId: 'billingAddress-city' }],
  ])('at %j leads to its step and field', (path, place) => {
    expect(locateIssue({ path, message: 'Wrong' })).toEqual({ message: 'Wrong', ...place });
  });

  it.each([[[]], [['quoteId']]])('at %j belongs to no step', (path) => {
    expect(locateIssue({ path, message: 'Wrong' })).toEqual({ message: 'Wrong' });
  });

  it('waits in its section with a path that begins there; what was noted before is gone', () => {
    noteIssues([{ path: ['business', 'ein'], message: 'EIN is required' }]);
    noteIssues([{ path: ['applicant', 'address', 'city'], message: 'City is required' }]);

    expect($serverIssues.get()).toEqual({
      bondDetails: [],
      applicant: [{ path: ['address', 'city'], message: 'City is required' }],
      business: [],
      underwriting: [],
    });
  });

  it('is in its own part alone', () => {
    expect(issuesIn('billing', [{ path: ['applicant', 'ssn'], message: 'x' }])).toEqual([]);
    expect(issuesIn('billing', undefined)).toEqual([]);
  });
});
