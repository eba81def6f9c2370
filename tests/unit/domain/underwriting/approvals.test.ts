import { describe, expect, it } from 'vitest';
import {
  type Approval,
  isFirstOfTwo,
  isFirstOfTwoOnRequest,
  lacksApproval,
} from '~/domain/underwriting/approvals';

const approval = (staffId: string, counts = true): Approval => ({
  staffId,
  counts,
  at: '2026-11-22T10:00:00Z',
});
const approvals = (given: Approval[], isSecondNeeded = true) => ({
  given,
  isSecondNeeded,
  requests: {},
});

describe('lacksApproval', () => {
  it.each([
    ['one of two', [approval('dana')], true],
    ['two', [approval('dana'), approval('lee')], false],
    ['two, of which one does not count any more', [approval('dana'), approval('lee', false)], true],
    ['none, because the rules approved it', [], true],
  ])(
    'for an approved application that needs two approvals and has %s is %s',
    (_, given, expected) => {
      expect(lacksApproval('approved', approvals(given))).toBe(expected);
      expect(lacksApproval('under_review', approvals(given))).toBe(false);
      expect(lacksApproval('approved', approvals(given, false))).toBe(false);
    },
  );
});

describe('an approval', () => {
  it('is the first of two until one counts', () => {
    expect(isFirstOfTwo(approvals([]))).toBe(true);
    expect(isFirstOfTwo(approvals([approval('dana', false)]))).toBe(true);
    expect(isFirstOfTwo(approvals([approval('dana')]))).toBe(false);
    expect(isFirstOfTwo(approvals([], false))).toBe(false);
  });

  it('of a request is the first of two when two are needed and none counts', () => {
    expect(isFirstOfTwoOnRequest([])).toBe(true);
    expect(isFirstOfTwoOnRequest([approval('dana')])).toBe(false);
    expect(isFirstOfTwoOnRequest(undefined)).toBe(false);
  });
});
