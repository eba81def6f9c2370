import { beforeEach, describe, expect, it } from 'vitest';
import { issuesByStep, issuesIn, noteIssues } from '~/features/quote/server-issues';
import { $serverIssues } from '~/features/quote/store';

beforeEach(() => $serverIssues.set({}));

describe('an issue of the server', () => {
  it.each([
    [['selection'], 'select-bond', ''],
    [['bondDetails', 'amount'], 'bond-details', 'amount'],
    [['applicant', 'address', 'zipCode'], 'applicant', 'address-zipCode'],
    [['business', 'ein'], 'business', 'ein'],
    [['underwriting', 'claimsHistory', 'details'], 'underwriting', 'claimsHistory-details'],
    [['billing', 'billingAddress', 'city'], 'payment', 'billingAddress-city'],
    [['documents'], 'documents', ''],
    [['quoteId'], undefined, ''],
    [[], undefined, ''],
  ])('at %j leads to its step and field', (path, step, fieldId) => {
    expect(issuesByStep([{ path, message: 'Wrong' }])).toEqual([
      { step, fieldId, messages: ['Wrong'] },
    ]);
  });

  it('stands with the others of its step, and the first field is the one to go to', () => {
    const issues = [
      { path: ['applicant', 'ssn'], message: 'SSN is required' },
      { path: ['business', 'ein'], message: 'EIN is required' },
      { path: ['applicant', 'email'], message: 'Valid email is required' },
    ];

    expect(issuesByStep(issues)).toEqual([
      {
        step: 'applicant',
        fieldId: 'ssn',
        messages: ['SSN is required', 'Valid email is required'],
      },
      { step: 'business', fieldId: 'ein', messages: ['EIN is required'] },
    ]);
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
