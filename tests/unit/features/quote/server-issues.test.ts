import { beforeEach, describe, expect, it } from 'vitest';
import { SECTION_KEYS } from '~/domain/quote/journey';
import { issuesByStep, issuesIn, noteIssues } from '~/features/quote/server-issues';
import { $serverIssues } from '~/features/quote/store';

beforeEach(() => $serverIssues.set({}));

describe('a problem from the server', () => {
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

  it('joins the others of its step, and the first field gets the focus', () => {
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

  it('is stored for its section with a path that begins there, and replaces earlier ones', () => {
    noteIssues([{ path: ['business', 'ein'], message: 'EIN is required' }]);
    noteIssues([{ path: ['applicant', 'address', 'city'], message: 'City is required' }]);

    expect($serverIssues.get()).toEqual({
      ...Object.fromEntries(SECTION_KEYS.map((section) => [section, []])),
      applicant: [{ path: ['address', 'city'], message: 'City is required' }],
    });
  });

  it('belongs only to its own section', () => {
    expect(issuesIn('billing', [{ path: ['applicant', 'ssn'], message: 'x' }])).toEqual([]);
    expect(issuesIn('billing', undefined)).toEqual([]);
  });
});
