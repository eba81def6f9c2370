import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '~/domain/application-status';
import {
  byHolder,
  canWithdraw,
  draftKeptUntil,
  needsWords,
  describeStatus,
  isBeingMade,
  isDeclined,
} from '~/domain/applications/status-words';

const facts = (status: ApplicationStatus, isPaidByWire = false) => ({ status, isPaidByWire });

describe('the standing of an application', () => {
  it.each<[ApplicationStatus, string, string]>([
    ['draft', 'Draft', 'you'],
    ['submitted', 'Submitted', 'us'],
    ['under_review', 'Under review', 'us'],
    ['information_requested', 'Question for you', 'you'],
    ['price_offered', 'New price for you', 'you'],
    ['approved', 'Approved', 'us'],
    ['issued', 'Issued', 'nobody'],
    ['declined', 'Declined', 'nobody'],
    ['withdrawn', 'Withdrawn', 'nobody'],
  ])('of %s is %s, and the next action is with %s', (status, label, holder) => {
    expect(describeStatus(facts(status))).toMatchObject({ label, holder });
  });

  it('gives the next action to the customer when an approved bond waits for a wire', () => {
    expect(describeStatus(facts('approved', true))).toMatchObject({
      label: 'Approved',
      holder: 'you',
      sentence: 'It is approved. We issue the bond when your wire arrives.',
    });
  });

  it('requests no wire before the approval', () => {
    expect(describeStatus(facts('under_review', true)).holder).toBe('us');
  });
});

describe('applications by next action', () => {
  it('list an open question before a wire, and a wire before a draft', () => {
    const { you } = byHolder([
      facts('draft'),
      facts('approved', true),
      facts('information_requested'),
    ]);

    expect(you.map(({ status }) => status)).toEqual(['information_requested', 'approved', 'draft']);
  });

  it('are all listed, once each', () => {
    const all = APPLICATION_STATUSES.map((status) => facts(status));
    const { you, us, nobody } = byHolder(all);

    expect(new Set([...you, ...us, ...nobody])).toEqual(new Set(all));
    expect(us.map(({ status }) => status)).toEqual(['submitted', 'under_review', 'approved']);
    expect(nobody).toHaveLength(3);
    expect(nobody.filter(isDeclined)).toEqual([facts('declined')]);
  });
});

describe('withdrawing', () => {
  it('is available from submission to approval', () => {
    expect(APPLICATION_STATUSES.filter(canWithdraw)).toEqual([
      'submitted',
      'under_review',
      'information_requested',
      'price_offered',
      'approved',
    ]);
  });
});

describe('a draft', () => {
  it('stays for 30 days after its last change', () => {
    expect(draftKeptUntil('2026-11-20')).toBe('2026-12-20');
  });
});

describe('applications that need the customer', () => {
  it.each([
    [0, 'Nothing here needs you today.'],
    [1, '1 thing needs you.'],
    [2, '2 things need you.'],
  ])('%i: %s', (count, words) => {
    expect(needsWords(count)).toBe(words);
  });
});

describe('a bond that is being issued', () => {
  const approved = { status: 'approved', isPaidByWire: false } as const;

  it('is ready soon without any action of the customer', () => {
    expect(isBeingMade(approved)).toBe(true);
    expect(describeStatus(approved)).toMatchObject({
      holder: 'us',
      sentence: expect.stringContaining('We are preparing your bond'),
    });
  });

  it('is finished by hand when staff must review it', () => {
    expect(isBeingMade({ ...approved, isMadeByHand: true })).toBe(false);
    expect(describeStatus({ ...approved, isMadeByHand: true })).toMatchObject({
      holder: 'us',
      sentence: expect.stringContaining('A member of our staff'),
    });
  });

  it('waits for a wire, and does not exist before the approval or after the issue', () => {
    expect(isBeingMade({ ...approved, isPaidByWire: true })).toBe(false);
    expect(isBeingMade({ ...approved, status: 'under_review' })).toBe(false);
    expect(describeStatus({ ...approved, status: 'issued', isMadeByHand: true }).label).toBe(
      'Issued',
    );
  });
});
